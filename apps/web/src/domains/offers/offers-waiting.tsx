import type { OfferState } from '@assay/contracts/offers'
import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { PersonMark } from '@assay/ui/person-mark'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatPay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { isLastDay, nameOf, offerStateLabels, timeLeft } from './offer-labels.ts'
import styles from './offers.module.css'
import { type ListedOffer, offersQuery } from './offers.queries.ts'

const WAITING: readonly OfferState[] = ['draft', 'pendingApproval', 'approved', 'sent', 'viewed']
const MOST = 8

interface OffersWaitingProps {
  link: (offer: ListedOffer, words: string) => ReactNode
  /** Links to all of them. */
  all: ReactNode
  /** Links to the shortlists, where candidates come from. */
  shortlists: ReactNode
}

export function OffersWaiting({ link, all, shortlists }: OffersWaitingProps) {
  const query = useQuery(offersQuery({ states: WAITING, sort: 'expiresAt', number: 1, size: MOST }))
  return (
    <Panel title="Open offers" flush note={query.data?.total.toLocaleString('en')} actions={all}>
      <Region query={query}>
        {({ offers }) =>
          offers.length === 0 ? (
            <EmptyState title="No offers in progress" action={shortlists}>
              You can make offers to candidates in the decision stage.
            </EmptyState>
          ) : (
            <ul className={styles.rows} data-row-list="">
              {offers.map((offer) => (
                <li key={offer.id}>
                  <PersonMark id={offer.candidate.id} name={nameOf(offer)} />
                  <span>
                    {link(offer, nameOf(offer))}
                    <span className={styles.note}>{offer.requirementTitle}</span>
                  </span>
                  <span className={styles.stand}>
                    <Badge tone={offerStateLabels[offer.state].tone}>{offerStateLabels[offer.state].label}</Badge>
                  </span>
                  <span className={styles.left}>
                    {timeLeft(offer) !== null &&
                      (isLastDay(offer) ? (
                        <Badge tone="late">expires {timeLeft(offer)}</Badge>
                      ) : (
                        <span className={styles.note}>expires {timeLeft(offer)}</span>
                      ))}
                  </span>
                  <span className={styles.pay}>{formatPay(offer.amount)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Region>
    </Panel>
  )
}
