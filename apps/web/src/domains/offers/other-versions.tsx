import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatPay } from '../../platform/format.ts'
import { offerStateLabels } from './offer-labels.ts'
import styles from './offers.module.css'
import { type Offer, versionsQuery } from './offers.queries.ts'

interface OtherVersionsProps {
  offer: Offer
  link: (id: string, words: ReactNode) => ReactNode
}

/** What else was offered to the candidate for this job, or is in preparation. */
export function OtherVersions({ offer, link }: OtherVersionsProps) {
  const { data = [] } = useQuery(versionsQuery(offer.shortlisted.id))
  const others = data.filter(({ id }) => id !== offer.id)
  if (others.length === 0) return null
  return (
    <ul className={styles.chain} aria-label="Other versions">
      {others.map(({ id, revision, state, amount }) => (
        <li key={id}>
          {link(id, `Version ${revision}`)}: {offerStateLabels[state].label.toLowerCase()}, {formatPay(amount)}
        </li>
      ))}
    </ul>
  )
}
