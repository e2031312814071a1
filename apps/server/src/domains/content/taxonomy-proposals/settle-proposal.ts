import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { editTaxonomy, mayEditTaxonomy, mayProposeEdits, nounOf } from '../taxonomy-editing/index.ts'
import { proposalSettled } from './taxonomy-proposals.events.ts'
import { findProposal, lockProposal, type Proposal, settleProposal } from './taxonomy-proposals.store.ts'
import { editWanted } from './wanted-edits.rules.ts'

interface Settling {
  readonly id: string
  readonly comment: string | null
}

/** Makes the proposed change, as what it means today. */
export async function acceptProposal(ctx: Context, { id, comment }: Settling): Promise<void> {
  const { actor } = ctx
  if (!mayEditTaxonomy(actor)) throw new AppError('permission.denied')
  await editTaxonomy(ctx, async (known, tx) => {
    const { list, wanted } = await lockOpen(tx, id)
    const change = editWanted(list, wanted, known)
    if (change === null || Array.isArray(change))
      throw new AppError('taxonomy.transition', {
        detail: `${change?.[0]?.message ?? `The ${nounOf[list]} already has these values.`} Reject the proposal and say so.`,
      })
    const settled = await settleProposal(tx, {
      id,
      comment,
      state: 'accepted',
      decidedBy: actor.userId,
      decidedAt: ctx.now(),
      editNumber: known.number + 1,
    })
    tx.record(proposalSettled(settled, 'accept'))
    return change
  })
}

/** The operator rejects it, or the creator takes it back. */
export async function closeProposal(
  ctx: Context,
  { id, comment, verb }: Settling & { readonly verb: 'refuse' | 'withdraw' },
): Promise<void> {
  const { actor } = ctx
  const found = await findProposal(ctx.db, id)
  if (actor.kind !== 'user' || found === null || !maySee(ctx, found)) throw notFound('proposal')
  assertAllowed(verb === 'refuse' ? mayEditTaxonomy(actor) : found.proposedBy === actor.userId)
  await ctx.transaction(async (tx) => {
    await lockOpen(tx, id)
    const settled = await settleProposal(tx, {
      id,
      comment,
      state: verb === 'refuse' ? 'refused' : 'withdrawn',
      decidedBy: verb === 'refuse' ? actor.userId : null,
      decidedAt: ctx.now(),
      editNumber: null,
    })
    tx.record(proposalSettled(settled, verb))
  })
}

/** Operators see all, creators their own. */
export function maySee({ actor }: Context, { proposedBy }: Pick<Proposal, 'proposedBy'>): boolean {
  const isOwn = mayProposeEdits(actor) && actor.userId === proposedBy
  return isOwn || mayEditTaxonomy(actor)
}

async function lockOpen(tx: Tx, id: string): Promise<Proposal> {
  const proposal = await lockProposal(tx, id)
  if (proposal === null) throw notFound('proposal')
  if (proposal.state !== 'open')
    throw new AppError('taxonomy.transition', { detail: 'This proposal has already been decided or withdrawn.' })
  return proposal
}
