import type { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Turns of the event loop that a piece of work waits at most, if connections keep coming. */
const MAX_TURNS = 200

/**
 * Returns a function that resolves when no more connections wait to be accepted, for one caller per turn of the event loop.
 * libuv accepts one connection per turn. If each turn also did the work of a request, a probe of readiness that comes after a
 * thousand connections would wait for the work of all of them; and work that never waits for anything outside would go on
 * without a turn in between.
 */
export function acceptFirst(server: Pick<Server, 'on'>): () => Promise<void> {
  let accepted = 0
  let last = Promise.resolve()
  server.on('connection', () => {
    accepted += 1
  })
  const untilAccepted = async (): Promise<void> => {
    // Ends the current turn, which accepts no more connections.
    await nextTurn()
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const before = accepted
      await nextTurn()
      if (accepted === before) return
    }
  }
  return () => {
    last = last.then(untilAccepted)
    return last
  }
}
