import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { assertReasonOffered } from '../../../tenants/index.ts'
import {
  assertActPossible,
  backToDecision,
  canMove,
  getOfferForAct,
  listUndecided,
  lockOffer,
  moveOffer,
  type Offer,
} from '../records/index.ts'

/** Withdraws a sent offer that was not accepted. */
export async function withdrawOffer(
  ctx: Context,
  { id, code, note }: { id: string; code: string; note: string | null },
): Promise<Offer> {
  const { offer: found } = await getOfferForAct(ctx, { id, act: 'withdraw' })
  await assertReasonOffered(ctx, { companyId: found.companyId, kind: 'withdraw', code })
  return ctx.transaction(async (tx) => {
    const { offer, requirement } = await lockOffer(tx, found)
    assertActPossible(offer, 'withdraw', 'withdrawn')
    const at = ctx.now()
    const columns = { withdrawCode: code, withdrawNote: note }
    const withdrawn = await moveOffer(tx, offer, { move: 'withdraw', at, columns, reasonCode: code })
    await backToDecision(tx, withdrawn, { requirement, at, reasonCode: code })
    return withdrawn
  })
}

/** Discards an offer that the candidate never saw. */
export async function discardOffer(ctx: Context, { id, note }: { id: string; note: string | null }): Promise<Offer> {
  const { offer: found } = await getOfferForAct(ctx, { id, act: 'discard' })
  return ctx.transaction(async (tx) => {
    const { offer } = await lockOffer(tx, found)
    assertActPossible(offer, 'discard', 'discarded')
    const columns = { withdrawCode: 'discarded' as const, withdrawNote: note }
    return moveOffer(tx, offer, { move: 'discard', at: ctx.now(), columns, reasonCode: 'discarded' })
  })
}

/** Ends the offers after a requirement was closed or a candidate left its shortlist. Idempotent. */
export async function closeOffers(
  ctx: Context,
  which: { readonly requirementId: string } | { readonly shortlistedId: string },
): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const code = 'requirementId' in which ? 'requirementClosed' : 'leftShortlist'
  for (const found of await listUndecided(ctx.db, which))
    await ctx.transaction(async (tx) => {
      const { offer, requirement } = await lockOffer(tx, found)
      const isOpenAgain =
        code === 'requirementClosed' && (requirement.state === 'open' || requirement.state === 'paused')
      if (isOpenAgain || !canMove(offer.state, 'close')) return
      await moveOffer(tx, offer, { move: 'close', at: ctx.now(), columns: { withdrawCode: code }, reasonCode: code })
    })
}
