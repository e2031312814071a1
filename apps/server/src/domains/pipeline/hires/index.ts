// Hires, as other domains may use them.

export {
  answerCheckIn,
  confirmHire,
  endHire,
  rateHire,
  refundHire,
  replaceHire,
  requestReplacement,
  watchHires,
} from './follow-up/index.ts'
export {
  countHiresByState,
  eraseHireWordsOf,
  findHire,
  findHireOf,
  type Hire,
  hiresOfCandidate,
  listAllHires,
  listHires,
  scopeOfCaller as hireScopeOf,
  setAgencyOfHires,
} from './records/index.ts'
export { beginHire, recordNoShow, sendStartMail, showStartLink, startHire } from './starts/index.ts'
