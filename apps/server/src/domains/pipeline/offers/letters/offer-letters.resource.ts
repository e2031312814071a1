import type { Presented } from '@assay/jsonapi/present'
import { isOut } from '../records/index.ts'
import type { HeldLetter } from './view-letter.ts'

/** The candidate’s view; authors and approvers are internal. */
export function presentLetter(
  { offer, document }: HeldLetter,
  { now, reasons }: { now: Date; reasons: readonly { code: string; label: string }[] },
): Presented {
  const { amountMinor, currency, payPeriod, expiresAt } = offer
  const hasRunOut = isOut.includes(offer.state) && expiresAt !== null && expiresAt <= now
  const state = hasRunOut ? 'expired' : isOut.includes(offer.state) ? 'open' : offer.state
  return {
    type: 'offer-letters',
    id: offer.id,
    attributes: {
      companyName: document.companyName,
      position: document.position,
      revision: offer.revision,
      amount: { amountMinor, currency, period: payPeriod },
      engagement: offer.engagement,
      hoursPerWeek: offer.hoursPerWeek,
      startOn: offer.startOn,
      trialDays: offer.trialDays,
      terms: document.terms,
      expiresAt,
      documentHash: document.hash,
      state,
      answeredAt: offer.answeredAt,
      acceptedName: offer.acceptedName,
      mayAnswer: state === 'open',
      reasons: state === 'open' ? reasons : [],
      createdAt: offer.createdAt,
      updatedAt: offer.updatedAt,
    },
  }
}
