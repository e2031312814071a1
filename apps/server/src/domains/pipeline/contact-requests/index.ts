// May this person be reached, and by whom? What other domains may ask of the contact requests.
export { advanceDueContacts } from './advance-due-contacts.ts'
export {
  type ContactInfo,
  findContactInfoById,
  findReleasedOf,
} from './contact-infos.store.ts'
export { endContactsOf } from './end-contacts.ts'
export { openStandingLinks } from './open-standing-links.ts'
export { sendContactMail, sendEndMail } from './send-contact-mail.ts'
export { type CandidatePageNeeds, showExplanation, showOwnData, showProgress } from './show-candidate-pages.ts'
export { showContactAsked } from './show-contact-asked.ts'
export { tellEnds } from './tell-ends.ts'
