// Contact requests, as other domains may use them.

export { withdrawFromProcess } from './act-on-own-data.ts'
export { advanceDueContacts } from './advance-due-contacts.ts'
export { answerContactByLink, answerContactFor } from './answer-contact.ts'
export { countDeclineReasons } from './contact-figures.store.ts'
export {
  type ContactInfo,
  countContactsByState,
  findContactInfoById,
  findReleasedOf,
  listAllContactInfos,
  listReleasedEntriesOf,
} from './contact-infos.store.ts'
export { listCorrectionsFor } from './decide-correction.ts'
export { decideDispute, disputeContact } from './dispute-contact.ts'
export { endContactsOf } from './end-contacts.ts'
export { scopeOfCaller as contactScopeOf } from './get-contact-info.ts'
export { notifyEnds } from './notify-ends.ts'
export { openPermanentLinks } from './open-permanent-links.ts'
export { requestContact } from './request-contact.ts'
export { sendContactMail, sendCorrectionMail, sendEndMail } from './send-contact-mail.ts'
export { type CandidatePageNeeds, showExplanation, showOwnData, showProgress } from './show-candidate-pages.ts'
export { showContactAsked } from './show-contact-request.ts'
export { withdrawContact } from './withdraw-contact.ts'
