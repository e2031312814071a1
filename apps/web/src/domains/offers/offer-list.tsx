import type { OfferState } from '@assay/contracts/offers'
import { EmptyState } from '@assay/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { ListByState, type StateView } from '../../platform/list-views/list-by-state.tsx'
import { MAX_PAGE } from '../../platform/load-pages.ts'
import { OfferBulk } from './offer-bulk.tsx'
import { offerColumns } from './offer-columns.tsx'
import { nameOf, offerStateLabels } from './offer-labels.ts'
import styles from './offers.module.css'
import { type ListedOffer, offersQuery } from './offers.queries.ts'

export type OfferView = StateView<OfferState>

export interface OfferListProps {
  view: OfferView
  onView: (view: OfferView) => void
  onOpen: (offer: ListedOffer) => void
  /** Links to where an offer is made. */
  start: ReactNode
}

export function OfferList({ view, onView, onOpen, start }: OfferListProps) {
  const { state, sort, page, size } = view
  const states = state === '' ? [] : [state]
  const client = useQueryClient()
  const columns = useMemo(() => offerColumns(onOpen), [onOpen])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Offers</h1>
        {start}
      </header>
      <ListByState
        list="offers"
        title="Offers"
        view={view}
        onView={onView}
        columns={columns}
        usualSort="-createdAt"
        states={offerStateLabels}
        query={useQuery({ ...offersQuery({ states, sort, number: page, size }), select: asRows })}
        load={async (number) => asRows(await client.fetchQuery(offersQuery({ states, sort, number, size: MAX_PAGE })))}
        label="Show all versions"
        one="offer"
        nameOf={nameOf}
        bulk={(selection) => <OfferBulk selection={selection} />}
        nothing={
          <EmptyState action={start}>
            {start ? 'You can make offers to candidates in the decision stage.' : 'Offers for your jobs appear here.'}
          </EmptyState>
        }
      />
    </div>
  )
}

const asRows = ({ offers, total }: { offers: readonly ListedOffer[]; total: number }) => ({ rows: offers, total })
