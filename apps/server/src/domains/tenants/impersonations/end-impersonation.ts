import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { closeSession } from '../../identity/index.ts'
import { impersonationEvents } from './impersonations.events.ts'
import { isTheirs } from './impersonations.policy.ts'
import { closeImpersonation, findImpersonation } from './impersonations.store.ts'

/** Idempotent. */
export async function endImpersonation(ctx: Context, id: string): Promise<void> {
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const impersonation = await findImpersonation(tx, id)
    if (impersonation === null || !isTheirs(ctx.actor, impersonation)) throw notFound('impersonation')
    await closeSession(tx, { userId: impersonation.userId, sessionId: impersonation.sessionId })
    if (!(await closeImpersonation(tx, id, now))) return
    for (const event of impersonationEvents('end', impersonation)) tx.record(event)
  })
}
