import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { provePassword } from '../guessing/index.ts'
import { findFactors, type PasskeyAnswer, proveCode, provePasskey } from '../second-factors/index.ts'
import { mayEditOwnProfile, sessionLocked, sessionUnlocked } from '../users/index.ts'
import type { SignInParts } from './enter.ts'
import { changeSession } from './sessions.store.ts'

/** Until it is unlocked, the session answers little more than who it belongs to. */
export async function lockSession(ctx: Context): Promise<void> {
  const { userId, sessionId, lockedAt } = own(ctx)
  if (lockedAt != null) return
  await ctx.transaction(async (tx) => {
    await changeSession(tx, sessionId, { lockedAt: ctx.now() })
    tx.record(sessionLocked(userId))
    tx.announce({ to: { userId }, type: 'session.locked', data: { sessionId } })
  })
}

/** One of them. */
export interface Proof {
  readonly currentPassword?: string | undefined
  readonly code?: string | undefined
  readonly recoveryCode?: string | undefined
  readonly passkey?: PasskeyAnswer | undefined
}

export async function unlockSession(ctx: Context, parts: SignInParts, proof: Proof): Promise<void> {
  const actor = own(ctx)
  await prove(ctx, parts, actor, proof)
  await ctx.transaction(async (tx) => {
    const now = ctx.now()
    await changeSession(tx, actor.sessionId, { lockedAt: null, confirmedAt: now, lastSeenAt: now })
    tx.record(sessionUnlocked(actor.userId))
    tx.announce({ to: { userId: actor.userId }, type: 'session.unlocked', data: { sessionId: actor.sessionId } })
  })
}

/** Opens what demands a recent confirmation. Where there is a second factor, the password alone is not enough. */
export async function confirmSession(ctx: Context, parts: SignInParts, proof: Proof): Promise<void> {
  const actor = own(ctx)
  const { hasTotp, passkeys } = await findFactors(ctx.db, actor.userId)
  if (proof.currentPassword !== undefined && (hasTotp || passkeys > 0))
    throw new ValidationError([{ field: 'currentPassword', message: 'Confirm with your second factor.' }])
  await prove(ctx, parts, actor, proof)
  await changeSession(ctx.db, actor.sessionId, { confirmedAt: ctx.now() })
}

async function prove(ctx: Context, parts: SignInParts, { userId }: UserActor, proof: Proof): Promise<void> {
  if (proof.currentPassword !== undefined) return provePassword(ctx, userId, proof.currentPassword)
  if (proof.passkey === undefined) return proveCode(ctx, parts.secrets, userId, proof)
  if ((await provePasskey(ctx, parts.appUrl, proof.passkey)) !== userId)
    throw new AppError('passkey.refused', { detail: 'This passkey belongs to another account.' })
}

function own({ actor }: Context): UserActor {
  if (!mayEditOwnProfile(actor)) throw notFound('session')
  return actor
}
