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
  countOffersByState,
  eraseOfferWordsOf,
  findOfferById,
  giveBackSeat,
  listAllOffers,
  listDeclined,
  listOfferedPay,
  listOffers,
  mayReadOffers,
  type Offer,
  readOfferAnswers,
  scopeOfCaller as offerScopeOf,
} from './records/index.ts'
