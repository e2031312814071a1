// Contact requests, as other domains may use them.

export {
  type CandidatePageNeeds,
  type EraseElsewhere,
  eraseLapsed,
  eraseLateWords,
  listCorrectionsFor,
  showExplanation,
  showOwnData,
  showProgress,
  withdrawFromProcess,
} from './candidate-pages/index.ts'
export { notifyEnds, openPermanentLinks, sendContactMail, sendCorrectionMail, sendEndMail } from './letters/index.ts'
export {
  type ContactInfo,
  contactsOfCandidate,
  countContactsByState,
  countDeclineReasons,
  findContactInfoById,
  findReleasedOf,
  listAllContactInfos,
  listContactInfos,
  listReleasedEntriesOf,
  scopeOfCaller as contactScopeOf,
} from './records/index.ts'
export {
  advanceDueContacts,
  answerContactByLink,
  answerContactFor,
  decideDispute,
  disputeContact,
  endContactsOf,
  endContactsOfAgency,
  endContactsWith,
  forgetContactsOf,
  requestContact,
  showContactRequestLink,
  withdrawContact,
} from './requests/index.ts'
