import { type OfferState, offerStates } from '@assay/contracts/offers'
import { Badge } from '@assay/ui/badge'
import { classNames } from '@assay/ui/class-names.ts'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dayInWords, payInWords, timeInWords } from '../../platform/in-words.ts'
import { NameCell, OpenedTable } from '../../platform/opened-table.tsx'
import { PageFoot } from '../../platform/page-foot.tsx'
import { type PagedView, sortingBy } from '../../platform/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { nameOf, offerStateWords, timeLeft, whyEnded } from './offer-words.ts'
import styles from './offers.module.css'
import { type Offer, offersQuery } from './offers.queries.ts'

export interface OfferView extends PagedView {
  readonly state: OfferState | ''
}

export interface OfferListProps {
  view: OfferView
  onView: (view: OfferView) => void
  onOpen: (offer: Offer) => void
  /** How one is made. */
  start: ReactNode
}

/** Every offer with its version, its pay, its state and its clock. */
export function OfferList({ view, onView, onOpen, start }: OfferListProps) {
  const { state, sort, page, size } = view
  const query = useQuery(offersQuery({ states: state === '' ? [] : [state], sort, number: page, size }))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Offers</h1>
        {start}
      </header>
      <Panel
        title="Offers"
        level={2}
        flush
        note={query.data?.total.toLocaleString('en')}
        actions={
          <Select
            label="State"
            labelHidden
            controlSize="small"
            value={state}
            placeholder="Every state"
            options={offerStates.map((each) => ({ value: each, label: offerStateWords[each].label }))}
            onChange={(event) => onView({ ...view, state: event.target.value as OfferView['state'], page: 1 })}
          />
        }
      >
        <Region query={query}>
          {({ offers, total }) => {
            if (offers.length > 0) return <Rows {...{ offers, total, view, onView, onOpen }} />
            if (state !== '') return <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
            return <EmptyState action={start}>An offer is made to a candidate who is at the decision.</EmptyState>
          }}
        </Region>
      </Panel>
    </div>
  )
}

interface RowsProps extends Pick<OfferListProps, 'view' | 'onView' | 'onOpen'> {
  offers: readonly Offer[]
  total: number
}

function Rows({ offers, total, view, onView, onOpen }: RowsProps) {
  const by = sortingBy(view, onView)
  return (
    <>
      <OpenedTable
        label="Every version of every offer"
        one="offer"
        items={offers}
        onOpen={onOpen}
        heads={
          <>
            <HeadCell>Candidate</HeadCell>
            <HeadCell {...by('state')}>State</HeadCell>
            <HeadCell>Pay</HeadCell>
            <HeadCell className={styles.roomy}>Approval</HeadCell>
            <HeadCell className={styles.roomy} {...by('sentAt')}>
              Sent
            </HeadCell>
            <HeadCell className={styles.roomy}>Viewed</HeadCell>
            <HeadCell className={styles.roomy} {...by('expiresAt')}>
              Expires
            </HeadCell>
            <HeadCell className={styles.roomy} {...by('startOn')}>
              Start
            </HeadCell>
          </>
        }
        cells={(offer) => (
          <>
            <NameCell name={nameOf(offer)} onOpen={() => onOpen(offer)}>
              {offer.requirementTitle}
              <br />
              Version {offer.revision}
            </NameCell>
            <Cell>
              <Badge tone={offerStateWords[offer.state].tone}>{offerStateWords[offer.state].label}</Badge>
              {whyEnded(offer) !== null && <span className={styles.note}>{whyEnded(offer)}</span>}
              {timeLeft(offer) !== null && (
                <span className={classNames(styles.note, styles.narrow)}>expires {timeLeft(offer)}</span>
              )}
            </Cell>
            <Cell>{payInWords(offer.amount)}</Cell>
            <Cell className={styles.roomy}>{approvalOf(offer)}</Cell>
            <Cell className={classNames(styles.roomy, styles.day)}>
              {offer.sentAt === null ? '–' : timeInWords(offer.sentAt)}
            </Cell>
            <Cell className={classNames(styles.roomy, styles.day)}>
              {offer.viewedAt === null ? '–' : timeInWords(offer.viewedAt)}
            </Cell>
            <Cell className={classNames(styles.roomy, styles.day)}>{timeLeft(offer) ?? '–'}</Cell>
            <Cell className={classNames(styles.roomy, styles.day)}>{dayInWords(offer.startOn)}</Cell>
          </>
        )}
      />
      <PageFoot {...{ view, onView, total }} shown={offers.length} />
    </>
  )
}

function approvalOf({ approvals, approver, needsOwner, state }: Offer): string {
  const last = approvals.at(-1)
  if (state === 'pendingApproval')
    return `Waits for ${needsOwner ? 'an owner' : (approver?.fullName ?? 'an owner or admin')}`
  if (last === undefined) return '–'
  return `${last.decision === 'approved' ? 'Approved' : 'Sent back'} by ${last.fullName}`
}
