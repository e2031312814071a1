import { type ContactState, contactStates, refusalCodes } from '@assay/contracts/contact-infos'
import { Checkbox } from '@assay/ui/checkbox'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { loadOnUse } from '../../platform/lifecycle/load-on-use.ts'
import { BodyCells, HeadCells } from '../../platform/list-views/list-cells.tsx'
import { ListTools } from '../../platform/list-views/list-tools.tsx'
import { OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { SelectCell, SelectHead, SelectionBar } from '../../platform/list-views/selection.tsx'
import { type ListViewState, useListView } from '../../platform/list-views/use-list-view.ts'
import { type Selection, useSelection } from '../../platform/list-views/use-selection.ts'
import { MAX_PAGE } from '../../platform/load-pages.ts'
import { Region } from '../../platform/region.tsx'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { isContactState } from './contact-address.ts'
import { ContactBulk } from './contact-bulk.tsx'
import { contactColumns } from './contact-columns.tsx'
import { type ContactInfo, contactsQuery, subscriptionQuery } from './contact-infos.queries.ts'
import { formatDecline, stateLabels } from './contact-labels.ts'
import styles from './contacts.module.css'

const loadDrawer = () => import('./contact-drawer.tsx')
const ContactDrawer = lazy(async () => ({ default: (await loadDrawer()).ContactDrawer }))

export interface ContactView extends PagedView {
  readonly state: ContactState | ''
  readonly requirement: string
  readonly isMine: boolean
  /** Why the candidate declined. */
  readonly reason: string
}

interface ContactListProps {
  view: ContactView
  onView: (view: ContactView) => void
  /** Employers see their credits and own requests; an agency sees the requests it received. */
  forEmployer: boolean
  profile: (contact: ContactInfo, words: ReactNode) => ReactNode
  start: ReactNode
}

export function ContactList({ view, onView, forEmployer, profile, start }: ContactListProps) {
  const { state, requirement, isMine, reason, sort } = view
  const asked = { states: state === '' ? [] : [state], requirement: requirement || undefined, isMine, reason, sort }
  const query = useQuery(contactsQuery({ ...asked, number: view.page, size: view.size }))
  const [openId, setOpenId] = useState<string | null>(null)
  useEffect(() => loadOnUse(loadDrawer), [])
  const { user } = useSession()
  const maySpend = mayDo(user, 'contact.request')
  const selection = useSelection<ContactInfo>()
  const client = useQueryClient()
  const columns = useMemo(() => contactColumns(({ id }) => setOpenId(id)), [])
  const listView = useListView({
    list: 'contacts',
    columns,
    sort,
    usualSort: '-createdAt',
    filters: { state, requirement, reason, mine: isMine ? 'true' : '' },
    onApply: ({ filters, sort: by }) =>
      onView({
        ...view,
        sort: by,
        page: 1,
        requirement: filters['requirement'] ?? '',
        reason: filters['reason'] ?? '',
        isMine: filters['mine'] === 'true',
        state: isContactState(filters['state']) ? filters['state'] : '',
      }),
  })
  const load = async (number: number) => {
    const found = await client.fetchQuery(contactsQuery({ ...asked, number, size: MAX_PAGE }))
    return { rows: found.contacts, total: found.total }
  }
  const isFiltered = view.state !== '' || view.isMine || view.requirement !== '' || view.reason !== ''
  const clear = () => onView({ ...view, state: '', isMine: false, requirement: '', reason: '', page: 1 })
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Contact requests</h1>
      <div className={styles.bar}>
        <Select
          label="Status"
          labelHidden
          value={view.state}
          placeholder="All statuses"
          options={contactStates.map((value) => ({ value, label: stateLabels[value].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value as ContactState | '', page: 1 })}
        />
        <Select
          label="Reason"
          labelHidden
          value={view.reason}
          placeholder="All reasons"
          options={refusalCodes.map((value) => ({ value, label: formatDecline(value) }))}
          onChange={(event) => onView({ ...view, reason: event.target.value, page: 1 })}
        />
        {forEmployer && (
          <Checkbox
            label="Sent by me"
            checked={view.isMine}
            onChange={() => onView({ ...view, isMine: !view.isMine, page: 1 })}
          />
        )}
        {forEmployer && maySpend && <Credits />}
      </div>
      <Panel
        title="Requests"
        flush
        note={query.data?.total.toLocaleString('en')}
        actions={
          <ListTools listView={listView} name="contact requests" load={load} isEmpty={query.data?.total === 0} />
        }
      >
        <Region query={query}>
          {({ contacts, total }) => {
            if (contacts.length > 0)
              return (
                <>
                  <SelectionBar
                    selection={selection}
                    one="request"
                    total={total}
                    load={load}
                    columns={listView.shown}
                    file="contact requests"
                  >
                    <ContactBulk selection={selection} />
                  </SelectionBar>
                  <Contacts contacts={contacts} view={view} onView={onView} listView={listView} selection={selection} />
                  <PageFoot view={view} onView={onView} shown={contacts.length} total={total} />
                </>
              )
            if (isFiltered) return <FilteredEmpty onClear={clear} />
            return (
              <EmptyState action={start}>
                {forEmployer
                  ? 'A request costs one credit. You get it back if the candidate declines or doesn’t answer within 72 hours.'
                  : 'Requests for your candidates’ contact details appear here.'}
              </EmptyState>
            )
          }}
        </Region>
      </Panel>
      {openId !== null && (
        <Suspense>
          <ContactDrawer id={openId} profile={profile} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
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
        : `${formatCount(left, 'credit')} left of ${(included + extra).toLocaleString('en')}`}
    </p>
  )
}

interface ContactsProps {
  contacts: readonly ContactInfo[]
  view: ContactView
  onView: (view: ContactView) => void
  listView: ListViewState<ContactInfo>
  selection: Selection<ContactInfo>
}

function Contacts({ contacts, view, onView, listView, selection }: ContactsProps) {
  return (
    <OpenedTable
      label="Contact requests"
      items={contacts}
      heads={
        <>
          <SelectHead rows={contacts} selection={selection} />
          <HeadCells listView={listView} sort={view.sort} onSort={(sort) => onView({ ...view, sort, page: 1 })} />
        </>
      }
      cells={(contact) => (
        <>
          <SelectCell row={contact} name={contact.candidateName} selection={selection} />
          <BodyCells listView={listView} row={contact} />
        </>
      )}
    />
  )
}
