// Separate from the page because the address is parsed before the page and its contract are loaded.
import type { OfferState } from '@assay/contracts/offers'

const states: Readonly<Record<OfferState, true>> = {
  draft: true,
  pendingApproval: true,
  approved: true,
  sent: true,
  viewed: true,
  accepted: true,
  declined: true,
  expired: true,
  withdrawn: true,
  superseded: true,
}

export const isOfferState = (text: unknown): text is OfferState =>
  typeof text === 'string' && Object.hasOwn(states, text)
