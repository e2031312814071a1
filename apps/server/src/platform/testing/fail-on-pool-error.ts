import { isConnectionLost } from '../database/transaction.ts'

/** Fails the tests, except where a busy machine opened a connection too late: the pool tries again at its next interval. */
export function failOnPoolError(error: unknown): void {
  if (!isConnectionLost(error)) throw error
}
