import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { lockEntry } from '../../shortlists/index.ts'
import {
  addApproval,
  assertActPossible,
  assertSeatFree,
  assertTakesOffers,
  getOfferForAct,
  lockOffer,
  mayActOnOffer,
  moveOffer,
  type Offer,
} from '../records/index.ts'
import { assertAtDecision } from './draft-offer.ts'

/** Submits a draft for approval. The submitter counts as an author. */
export async function submitOffer(ctx: Context, id: string): Promise<Offer> {
  const { offer: found, actor } = await getOfferForAct(ctx, { id, act: 'submit' })
  return ctx.transaction(async (tx) => {
    const { offer, requirement, versions } = await lockOffer(tx, found)
    assertActPossible(offer, 'submit', 'submitted for approval')
    assertTakesOffers(requirement)
    await assertSeatFree(tx, requirement)
    assertAtDecision((await lockEntry(tx, offer.shortlistedId)).stage, versions)
    const at = ctx.now()
    const authorIds = [...new Set([...offer.authorIds, actor.userId])]
    return moveOffer(tx, offer, { move: 'submit', at, columns: { submittedAt: at, authorIds } })
  })
}

export interface Decision {
  readonly id: string
  readonly decision: 'approved' | 'returned'
  readonly note: string | null
}

/** A user who is not an author approves the draft or sends it back. */
export async function decideOnOffer(ctx: Context, { id, decision, note }: Decision): Promise<Offer> {
  const act = decision === 'approved' ? 'approve' : 'return'
  const { offer: found, actor, assigned } = await getOfferForAct(ctx, { id, act })
  return ctx.transaction(async (tx) => {
    const { offer, requirement } = await lockOffer(tx, found)
    // Checks again under the lock: the authors or the pay may have changed.
    assertAllowed(mayActOnOffer(actor, act, { requirement, assigned, offer }))
    assertActPossible(offer, act, decision)
    const at = ctx.now()
    await addApproval(tx, { id: newId(at.getTime()), offerId: id, userId: actor.userId, decision, note, at })
    return moveOffer(tx, offer, { move: act, at, ...(note === null ? {} : { after: { note } }) })
  })
}
