import type { Context } from '../../../../platform/context/context.ts'
import { reviewsBlind } from '../../../../platform/context/may.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { expiryOf, findDocument, getOffer } from '../records/index.ts'
import { PREVIEW, writeLetter } from './write-letter.ts'

/**
 * The exact bytes that were sent; before that, a preview marked as such. Users with blind review get a copy without
 * the name.
 */
export async function getOfferDocument(ctx: Context, id: string): Promise<{ bytes: Buffer; name: string }> {
  const offer = await getOffer(ctx, id)
  const sent = await findDocument(ctx.db, id)
  const name = `offer-version-${offer.revision}${sent === null ? '-preview' : ''}.pdf`
  const hidesName = reviewsBlind(ctx.actor)
  if (sent !== null && !hidesName) return { bytes: sent.bytes, name }
  // The sent document was erased with the candidate.
  if (sent === null && offer.sentAt !== null) throw notFound('document')
  const [requirement] = await listRequirementsById(ctx.db, [offer.requirementId])
  if (requirement === undefined) throw notFound('offer')
  const at = offer.sentAt ?? ctx.now()
  const expiresAt = expiryOf(at, offer.expiryDays)
  const { bytes } = await writeLetter(ctx.db, offer, {
    requirement,
    at,
    expiresAt,
    hidesName,
    banner: sent === null ? PREVIEW : 'COPY without the candidate’s name.',
  })
  return { bytes, name }
}
