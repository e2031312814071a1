// Who meets whom, when, and what do they think? What other domains may ask of interviews.

export { showInterviewAsked } from './candidate/show-interview-asked.ts'
export { closeInterviews } from './close-interviews.ts'
export { scopeOfCaller as interviewScopeOf } from './get-interview.ts'
export { findInterviewById, type Interview, listInterviews, listPanels } from './interviews.store.ts'
export { type InterviewMail, mailCandidate, mailPanel } from './letters/send-interview-mail.ts'
export { runInterviewClock } from './run-interview-clock.ts'
export { listScorecards } from './scorecards.store.ts'
export { listTracks } from './tracks/list-tracks.ts'
