import { type ContactState, contactStates } from '@assay/contracts/contact-infos'
import { Badge } from '@assay/ui/badge'
import { Checkbox } from '@assay/ui/checkbox'
import { classNames } from '@assay/ui/class-names.ts'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { agoInWords, countInWords, payInWords } from '../../platform/in-words.ts'
import { NameCell, OpenedTable } from '../../platform/opened-table.tsx'
import { PageFoot } from '../../platform/page-foot.tsx'
import { type PagedView, sortingBy } from '../../platform/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { ContactDrawer } from './contact-drawer.tsx'
import { type ContactInfo, contactsQuery, subscriptionQuery } from './contact-infos.queries.ts'
import { clockOf, creditWords, stateWords } from './contact-words.ts'
import styles from './contacts.module.css'

export interface ContactView extends PagedView {
  readonly state: ContactState | ''
  readonly requirement: string
  readonly isMine: boolean
}

interface ContactListProps {
  view: ContactView
  onView: (view: ContactView) => void
  /** Employers see credits and their own; an agency sees what it is asked. */
  forEmployer: boolean
  profile: (contact: ContactInfo, words: ReactNode) => ReactNode
  start: ReactNode
}

/** Every contact request with its clock and its credit. */
export function ContactList({ view, onView, forEmployer, profile, start }: ContactListProps) {
  const query = useQuery(
    contactsQuery({
      ...{ states: view.state === '' ? [] : [view.state], requirement: view.requirement || undefined },
      ...{ isMine: view.isMine, sort: view.sort, number: view.page, size: view.size },
    }),
  )
  const [openId, setOpenId] = useState<string | null>(null)
  const isFiltered = view.state !== '' || view.isMine || view.requirement !== ''
  const clear = () => onView({ ...view, state: '', isMine: false, requirement: '', page: 1 })
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Contact requests</h1>
      <div className={styles.bar}>
        <Select
          label="State"
          labelHidden
          value={view.state}
          placeholder="Every state"
          options={contactStates.map((value) => ({ value, label: stateWords[value].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value as ContactState | '', page: 1 })}
        />
        {forEmployer && (
          <Checkbox
            label="Sent by me"
            checked={view.isMine}
            onChange={() => onView({ ...view, isMine: !view.isMine, page: 1 })}
          />
        )}
        {forEmployer && <Credits />}
      </div>
      <Panel title="Requests" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ contacts, total }) => {
            if (contacts.length > 0)
              return (
                <>
                  <Contacts contacts={contacts} view={view} onView={onView} onOpen={({ id }) => setOpenId(id)} />
                  <PageFoot view={view} onView={onView} shown={contacts.length} total={total} />
                </>
              )
            if (isFiltered) return <FilteredEmpty onClear={clear} />
            return (
              <EmptyState action={start}>
                {forEmployer
                  ? 'A request costs one credit, which comes back when somebody declines or does not answer within 72 hours.'
                  : 'Requests for the contact details of your candidates arrive here.'}
              </EmptyState>
            )
          }}
        </Region>
      </Panel>
      {openId !== null && <ContactDrawer id={openId} profile={profile} onClose={() => setOpenId(null)} />}
    </div>
  )
}

function Credits() {
  const { data } = useQuery(subscriptionQuery())
  if (data === undefined) return null
  const { included, extra, left } = data.credits
  return (
    <p className={styles.credits}>
      {included === null || left === null
        ? 'Contact requests are free on your plan.'
        : `${countInWords(left, 'credit')} left of ${(included + extra).toLocaleString('en')}`}
    </p>
  )
}

interface ContactsProps {
  contacts: readonly ContactInfo[]
  view: ContactView
  onView: (view: ContactView) => void
  onOpen: (contact: ContactInfo) => void
}

function Contacts({ contacts, view, onView, onOpen }: ContactsProps) {
  const sorting = sortingBy(view, onView)
  return (
    <OpenedTable
      label="Contact requests"
      one="request"
      items={contacts}
      onOpen={onOpen}
      heads={
        <>
          <HeadCell>Candidate</HeadCell>
          <HeadCell {...sorting('state')}>State</HeadCell>
          <HeadCell className={styles.roomy} {...sorting('expiresAt')}>
            Time left
          </HeadCell>
          <HeadCell numeric className={styles.roomy}>
            Pay stated
          </HeadCell>
          <HeadCell className={styles.roomy}>Credit</HeadCell>
          <HeadCell className={styles.roomy} {...sorting('createdAt')}>
            Sent by
          </HeadCell>
        </>
      }
      cells={(contact) => (
        <>
          <NameCell name={contact.candidateName} onOpen={() => onOpen(contact)}>
            {contact.requirementTitle}
          </NameCell>
          <Cell>
            <Badge tone={stateWords[contact.state].tone}>{stateWords[contact.state].label}</Badge>
            {clockOf(contact) !== null && (
              <span className={classNames(styles.note, styles.narrow)}>{clockOf(contact)}</span>
            )}
          </Cell>
          <Cell className={styles.roomy}>{clockOf(contact) ?? '–'}</Cell>
          <Cell numeric className={styles.roomy}>
            {payInWords(contact.pay)}
          </Cell>
          <Cell className={styles.roomy}>{creditWords[contact.credit]}</Cell>
          <Cell className={styles.roomy}>
            {contact.requestedBy.fullName}
            <span className={styles.note}>{agoInWords(contact.createdAt)}</span>
          </Cell>
        </>
      )}
    />
  )
}
