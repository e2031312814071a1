// The letter of an offer, and the candidate's answer to it.

export { acceptByLink, recordAcceptance } from './accept-offer.ts'
export { declineByLink } from './decline-offer.ts'
export { getOfferDocument } from './get-offer-document.ts'
export { showLetterLink } from './show-letter-link.ts'
export { viewLetter } from './view-letter.ts'
export { writeExample, writeLetter } from './write-letter.ts'
