// How an interview ends: scorecards, completion, no-shows, and the scheduled work.

export { closeInterviews } from './close-interviews.ts'
export { completeInterview } from './complete-interview.ts'
export { contestIn, contestNoShow, reportIn, reportNoShow } from './report-no-show.ts'
export { runInterviewClock } from './run-interview-clock.ts'
export { submitScorecard } from './submit-scorecard.ts'
