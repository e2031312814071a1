// One-time challenges: a token of a link or a code that a person types, for any purpose.
export {
  checkCode,
  confirmChallenge,
  declineChallenge,
  openChallenge,
  spendAttempt,
  wrongCode,
} from './answer-challenge.ts'
export { askChallenge } from './ask-challenge.ts'
export { presentChallenge } from './challenges.resource.ts'
export { type Challenge, deleteOldChallenges, insertChallenge } from './challenges.store.ts'
