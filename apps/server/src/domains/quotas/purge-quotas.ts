import type { Context } from '../../platform/context/context.ts'
import { addDays, dayOf } from '../../platform/time/days.ts'
import { deleteDaysBefore, deleteUsesBefore } from './quotas.store.ts'

/** The days from which the usual reading of a user is computed. */
const USUAL_DAYS = 30

/** Forgets what was read before today, and the networks of guests. */
export async function purgeQuotas(ctx: Context): Promise<void> {
  const today = dayOf(ctx.now())
  await deleteUsesBefore(ctx.db, today)
  await deleteDaysBefore(ctx.db, { guests: today, people: addDays(today, -USUAL_DAYS) })
}
