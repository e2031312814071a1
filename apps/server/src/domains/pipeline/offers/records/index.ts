// Offers as they are stored: rules, policy, events, queries, transitions.

export { listAllOffers } from './all-offers.store.ts'
export { eraseOfferWordsOf, forgetOffersOf } from './erased-words.store.ts'
export {
  assertActPossible,
  assertTakesOffers,
  getOffer,
  getOfferForAct,
  lockOffer,
  scopeOfCaller,
} from './get-offer.ts'
export { giveBackSeat } from './give-back-seat.ts'
export { assertSeatFree, backToDecision, moveOffer } from './move-offer.ts'
export { offersOfCandidate } from './moved-offers.store.ts'
export {
  countEndCodes,
  listDeclined,
  listSentOffers,
  readOfferAnswers,
  readSentOffers,
} from './offer-answers.store.ts'
export {
  findTemplate,
  listTemplates,
  type OfferTemplate,
  removeTemplate,
  saveTemplate,
} from './offer-templates.store.ts'
export { listOfferedPay } from './offered-pay.store.ts'
export { offerChanged, offerDrafted, offerExpiring, offerReminded, templateChanged } from './offers.events.ts'
export { mayActOnOffer, mayAnswerOffer, mayDraftOffer, mayReadOffers, maySaveTemplates } from './offers.policy.ts'
export {
  actsFrom,
  type BandFit,
  BUILT_IN_TEMPLATE,
  bandFitOf,
  benchmarkAmong,
  canMove,
  EXPIRING_MS,
  expiryOf,
  fillIn,
  inPreparation,
  isAtDecision,
  isOut,
  MAX_AGE_MS,
  mayRemindAt,
  openUntil,
  type PayBenchmark,
  takesVersion,
  unknownPlaceholders,
  YOUNGEST_MS,
} from './offers.rules.ts'
export {
  type Approval,
  addApproval,
  countOffersByState,
  countSeatsTaken,
  findDocument,
  findOfferById,
  insertOffer,
  listApprovals,
  listComparable,
  listDocumentHashes,
  listEntriesWithDraft,
  listOffers,
  listRunningOut,
  listRunOut,
  listUndecided,
  listVersions,
  lockOffersOf,
  type NewOffer,
  type Offer,
  type OfferDocument,
  saveDocument,
  updateOffer,
} from './offers.store.ts'
