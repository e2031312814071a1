import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { deleteOldCalls } from './api-calls.store.ts'

export async function purgeApiCalls(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await deleteOldCalls(ctx.db)
}
