// Who meets whom, when, and what do they think? What other domains may ask of interviews.
export { runInterviewClock } from './run-interview-clock.ts'
