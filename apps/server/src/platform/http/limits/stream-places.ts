import type { Context } from '../../context/context.ts'
import { newId } from '../../database/new-id.ts'
import {
  leaveStreamPlace,
  renewStreamPlaces,
  type StreamLimits,
  type StreamPlace,
  takeStreamPlace,
} from './limits.store.ts'

const RENEW_MS = 20_000
/** A server without a sign of life for so long is dead, and its streams with it. */
const DEAD_AFTER_MS = 75_000

/** The places that sessions and persons have for their event streams, over all servers. */
export interface StreamPlaces {
  /** How to leave it, or whose places are all taken. */
  take(whose: Whose, most: StreamLimits): Promise<(() => void) | keyof StreamLimits>
  close(): Promise<void>
}

type Whose = Pick<StreamPlace, 'sessionId' | 'holderId'>

export function openStreamPlaces(contextOf: () => Context): StreamPlaces {
  const serverId = newId()
  const taken = new Set<string>()
  const renewal = setInterval(() => void renew(), RENEW_MS).unref()

  const spanAt = (now: Date) => ({ now, since: new Date(now.getTime() - DEAD_AFTER_MS) })
  // The next renewal comes soon; a database that is away holds no stream up.
  const renew = async (): Promise<void> => {
    const { db, now } = contextOf()
    await renewStreamPlaces(db, serverId, spanAt(now())).catch(() => undefined)
  }
  const leave = async (id: string): Promise<void> => {
    taken.delete(id)
    await leaveStreamPlace(contextOf().db, id).catch(() => undefined)
  }

  return {
    take: async (whose, most) => {
      const ctx = contextOf()
      const now = ctx.now()
      const id = newId(now.getTime())
      const full = await ctx.transaction((tx) =>
        takeStreamPlace(tx, { id, serverId, ...whose }, { most, ...spanAt(now) }),
      )
      if (full !== null) return full
      taken.add(id)
      return () => void leave(id)
    },
    close: async () => {
      clearInterval(renewal)
      await Promise.all([...taken].map(leave))
    },
  }
}
