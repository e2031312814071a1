import type { OfferAct } from '@assay/contracts/offers'
import { formatState } from '@assay/contracts/state-names'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { Gone } from '../../../../platform/errors/gone.ts'
import {
  type EmployerActor,
  findRequirement,
  listAssignedTo,
  lockRequirement,
  type Requirement,
  requirementAccess,
} from '../../../requirements/index.ts'
import { mayActOnOffer, mayReadOffers, readsEveryOffer } from './offers.policy.ts'
import { canBeActedOn } from './offers.rules.ts'
import { findOffer, lockOffersOf, type Offer, type OfferScope } from './offers.store.ts'

/** The offers that the caller may read. */
export async function scopeOfCaller(ctx: Context): Promise<OfferScope> {
  const { actor } = ctx
  if (!mayReadOffers(actor)) throw new AppError('permission.denied', { detail: 'Your role doesn’t include offers.' })
  return {
    companyId: actor.companyId,
    requirementIds: readsEveryOffer(actor) ? null : [...(await listAssignedTo(ctx))],
  }
}

export async function getOffer(ctx: Context, id: string): Promise<Offer> {
  const offer = await findOffer(ctx.db, id, await scopeOfCaller(ctx))
  if (offer === null) throw notFound('offer')
  return offer
}

/** Call before opening a transaction: it takes a second pool connection. */
export async function getOfferForAct(
  ctx: Context,
  { id, act }: { id: string; act: OfferAct },
): Promise<{ offer: Offer; actor: EmployerActor; assigned: ReadonlySet<string> }> {
  const offer = await getOffer(ctx, id)
  const requirement = await findRequirement(ctx.db, offer.requirementId, requirementAccess(ctx.actor))
  if (requirement === null) throw notFound('offer')
  const assigned = await listAssignedTo(ctx)
  assertAllowed(mayActOnOffer(ctx.actor, act, { requirement, assigned, offer }), whyNot(act, offer))
  return { offer, actor: ctx.actor as EmployerActor, assigned }
}

function whyNot(act: OfferAct, { needsOwner }: Offer): string {
  if (act === 'withdraw') return 'Only admins and owners can withdraw a sent offer.'
  if (act !== 'approve' && act !== 'return') return 'Only recruiters, admins and owners can do this.'
  return needsOwner
    ? 'The offer is outside the salary range. An owner who didn’t write it must approve it.'
    : 'You can’t approve your own offer. An admin, an owner or the chosen approver can.'
}

export interface LockedOffer {
  readonly offer: Offer
  readonly requirement: Requirement
  /** Every version for this candidate, including this one. */
  readonly versions: readonly Offer[]
}

/** Locks the requirement first, as everywhere, to avoid deadlocks; held until the transaction ends. */
export async function lockOffer(
  tx: Tx,
  found: Pick<Offer, 'id' | 'requirementId' | 'shortlistedId'>,
): Promise<LockedOffer> {
  const requirement = await lockRequirement(tx, found.requirementId)
  const versions = await lockOffersOf(tx, found.shortlistedId)
  const offer = versions.find(({ id }) => id === found.id)
  if (offer === undefined) throw new Gone('offer')
  return { offer, requirement, versions }
}

export function assertActPossible(offer: Offer, act: OfferAct, doing: string): void {
  if (canBeActedOn(offer.state, act)) return
  throw wrongState(offer, doing)
}

export const wrongState = ({ state }: Pick<Offer, 'state'>, doing: string): AppError =>
  new AppError('offer.transition', {
    detail: `An offer with the status ${formatState(state)} can’t be ${doing}.`,
    meta: { state },
  })

/** Refuses further offers if the requirement is not open or has no free seat. */
export function assertTakesOffers({ state, title }: Requirement): void {
  if (state === 'open') return
  throw new AppError('shortlist.not-open', {
    detail: `“${title}” has the status ${formatState(state)}. Offers need an open job.`,
    meta: { state },
  })
}
