import type { QuotaKind } from '@assay/contracts/daily-quotas'
import type { UserActor } from '../../platform/context/actor.ts'
import type { Context } from '../../platform/context/context.ts'
import { HOUR_MS } from '../../platform/time/durations.ts'
import { readingUnusual } from './quotas.events.ts'
import { isUnusual, isWorthALook } from './quotas.rules.ts'
import { countSince, markWarned, readUsual, type Subject } from './quotas.store.ts'

/** Records unusual reading in the timeline of the reader's company, once a day; its owner gets a notice. */
export async function warnIfUnusual(
  ctx: Context,
  actor: UserActor,
  reading: Subject & { kind: QuotaKind; used: number; limit: number },
): Promise<void> {
  const { subject, day, kind, used, limit } = reading
  if (!isWorthALook(used, limit)) return
  const now = ctx.now()
  const inLastHour = await countSince(ctx.db, { subject, day }, kind, new Date(now.getTime() - HOUR_MS))
  const usual = await readUsual(ctx.db, { subject, day }, kind)
  if (!isUnusual({ used, inLastHour, usual }, limit)) return
  await ctx.transaction(async (tx) => {
    if (await markWarned(tx, { subject, day }, now))
      tx.record(readingUnusual(actor, { kind, used, inLastHour, limit, day }))
  })
}
