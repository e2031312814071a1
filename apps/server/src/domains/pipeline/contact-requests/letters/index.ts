// Mails about contact requests, and the permanent links in them.

export { notifyEnds } from './notify-ends.ts'
export {
  findPermanentLinks,
  openPermanentLinks,
  PERMANENT_PURPOSES,
  type PermanentPurpose,
} from './open-permanent-links.ts'
export { sendContactMail, sendCorrectionMail, sendEndMail } from './send-contact-mail.ts'
