import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { dayIn } from '../../../../platform/time/days.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { openLink } from '../../../candidate-links/index.ts'
import { advanceStage, lockEntry } from '../../shortlists/index.ts'
import { writeLetter } from '../letters/index.ts'
import {
  assertActPossible,
  assertSeatFree,
  assertTakesOffers,
  canMove,
  expiryOf,
  getOfferForAct,
  lockOffer,
  mayRemindAt,
  moveOffer,
  type Offer,
  offerReminded,
  saveDocument,
  updateOffer,
} from '../records/index.ts'
import { assertAtDecision } from './draft-offer.ts'

/** How long after its end an offer can still be read. */
const SHOWN_AFTER_DAYS = 30

/** Writes the letter, stores its bytes and opens the link; the mail follows. Supersedes earlier versions. */
export async function sendOffer(ctx: Context, id: string): Promise<Offer> {
  const { offer: found } = await getOfferForAct(ctx, { id, act: 'send' })
  return ctx.transaction(async (tx) => {
    const { offer, requirement, versions } = await lockOffer(tx, found)
    assertActPossible(offer, 'send', 'sent')
    assertTakesOffers(requirement)
    await assertSeatFree(tx, requirement)
    const at = ctx.now()
    assertStartsLater(offer, at)
    const { stage } = await lockEntry(tx, offer.shortlistedId)
    assertAtDecision(stage, versions)
    const expiresAt = expiryOf(at, offer.expiryDays)
    const letter = await writeLetter(tx, offer, { requirement, at, expiresAt })
    for (const earlier of versions)
      if (canMove(earlier.state, 'supersede'))
        await moveOffer(tx, earlier, { move: 'supersede', at, after: { by: offer.id } })
    const sent = await moveOffer(tx, offer, {
      move: 'send',
      at,
      columns: { sentAt: at, expiresAt },
      after: { documentHash: letter.hash, expiresAt: expiresAt.toISOString() },
    })
    await saveDocument(tx, { offerId: id, createdAt: at, ...letter })
    await openOfferLink(tx, sent, at)
    if (stage === 'decision')
      await advanceStage(tx, { shortlistedId: offer.shortlistedId, from: ['decision'], to: 'offer', at })
    return sent
  })
}

function assertStartsLater({ startOn }: Offer, at: Date): void {
  // Uses the westernmost zone, so that an offer sent on its last day is still valid.
  if (startOn >= dayIn('Etc/GMT+12', at)) return
  throw new AppError('offer.start-past', { detail: 'Send the draft back and choose a start date in the future.' })
}

/** The same link while it is open, so that the mail can be written again at any time. */
export async function openOfferLink(tx: Tx, offer: Offer, at: Date): Promise<{ readonly id: string }> {
  const { id, companyId, candidateId } = offer
  return openLink(tx, {
    purpose: 'answerOffer',
    candidateId,
    companyId,
    subjectType: 'offers',
    subjectId: id,
    at,
    expiresAt: new Date((offer.expiresAt ?? at).getTime() + SHOWN_AFTER_DAYS * DAY_MS),
  })
}

/** Sends the mail again, at most once a day. */
export async function remindCandidate(ctx: Context, id: string): Promise<Offer> {
  const { offer: found } = await getOfferForAct(ctx, { id, act: 'remind' })
  return ctx.transaction(async (tx) => {
    const { offer } = await lockOffer(tx, found)
    assertActPossible(offer, 'remind', 'followed up with a reminder')
    const at = ctx.now()
    if (!mayRemindAt(offer.remindedAt, at))
      throw new AppError('offer.reminded', { detail: 'A reminder was sent within the last 24 hours. Try again later.' })
    const reminded = await updateOffer(tx, id, { remindedAt: at }, at)
    tx.record(offerReminded(reminded))
    return reminded
  })
}
