import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { findOpenSession, type OpenSession, type User } from '../../identity/index.ts'
import { listGrantsOfUser, sumOfPermissions } from '../roles/index.ts'
import { findMembership } from './teammates.store.ts'

/** Resolves a token to its user, tenant and combined permissions. */
export async function recognizeSession(
  ctx: Context,
  token: string,
  sessionMaxDays?: number,
): Promise<UserActor | 'expired'> {
  const session = await findOpenSession(ctx, token, sessionMaxDays)
  if (!session) return 'expired'
  return actorOf(ctx, session)
}

/** The same without a session, such as for demo users. */
export async function recognizeUser(ctx: Context, user: Pick<User, 'id' | 'scope'>): Promise<UserActor> {
  return actorOf(ctx, { userId: user.id, scope: user.scope, sessionId: '', isBlind: false })
}

async function actorOf(ctx: Context, session: OpenSession): Promise<UserActor> {
  const [membership, granted] = await Promise.all([
    findMembership(ctx.db, session.userId),
    listGrantsOfUser(ctx.db, session.userId),
  ])
  const grants = membership?.state === 'suspended' ? [] : granted
  return {
    kind: 'user',
    ...session,
    companyId: membership?.companyId ?? null,
    agencyId: membership?.agencyId ?? null,
    roleKeys: [...new Set(grants.map(({ roleKey }) => roleKey))],
    permissions: sumOfPermissions(grants),
  }
}
