import { writeSync } from 'node:fs'

/** File descriptor for the answer of a limited process: libraries may write to the standard ones. */
export const ANSWER_FD = 3

/** Call last in a limited process. */
export function answerAndExit(answer: object): never {
  writeSync(ANSWER_FD, JSON.stringify(answer))
  process.exit(0)
}
