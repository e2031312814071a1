import type { proposeTaxonomyEdit } from '@assay/contracts/taxonomy-proposals'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { knownTaxonomy, readEdits } from '../../taxonomy/index.ts'
import { entryOfId, mayProposeEdits, nameIn, nounOf, proposalOf } from '../taxonomy-editing/index.ts'
import { editProposed } from './taxonomy-proposals.events.ts'
import { insertProposal, type Proposal } from './taxonomy-proposals.store.ts'
import { editWanted, entryIdOfWanted } from './wanted-edits.rules.ts'

/** Keeps what a creator wants changed, once it is possible as the taxonomy is now. */
export async function proposeEdit(ctx: Context, input: z.output<typeof proposeTaxonomyEdit.body>): Promise<Proposal> {
  const { actor } = ctx
  if (!mayProposeEdits(actor)) throw new AppError('permission.denied')
  const { reason, list, ...wanted } = input
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const known = knownTaxonomy(await readEdits(tx))
    const change = editWanted(list, wanted, known)
    const [problem, ...more] = Array.isArray(change) ? change : []
    if (problem !== undefined) throw new ValidationError([problem, ...more])
    if (change === null || Array.isArray(change))
      throw new ValidationError([{ field: 'act', message: `The ${nounOf[list]} already has these values.` }])
    const entryId = entryIdOfWanted(wanted)
    const before = entryId === null ? null : (entryOfId(known, list, entryId)?.name ?? null)
    const name = before ?? wanted.name ?? change.slug
    const proposal = await insertProposal(tx, {
      id: newId(now.getTime()),
      list,
      wanted,
      name,
      summary: proposalOf(change, {
        before,
        after: name,
        of: (slug) => nameIn(known, list, slug) ?? slug,
        ofSkill: (slug) => nameIn(known, 'skills', slug) ?? slug,
      }),
      reason,
      proposedBy: actor.userId,
      createdAt: now,
      updatedAt: now,
    })
    tx.record(editProposed(proposal))
    return proposal
  })
}
