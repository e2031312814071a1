// Limits on guessing: passwords, codes.
export { forgetFailures, type GuessKey, locked, noteAttempt, refuseGuess } from './guesses.ts'
export { type Failures, judgeFailure, secondsUntil } from './login-attempts.rules.ts'
export {
  clearAttempts,
  countAttempt,
  deleteOldAttempts,
  lockAttempts,
  uncountAttempt,
} from './login-attempts.store.ts'
