// Offers, as other domains may use them.

export {
  closeOffers,
  decideOnOffer,
  draftOffer,
  expireOffers,
  type MailAbout,
  reviseOffer,
  sendOffer,
  sendOfferMail,
  submitOffer,
  withdrawOffer,
} from './drafts/index.ts'
export { acceptByLink, declineByLink, showLetterLink, viewLetter } from './letters/index.ts'
export {
  countEndCodes,
  countOffersByState,
  eraseOfferWordsOf,
  findOfferById,
  forgetOffersOf,
  giveBackSeat,
  listAllOffers,
  listDeclined,
  listEntriesWithDraft,
  listOfferedPay,
  listOffers,
  listSentOffers,
  listTemplates as listOfferTemplates,
  mayReadOffers,
  type Offer,
  offersOfCandidate,
  openUntil as offerOpenUntil,
  readOfferAnswers,
  readSentOffers,
  scopeOfCaller as offerScopeOf,
} from './records/index.ts'
