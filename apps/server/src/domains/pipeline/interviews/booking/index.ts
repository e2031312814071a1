// From the plan of a round to its booking, and every change to it.

export { cancelInterview } from './cancel-interview.ts'
export { createInterview, draftInterview, getOnShortlistForAct, zoneOf } from './create-interview.ts'
export { handOverInterviews } from './hand-over-interviews.ts'
export { labelInterviews } from './label-interviews.ts'
export { assertPanel, keepInterviewers, NO_PLANNED_INTERVIEWER, type Seated } from './plan-round.ts'
export { assertReleased } from './propose-slots.ts'
export { assertNotStarted, assertReschedulesLeft, rescheduleInterview } from './reschedule-interview.ts'
export { type CandidateNames, nameCandidates, showInterviews, visibleScorecards } from './show-interviews.ts'
