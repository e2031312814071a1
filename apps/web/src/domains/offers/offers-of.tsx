import { Badge } from '@assay/ui/badge'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDay, formatPay } from '../../platform/format.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { howEnded, nameOf, offerStateLabels, timeLeft } from './offer-labels.ts'
import styles from './offers.module.css'
import { type ListedOffer, offersQuery } from './offers.queries.ts'

interface OffersOfProps {
  requirementId: string
  onOpen: (offer: ListedOffer) => void
  /** Links to where an offer is made. */
  start: ReactNode
}

export function OffersOf({ requirementId, onOpen, start }: OffersOfProps) {
  const [view, setView] = useState<Pick<PagedView, 'page' | 'size'>>({ page: 1, size: 25 })
  const query = useQuery(
    offersQuery({ states: [], requirement: requirementId, sort: '-createdAt', number: view.page, size: view.size }),
  )
  return (
    <Region query={query}>
      {({ offers, total }) =>
        offers.length === 0 ? (
          <EmptyState title="No offers" action={start}>
            You can make offers to candidates in the decision stage.
          </EmptyState>
        ) : (
          <div className={styles.page}>
            <OpenedTable
              label="Offers for this job"
              items={offers}
              heads={
                <>
                  <HeadCell>Candidate</HeadCell>
                  <HeadCell>Status</HeadCell>
                  <HeadCell>Pay</HeadCell>
                  <HeadCell className={styles.roomy}>Expires</HeadCell>
                  <HeadCell className={styles.roomy}>Start</HeadCell>
                </>
              }
              cells={(offer) => (
                <>
                  <NameCell name={nameOf(offer)} person={offer.candidate.id} onOpen={() => onOpen(offer)}>
                    Version {offer.revision}
                  </NameCell>
                  <Cell>
                    <Badge tone={offerStateLabels[offer.state].tone}>{offerStateLabels[offer.state].label}</Badge>
                    <Ended offer={offer} />
                  </Cell>
                  <Cell>{formatPay(offer.amount)}</Cell>
                  <Cell className={styles.roomy}>{timeLeft(offer) ?? '–'}</Cell>
                  <Cell className={styles.roomy}>{formatDay(offer.startOn)}</Cell>
                </>
              )}
            />
            <PageFoot view={view} onView={setView} shown={offers.length} total={total} />
          </div>
        )
      }
    </Region>
  )
}

function Ended({ offer }: { offer: ListedOffer }) {
  const ended = howEnded(offer, formatDay)
  return ended === null ? null : <span className={styles.note}>{ended}</span>
}
