import { DELIVERIES_KEPT_DAYS } from '@assay/contracts/webhooks'
import type { Context } from '../../platform/context/context.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { deleteOldDeliveries } from './deliveries.store.ts'

/** Forgets old deliveries with their bodies. */
export const purgeDeliveries = (ctx: Context): Promise<void> =>
  deleteOldDeliveries(ctx.db, new Date(ctx.now().getTime() - DELIVERIES_KEPT_DAYS * DAY_MS))
