import { writeSync } from 'node:fs'

/** A limited process answers on this file descriptor: libraries may write to the usual ones. */
export const ANSWER_FD = 3

/** The last thing that a limited process does. */
export function answerAndExit(answer: object): never {
  writeSync(ANSWER_FD, JSON.stringify(answer))
  process.exit(0)
}
