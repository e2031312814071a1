import type { Context } from '../../../platform/context/context.ts'
import { hashToken, type User } from '../users/index.ts'
import { isDueForProlonging, isOver, isTooOld, sessionExpiry } from './sessions.rules.ts'
import { findSessionByToken, prolongSession } from './sessions.store.ts'

export interface OpenSession {
  readonly sessionId: string
  readonly userId: string
  readonly scope: User['scope']
  readonly isBlind: boolean
  readonly impersonatorId?: string
  readonly lockedAt: Date | null
  readonly confirmedAt: Date
  readonly endsAt: Date
}

/** The session that a token opens; null if there is none or it expired. Use extends it. */
export async function findOpenSession(ctx: Context, token: string, maxDays?: number): Promise<OpenSession | null> {
  const found = await findSessionByToken(ctx.db, hashToken(token))
  const now = ctx.now()
  if (!found || isOver(found.session, now) || isTooOld(found.session, now, maxDays)) return null
  const { session, scope, isBlind } = found
  const { impersonatorId } = session
  const latest = sessionExpiry(now, session.createdAt, maxDays)
  const isProlonged = impersonatorId === null && isDueForProlonging(session, now)
  if (isProlonged) await prolongSession(ctx.db, session.id, now, latest)
  return {
    sessionId: session.id,
    userId: session.userId,
    scope,
    isBlind: isBlind ?? false,
    ...(impersonatorId === null ? {} : { impersonatorId }),
    lockedAt: session.lockedAt,
    confirmedAt: session.confirmedAt ?? session.createdAt,
    endsAt: isProlonged || latest < session.expiresAt ? latest : session.expiresAt,
  }
}
