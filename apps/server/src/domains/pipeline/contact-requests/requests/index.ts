// From the request to its end: request, remind, answer, withdraw, dispute, expire.

export { advanceDueContacts } from './advance-due-contacts.ts'
export { answerContactByLink, answerContactFor } from './answer-contact.ts'
export { decideDispute, disputeContact } from './dispute-contact.ts'
export { endContact, endContactsOf, endContactsOfAgency } from './end-contacts.ts'
export { endContactsWith, forgetContactsOf } from './forget-contacts.ts'
export { requestContact } from './request-contact.ts'
export { showContactRequestLink } from './show-contact-request.ts'
export { withdrawContact } from './withdraw-contact.ts'
