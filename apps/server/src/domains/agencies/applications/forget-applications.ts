import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { agencyForgotten } from './agencies.events.ts'
import { REJECTED_KEPT_MS, UNVERIFIED_KEPT_MS } from './agencies.rules.ts'
import { deleteApplication, listForgettable } from './applications.store.ts'

/** Deletes applications that were never verified, and declined ones after a while. */
export async function forgetApplications(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now().getTime()
  await ctx.transaction(async (tx) => {
    const ids = await listForgettable(tx, {
      unverifiedBefore: new Date(now - UNVERIFIED_KEPT_MS),
      rejectedBefore: new Date(now - REJECTED_KEPT_MS),
    })
    for (const id of ids) {
      await deleteApplication(tx, id)
      tx.record(agencyForgotten(id, 'expire'))
    }
  })
}
