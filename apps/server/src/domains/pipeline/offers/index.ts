// What is offered to whom, and what do they answer? What other domains may ask of offers.
export { expireOffers } from './expire-offers.ts'
export { scopeOfCaller as offerScopeOf } from './get-offer.ts'
export { giveBackSeat } from './give-back-seat.ts'
export { findOfferById, listOffers, type Offer } from './offers.store.ts'
export { type MailAbout, sendOfferMail } from './send-offer-mail.ts'
export { showLetterLink } from './show-letter-link.ts'
export { closeOffers } from './withdraw-offer.ts'
