// Who meets whom, when, and what do they think? What other domains may ask of interviews.

export { showInterviewAsked } from './candidate/show-interview-asked.ts'
export { closeInterviews } from './close-interviews.ts'
export { scopeOfCaller as interviewScopeOf } from './get-interview.ts'
export { type Interview, listInterviews } from './interviews.store.ts'
export { runInterviewClock } from './run-interview-clock.ts'
export { listTracks } from './tracks/list-tracks.ts'
