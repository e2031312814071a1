// Proposing times to a candidate.

export { LoopSuggestions } from './loop-suggestions.tsx'
export { MoveDialog } from './move-dialog.tsx'
export {
  candidateOf,
  dueRound,
  interviewersOf,
  minutesOf,
  questionFor,
  requirementOf,
  type Slot,
} from './offer-target.ts'
export { OfferTimes } from './offer-times.tsx'
export { type Offer, useOffer } from './use-offer.ts'
