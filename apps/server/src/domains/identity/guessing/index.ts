// Limits on guessing: passwords, codes.
export { countOrRefuse, forgetFailures, type GuessKey, locked, noteAttempt, refuseGuess } from './guesses.ts'
export { MAX_FAILURES_OF_ADDRESS, secondsUntil, triesFromOneAddress } from './login-attempts.rules.ts'
export {
  type CountedAttempt,
  clearAttempts,
  countAttempt,
  deleteOldAttempts,
  findAttempts,
  uncountAttempt,
} from './login-attempts.store.ts'
export { provePassword } from './prove-password.ts'
