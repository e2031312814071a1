// Interviews, as other domains may use them.

export { cancelInterview, createInterview, rescheduleInterview } from './booking/index.ts'
export {
  askForAnotherTime,
  chooseSlot,
  counterSlots,
  listRepresentedEntries,
  showInterviewAsked,
} from './candidate/index.ts'
export { type InterviewMail, mailCandidate, mailPanel } from './letters/index.ts'
export {
  closeInterviews,
  completeInterview,
  reportNoShow,
  runInterviewClock,
  submitScorecard,
} from './outcomes/index.ts'
export {
  countInterviews,
  eraseInterviewWordsOf,
  findInterviewById,
  type Interview,
  listAllInterviews,
  listInterviewsAmong,
  listNextInterviews,
  listPanels,
  listScorecards,
  scopeOfCaller as interviewScopeOf,
} from './records/index.ts'
export { listTrackStatuses } from './tracks/index.ts'
