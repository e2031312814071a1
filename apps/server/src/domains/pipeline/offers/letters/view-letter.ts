import type { Context } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { type HeldLink, readLink } from '../../../candidate-links/index.ts'
import {
  canMove,
  findDocument,
  findOfferById,
  lockOffer,
  mayAnswerOffer,
  moveOffer,
  type Offer,
  type OfferDocument,
} from '../records/index.ts'

export interface HeldLetter {
  readonly offer: Offer
  readonly document: OfferDocument
}

/** Reads the offer behind a link of this purpose, without changing anything, because mail scanners open links too. */
export async function readLetter({ link, own }: HeldLink): Promise<HeldLetter> {
  if (link.action !== 'answerOffer') throw new AppError('verification.expired')
  const offer = await findOfferById(own.db, link.subjectId)
  const document = await findDocument(own.db, link.subjectId)
  if (offer === null || document === null) throw notFound('offer')
  assertAllowed(mayAnswerOffer(own.actor, offer))
  return { offer, document }
}

/** The candidate’s page loads the offer, so it counts as viewed. */
export async function viewLetter(request: Context, token: string): Promise<HeldLetter> {
  const held = await readLink(request, token)
  const letter = await readLetter(held)
  if (!canMove(letter.offer.state, 'view')) return letter
  const ctx = held.own
  return ctx.transaction(async (tx) => {
    const { offer } = await lockOffer(tx, letter.offer)
    assertAllowed(mayAnswerOffer(ctx.actor, offer))
    if (!canMove(offer.state, 'view')) return { ...letter, offer }
    const at = ctx.now()
    return { ...letter, offer: await moveOffer(tx, offer, { move: 'view', at, columns: { viewedAt: at } }) }
  })
}
