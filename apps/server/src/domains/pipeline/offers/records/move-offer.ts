import type { Tx } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Requirement } from '../../../requirements/index.ts'
import { advanceStage, lockEntry } from '../../shortlists/index.ts'
import { wrongState } from './get-offer.ts'
import { offerMoved } from './offers.events.ts'
import { canMove, type OfferMove, offerTransitions } from './offers.rules.ts'
import { countSeatsTaken, type Offer, type OfferColumns, updateOffer } from './offers.store.ts'

interface Step {
  readonly at: Date
  readonly columns?: OfferColumns
  /** For the timeline; references and codes only. */
  readonly after?: Record<string, unknown>
  readonly reasonCode?: string
}

/** The only function that changes the state of an offer. The caller locks the row. */
export async function moveOffer(
  tx: Tx,
  offer: Offer,
  { move, at, columns = {}, after, reasonCode }: Step & { move: OfferMove },
): Promise<Offer> {
  const { to } = offerTransitions[move]
  if (!canMove(offer.state, move)) throw wrongState(offer, to)
  const moved = await updateOffer(tx, offer.id, { ...columns, state: to }, at)
  tx.record(
    offerMoved(moved, move, {
      before: offer.state,
      ...(after === undefined ? {} : { after }),
      ...(reasonCode === undefined ? {} : { reasonCode }),
    }),
  )
  tx.announce({ to: { companyId: offer.companyId }, type: 'offer.changed', data: { id: offer.id } })
  return moved
}

/** After an unsuccessful offer the candidate returns to the decision, unless they left the shortlist. */
export async function backToDecision(
  tx: Tx,
  { shortlistedId }: Offer,
  { requirement, at, reasonCode }: { requirement: Requirement; at: Date; reasonCode: string },
): Promise<void> {
  if (requirement.state !== 'open' && requirement.state !== 'paused') return
  if ((await lockEntry(tx, shortlistedId)).stage !== 'offer') return
  await advanceStage(tx, { shortlistedId, from: ['offer'], to: 'decision', at, reasonCode })
}

/** The caller locks the requirement, so no seat is taken between this count and the commit. */
export async function assertSeatFree(tx: Tx, requirement: Requirement): Promise<{ isLast: boolean }> {
  const taken = (await countSeatsTaken(tx, [requirement])).get(requirement.id) ?? 0
  if (taken >= requirement.seats)
    throw new AppError('offer.no-seat', {
      detail:
        requirement.seats === 1
          ? `The seat of “${requirement.title}” is taken.`
          : `All ${requirement.seats} seats of “${requirement.title}” are taken.`,
      meta: { seats: requirement.seats },
    })
  return { isLast: taken + 1 === requirement.seats }
}
