import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { answerLink, type HeldLink } from '../../../candidate-links/index.ts'
import { assertReasonOffered } from '../../../tenants/index.ts'
import { backToDecision, findOfferById, lockOffer, moveOffer } from '../records/index.ts'
import { assertNotExpired } from './accept-offer.ts'

export interface DeclineByLink {
  readonly token: string
  readonly code: string
  readonly note: string | null
}

/** The candidate declines, with a reason. Another offer may follow. */
export async function declineByLink(ctx: Context, { token, code, note }: DeclineByLink): Promise<HeldLink> {
  return answerLink(ctx, { token, purpose: 'answerOffer', answer: 'declined' }, async (tx, link, own) => {
    const found = await findOfferById(tx, link.subjectId)
    if (found === null) throw notFound('offer')
    const { offer, requirement } = await lockOffer(tx, found)
    await assertReasonOffered({ actor: own.actor, db: tx }, { companyId: offer.companyId, kind: 'decline', code })
    const at = own.now()
    assertNotExpired(offer, at)
    const columns = { answeredAt: at, declineCode: code, declineNote: note === '' ? null : note }
    const declined = await moveOffer(tx, offer, { move: 'decline', at, columns, reasonCode: code })
    await backToDecision(tx, declined, { requirement, at, reasonCode: code })
  })
}
