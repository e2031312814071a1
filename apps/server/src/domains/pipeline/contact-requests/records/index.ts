// Contact requests as they are stored: rules, policy, events, queries, transitions.

export { countDeclineReasons } from './contact-figures.store.ts'
export {
  consentEnded,
  contactAnswered,
  contactDisputed,
  contactEdited,
  contactExpired,
  contactReminded,
  contactRequested,
  contactRevoked,
  contactSent,
  contactWithdrawn,
  correctionDecided,
  correctionProposed,
  disputeDecided,
  endNotified,
} from './contact-infos.events.ts'
export {
  mayActOnContact,
  mayCorrectDataOf,
  mayEraseLapsed,
  mayReadCorrections,
  mayRequestContact,
  maySeeDetails,
} from './contact-infos.policy.ts'
export {
  ANSWER_MS,
  findBlockers,
  findMismatches,
  isRemindedLately,
  medianHours,
  possibleActs,
  purposeOf,
  REMIND_BEFORE_MS,
  RETENTION_MS,
  UNDO_MS,
} from './contact-infos.rules.ts'
export {
  type ContactInfo,
  clearWordsOf,
  countContactsByState,
  detachFromCandidate,
  findContactInfoById,
  findReleasedOf,
  insertContactInfo,
  listAllContactInfos,
  listContactInfos,
  listDue,
  listOfEntry,
  listOpenOf,
  listReleasedEntriesOf,
  updateContactInfo,
} from './contact-infos.store.ts'
export { payOf } from './contact-pay.rules.ts'
export {
  describeMismatch,
  draftMessage,
  formatBlocker,
  formatMismatch,
  formatPay,
} from './contact-words.rules.ts'
export {
  type Correction,
  deleteCorrectionsOf,
  findCorrection,
  insertCorrection,
  listCorrectionsOf,
  listWaiting,
  lockCorrection,
  updateCorrection,
} from './data-corrections.store.ts'
export {
  assertPossible,
  getContactForAct,
  getContactInfo,
  lockWithRequirement,
  scopeOfCaller,
} from './get-contact-info.ts'
export { moveContact, stepBack } from './move-contact.ts'
export { contactsOfCandidate } from './moved-contacts.store.ts'
