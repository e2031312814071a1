// An offer from its draft to its approval, its sending and its end.

export { decideOnOffer, submitOffer } from './decide-on-offer.ts'
export { checkedTerms, draftOffer, reviseOffer } from './draft-offer.ts'
export { expireOffers } from './expire-offers.ts'
export { sendOffer } from './send-offer.ts'
export { type MailAbout, sendOfferMail } from './send-offer-mail.ts'
export { closeOffers, withdrawOffer } from './withdraw-offer.ts'
