import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { answerLink, type HeldLink } from '../../../candidate-links/index.ts'
import { fillRequirement } from '../../../requirements/index.ts'
import { advanceStage } from '../../shortlists/index.ts'
import {
  assertActPossible,
  assertSeatFree,
  canMove,
  findDocument,
  findOfferById,
  getOfferForAct,
  inPreparation,
  lockOffer,
  moveOffer,
  type Offer,
} from '../records/index.ts'

interface Acceptance {
  readonly name: string
  readonly by: 'link' | 'record'
  readonly evidence: string | null
  /** The hash of the document that was read; null when signed elsewhere. */
  readonly documentHash: string | null
  readonly at: Date
}

export interface AcceptByLink {
  readonly token: string
  readonly name: string
  readonly documentHash: string
}

/** The candidate’s acceptance: the typed name, the time and the hash of the document. */
export async function acceptByLink(ctx: Context, { token, name, documentHash }: AcceptByLink): Promise<HeldLink> {
  return answerLink(ctx, { token, purpose: 'answerOffer', answer: 'accepted' }, async (tx, link, own) => {
    const found = await findOfferById(tx, link.subjectId)
    if (found === null) throw notFound('offer')
    await accept(tx, found, { name, documentHash, by: 'link', evidence: null, at: own.now() })
  })
}

/** An acceptance outside the app, with a reference to where it is documented. */
export async function recordAcceptance(
  ctx: Context,
  { id, name, evidence }: { id: string; name: string; evidence: string },
): Promise<Offer> {
  const { offer } = await getOfferForAct(ctx, { id, act: 'recordAcceptance' })
  return ctx.transaction(async (tx) => {
    assertActPossible(offer, 'recordAcceptance', 'accepted')
    return accept(tx, offer, { name, evidence, by: 'record', documentHash: null, at: ctx.now() })
  })
}

/** Holds the requirement’s lock until the commit, so that only one acceptance gets the last seat. */
async function accept(tx: Tx, found: Offer, acceptance: Acceptance): Promise<Offer> {
  const { offer, requirement, versions } = await lockOffer(tx, found)
  const { at, name, by, evidence, documentHash } = acceptance
  assertNotExpired(offer, at)
  const document = await findDocument(tx, offer.id)
  if (documentHash !== null && documentHash !== document?.hash)
    throw new AppError('offer.other-document', {
      detail: 'The document has changed since you opened it. Open the link again to read the current offer.',
    })
  const { isLast } = canMove(offer.state, 'accept') ? await assertSeatFree(tx, requirement) : { isLast: false }
  const accepted = await moveOffer(tx, offer, {
    move: 'accept',
    at,
    after: { by, documentHash: document?.hash },
    columns: { answeredAt: at, acceptedName: name, acceptedBy: by, evidence },
  })
  await advanceStage(tx, { shortlistedId: offer.shortlistedId, from: ['offer'], to: 'hired', at })
  for (const other of versions)
    if (inPreparation.includes(other.state))
      await moveOffer(tx, other, {
        move: 'close',
        at,
        columns: { withdrawCode: 'earlierAccepted' },
        reasonCode: 'earlierAccepted',
      })
  if (isLast) await fillRequirement(tx, requirement, at)
  return accepted
}

export function assertNotExpired({ state, expiresAt }: Offer, at: Date): void {
  const isOver =
    state === 'expired' || ((state === 'sent' || state === 'viewed') && expiresAt !== null && expiresAt <= at)
  if (isOver) throw new AppError('offer.expired', { detail: 'This offer has expired. Ask the company for a new one.' })
}
