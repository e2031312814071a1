import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { findUser, openSessionAs } from '../../identity/index.ts'
import { findTenantOf } from '../accounts/index.ts'
import { impersonationEvents } from './impersonations.events.ts'
import { canBeImpersonated, mayImpersonate } from './impersonations.policy.ts'
import { endOfImpersonation } from './impersonations.rules.ts'
import { type Impersonation, insertImpersonation } from './impersonations.store.ts'

/** Opens a session as the user. It cannot be prolonged. */
export async function startImpersonation(
  ctx: Context,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<{ impersonation: Impersonation; token: string }> {
  const { actor } = ctx
  if (!mayImpersonate(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const user = await findUser(tx, userId)
    if (user === null) throw notFound('user')
    if (!canBeImpersonated(user))
      throw new AppError('impersonation.not-possible', {
        detail: 'Operators, creators and users who can’t sign in can’t be impersonated.',
      })
    const endsAt = endOfImpersonation(now)
    const { token, sessionId } = await openSessionAs(tx, {
      userId,
      impersonatorId: actor.userId,
      now,
      expiresAt: endsAt,
    })
    const impersonation = await insertImpersonation(tx, {
      id: newId(now.getTime()),
      operatorId: actor.userId,
      userId,
      sessionId,
      tenantId: await findTenantOf(tx, userId),
      reason,
      endsAt,
      createdAt: now,
      updatedAt: now,
    })
    for (const event of impersonationEvents('start', impersonation)) tx.record(event)
    return { impersonation, token }
  })
}
