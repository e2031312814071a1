// Interviews, as other domains may use them.

export { cancelInterview, createInterview, handOverInterviews, rescheduleInterview } from './booking/index.ts'
export {
  answerForCandidate,
  askForAnotherTime,
  chooseSlot,
  choosing,
  counterSlots,
  listRepresentedEntries,
  showInterviewLink,
} from './candidate/index.ts'
export {
  type ConnectionNeeds,
  connectionParts,
  deleteCalendarsOf,
  insertConnection,
  listCalendarsOf,
  saveCalendarObjects,
  saveCalendars,
  saveWrittenEvents,
  synchronizeCalendarsOf,
  synchronizeConnection,
  synchronizeDueCalendars,
  updateCalendar,
  updateWritten,
} from './connections/index.ts'
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
  countLoads,
  countOpenOf as countOpenInterviewsOf,
  eraseInterviewWordsOf,
  findInterviewById,
  forgetInterviewsOf,
  type Interview,
  interviewsOfCandidate,
  listAllInterviews,
  listHeldBy,
  listInterviewsAmong,
  listInterviewsOfPerson,
  listNextInterviews,
  listPanels,
  listScorecards,
  readInterviewerFigures,
  scopeOfCaller as interviewScopeOf,
} from './records/index.ts'
export type { CalendarClients } from './services/index.ts'
export { dateIn, weekOf } from './times/index.ts'
export { listTrackStatuses } from './tracks/index.ts'
