import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { expiryOf, findDocument, getOffer } from '../records/index.ts'
import { writeLetter } from './write-letter.ts'

/** The exact bytes that were sent; before that, a preview marked as such. */
export async function getOfferDocument(ctx: Context, id: string): Promise<{ bytes: Buffer; name: string }> {
  const offer = await getOffer(ctx, id)
  const sent = await findDocument(ctx.db, id)
  const name = `offer-version-${offer.revision}${sent === null ? '-preview' : ''}.pdf`
  if (sent !== null) return { bytes: sent.bytes, name }
  // The sent document was erased with the candidate.
  if (offer.sentAt !== null) throw notFound('document')
  const [requirement] = await listRequirementsById(ctx.db, [offer.requirementId])
  if (requirement === undefined) throw notFound('offer')
  const at = ctx.now()
  const expiresAt = expiryOf(at, offer.expiryDays)
  const { bytes } = await writeLetter(ctx.db, offer, { requirement, at, expiresAt, isPreview: true })
  return { bytes, name }
}
