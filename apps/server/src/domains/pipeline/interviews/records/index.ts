// Interviews as they are stored: rules, policy, events, queries, transitions.

export { listAllInterviews } from './all-interviews.store.ts'
export { bookTime, countLoads, listBookings, listTaken, lockPeople } from './bookings.store.ts'
export { listImported, listOffered } from './busy-times.store.ts'
export { eraseInterviewWordsOf, forgetInterviewsOf } from './erased-words.store.ts'
export {
  countInterviews,
  countOpenOf,
  findInterviewsInScope,
  listInterviews,
  listInterviewsAmong,
  listInterviewsOfPerson,
  listNextInterviews,
  listOpenOfPerson,
} from './find-interviews.store.ts'
export {
  assertInterviewUnchanged,
  getInterview,
  getInterviewForAct,
  lockWithRequirement,
  scopeOfCaller,
  stepTo,
  wrongState,
} from './get-interview.ts'
export {
  agreedSpan,
  assertFree,
  bookSlot,
  endAsCancelled,
  moveTo,
  offerSlots,
  slotTaken,
  type Taker,
  tell,
} from './interview-steps.ts'
export { listHeldBy, readInterviewerFigures } from './interviewer-figures.store.ts'
export {
  calendarChanged,
  calendarConflict,
  connectionChanged,
  interviewEvent,
  interviewsJudged,
} from './interviews.events.ts'
export {
  mayActOnInterview,
  mayAnswerInterview,
  mayDecide,
  mayKeepCalendar,
  mayReadAvailability,
  mayReadScorecards,
  mayReadWords,
  maySchedule,
  representingAgency,
} from './interviews.policy.ts'
export {
  CONTEST_MS,
  cameToNothing,
  colorOf,
  defaultCriteria,
  EARLIEST_MS,
  type EmployerVerb,
  employerVerbs,
  isAgreed,
  leadsTo,
  MAX_COUNTERS,
  MAX_RESCHEDULES,
  REMIND_AGAIN_MS,
  waitsOn,
} from './interviews.rules.ts'
export {
  changeOrganizer,
  excusePanelMember,
  findInterviewById,
  type Interview,
  type InterviewChange,
  insertInterviews,
  insertPanel,
  listChanges,
  listInterviewsById,
  listInterviewsOfEntries,
  listOpenOfEntry,
  listPanels,
  listSlots,
  listStatesOfEntries,
  type OfferedSlot,
  type PanelMember,
  removeFromPanel,
  replaceSlots,
  saveResponse,
  takeDueInterviews,
  updateInterview,
} from './interviews.store.ts'
export { interviewsOfCandidate } from './moved-interviews.store.ts'
export { addReminder, listSoon, listUnjudged } from './reminders.store.ts'
export { addScorecard, listScorecards, type Scorecard } from './scorecards.store.ts'
export { assertZone, type ChosenSlot, readAgreed, readProposal } from './slots.rules.ts'
