import type { Context, Queries } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { compensationsComputed } from './compensations.events.ts'
import { type PayPoint, publishableCells, type Window, windowOn } from './compensations.rules.ts'
import { hasPublished, replaceCells } from './compensations.store.ts'

/** The amounts of pay that fall into a window. */
export type ListPay = (db: Queries, window: Window) => Promise<PayPoint[]>

/**
 * Computes the compensation index, every night. Once a window has figures they stay: a second computation over a
 * slightly different set of people would let a reader subtract one from the other.
 */
export async function computeCompensations(ctx: Context, sources: readonly ListPay[]): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  const window = windowOn(now)
  if (await hasPublished(ctx.db, window.to)) return
  const points = (await Promise.all(sources.map((list) => list(ctx.db, window)))).flat()
  const cells = [...Map.groupBy(points, ({ titleId }) => titleId).values()].flatMap(publishableCells)
  await ctx.transaction(async (tx) => {
    await replaceCells(tx, { cells, window, now })
    tx.record(compensationsComputed(newId(now.getTime()), { ...window, published: cells.length }))
  })
}
