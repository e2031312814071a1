// May this person be reached, and by whom? What other domains may ask of the contact requests.
export { advanceDueContacts } from './advance-due-contacts.ts'
export { type ContactInfo, findReleasedOf } from './contact-infos.store.ts'
export { endContactsOf } from './end-contacts.ts'
export { showContactAsked } from './show-contact-asked.ts'
