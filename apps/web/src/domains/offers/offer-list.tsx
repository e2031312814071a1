import { type OfferState, offerStates } from '@assay/contracts/offers'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { BodyCells, HeadCells } from '../../platform/list-views/list-cells.tsx'
import { LARGEST_PAGE, ListTools } from '../../platform/list-views/list-tools.tsx'
import { type ListLens, useListView } from '../../platform/list-views/use-list-view.ts'
import { OpenedTable } from '../../platform/opened-table.tsx'
import { PageFoot } from '../../platform/page-foot.tsx'
import type { PagedView } from '../../platform/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { isOfferState } from './offer-address.ts'
import { offerColumns } from './offer-columns.tsx'
import { offerStateWords } from './offer-words.ts'
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
  const states = state === '' ? [] : [state]
  const query = useQuery(offersQuery({ states, sort, number: page, size }))
  const client = useQueryClient()
  const columns = useMemo(() => offerColumns(onOpen), [onOpen])
  const lens = useListView({
    ...{ list: 'offers', columns, sort, usualSort: '-createdAt', filters: { state } },
    onApply: ({ filters, sort: by }) =>
      onView({ ...view, state: isOfferState(filters['state']) ? filters['state'] : '', sort: by, page: 1 }),
  })
  const load = async (number: number) => {
    const found = await client.fetchQuery(offersQuery({ states, sort, number, size: LARGEST_PAGE }))
    return { rows: found.offers, total: found.total }
  }
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
          <>
            <Select
              label="State"
              labelHidden
              controlSize="small"
              value={state}
              placeholder="Every state"
              options={offerStates.map((each) => ({ value: each, label: offerStateWords[each].label }))}
              onChange={(event) => onView({ ...view, state: event.target.value as OfferView['state'], page: 1 })}
            />
            <ListTools lens={lens} name="offers" load={load} isEmpty={query.data?.total === 0} />
          </>
        }
      >
        <Region query={query}>
          {({ offers, total }) => {
            if (offers.length > 0) return <Rows {...{ offers, total, view, onView, onOpen, lens }} />
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
  lens: ListLens<Offer>
}

function Rows({ offers, total, view, onView, onOpen, lens }: RowsProps) {
  return (
    <>
      <OpenedTable
        label="Every version of every offer"
        one="offer"
        items={offers}
        onOpen={onOpen}
        heads={<HeadCells lens={lens} sort={view.sort} onSort={(sort) => onView({ ...view, sort, page: 1 })} />}
        cells={(offer) => <BodyCells lens={lens} row={offer} />}
      />
      <PageFoot {...{ view, onView, total }} shown={offers.length} />
    </>
  )
}
