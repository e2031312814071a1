import type { Server } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'

/** Of connections that never stop coming, as many go first. */
const MAX_ROUNDS = 200

/**
 * Returns what a piece of work waits for before it begins: until everyone who is at the door is in. A round of the event
 * loop accepts one connection. If each round also did work, a probe of readiness that comes after a crowd would
 * wait for the work of the whole crowd; and work without pauses would go on from one piece to the next without any round.
 */
export function arrivalsAt(server: Pick<Server, 'on'>): () => Promise<void> {
  let arrived = 0
  let last = Promise.resolve()
  server.on('connection', () => {
    arrived += 1
  })
  const allIn = async (): Promise<void> => {
    // The end of this round, in which no one is accepted any more.
    await nextRound()
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const before = arrived
      await nextRound()
      if (arrived === before) return
    }
  }
  // One piece begins per round.
  return () => {
    last = last.then(allIn)
    return last
  }
}
