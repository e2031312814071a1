import { FactList } from '../../platform/fact-list.tsx'
import { formatCount, formatDay, formatPay, formatTime } from '../../platform/format.ts'
import { engagementLabels, howEnded, offerStateLabels, timeLeft } from './offer-labels.ts'
import styles from './offers.module.css'
import type { Offer } from './offers.queries.ts'

const BAND = {
  within: 'within the salary range',
  above: 'above the salary range',
  unknown: 'no salary range set',
} as const

export function OfferFacts({ offer }: { offer: Offer }) {
  const { hoursPerWeek, approver, authors, acceptedName, answeredAt, expiresAt } = offer
  const facts: readonly (readonly [string, string | null])[] = [
    ['Version', String(offer.revision)],
    ['Pay', `${formatPay(offer.amount)}, ${BAND[offer.bandFit]}`],
    ['Engagement', `${engagementLabels[offer.engagement]}${hoursPerWeek === null ? '' : `, ${hoursPerWeek} h/week`}`],
    ['Start', formatDay(offer.startOn)],
    ['Trial', offer.trialDays === 0 ? 'None' : formatCount(offer.trialDays, 'day')],
    ['Seats', `${offer.seats.free} of ${offer.seats.all} free`],
    ['Written by', authors.map(({ fullName }) => fullName).join(', ')],
    ['Approver', approver?.fullName ?? (offer.needsOwner ? 'An owner' : 'Anyone with permission')],
    ['Withdrawal', whoWithdraws(offer)],
    ['Sent', offer.sentAt === null ? null : formatTime(offer.sentAt)],
    ['Viewed', offer.viewedAt === null ? null : formatTime(offer.viewedAt)],
    ['Expires', timeLeft(offer)],
    ['Expired', offer.state === 'expired' && expiresAt !== null ? formatTime(expiresAt) : null],
    ['Accepted', acceptedName === null || answeredAt === null ? null : `“${acceptedName}”, ${formatTime(answeredAt)}`],
    ['Evidence', offer.evidence],
    [offerStateLabels[offer.state].label, howEnded(offer, formatTime)],
  ]
  return <FactList facts={facts} />
}

/** For those who wait for an answer and may not withdraw the offer themselves. */
const whoWithdraws = ({ state, mayDo }: Offer): string | null =>
  (state === 'sent' || state === 'viewed') && !mayDo.includes('withdraw') ? 'Ask an owner or admin' : null

/** The approval decisions, in order. */
export function Approvals({ offer }: { offer: Offer }) {
  if (offer.approvals.length === 0) return null
  return (
    <ul className={styles.chain} aria-label="Decisions">
      {offer.approvals.map(({ userId, fullName, decision, note, at }) => (
        <li key={`${userId}${at}`}>
          <strong>{decision === 'approved' ? 'Approved' : 'Sent back'}</strong> by {fullName}, {formatTime(at)}
          {note !== null && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  )
}
