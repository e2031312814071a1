import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { deleteUsers, listUnverifiedUserIds } from '../../identity/index.ts'
import { deleteCompaniesOf, registrationAbandoned } from '../companies/index.ts'
import { ABANDONED_AFTER_MS } from './registrations.rules.ts'

/** Deletes registrations whose address was not verified within a week, with their empty companies. */
export async function purgeAbandonedRegistrations(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const before = new Date(ctx.now().getTime() - ABANDONED_AFTER_MS)
  await ctx.transaction(async (tx) => {
    const userIds = await listUnverifiedUserIds(tx, before)
    await deleteCompaniesOf(tx, userIds)
    await deleteUsers(tx, userIds)
    for (const userId of userIds) tx.record(registrationAbandoned(userId))
  })
}
