import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import {
  backToDecision,
  canMove,
  EXPIRING_MS,
  listRunningOut,
  listRunOut,
  lockOffer,
  moveOffer,
  offerExpiring,
  updateOffer,
} from '../records/index.ts'

const BATCH = 100

/**
 * The clock’s work on offers: warns a day before the end, and expires them. Offers are processed separately, so that
 * one failure does not block the others.
 */
export async function expireOffers(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  for (const found of await listRunOut(ctx.db, now, BATCH))
    await ctx.transaction(async (tx) => {
      const { offer, requirement } = await lockOffer(tx, found)
      if (!canMove(offer.state, 'expire') || offer.expiresAt === null || offer.expiresAt > now) return
      const expired = await moveOffer(tx, offer, { move: 'expire', at: now })
      await backToDecision(tx, expired, { requirement, at: now, reasonCode: 'offerExpired' })
    })
  for (const found of await listRunningOut(ctx.db, new Date(now.getTime() + EXPIRING_MS), BATCH))
    await ctx.transaction(async (tx) => {
      const { offer } = await lockOffer(tx, found)
      if (offer.warnedAt !== null || !canMove(offer.state, 'expire')) return
      const warned = await updateOffer(tx, offer.id, { warnedAt: now }, now)
      tx.record(offerExpiring(warned))
    })
}
