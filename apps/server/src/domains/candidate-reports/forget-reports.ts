import type { Context } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { deleteReportsClosedBefore } from './candidate-reports.store.ts'

const KEPT_MS = 365 * DAY_MS

/** Closed reports are kept for a year. */
export async function forgetReports(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await deleteReportsClosedBefore(ctx.db, new Date(ctx.now().getTime() - KEPT_MS))
}
