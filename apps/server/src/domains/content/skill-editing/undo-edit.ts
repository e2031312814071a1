import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { effectiveEdits } from '@assay/taxonomy/edits/apply-edits'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { findEdit } from '../../taxonomy/index.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import { mayEditTaxonomy } from './skill-editing.policy.ts'

export interface UndoNeeds {
  /** Whether a candidate or a job has the skill. */
  readonly isSkillUsed: (db: Queries, skillId: string) => Promise<boolean>
}

/** Takes back the latest change; what it had changed is as before. */
export async function undoEdit(ctx: Context, id: string, { isSkillUsed }: UndoNeeds): Promise<void> {
  assertAllowed(mayEditTaxonomy(ctx.actor))
  const wanted = await findEdit(ctx.db, id)
  if (wanted === null) throw notFound('change of the taxonomy')
  await editTaxonomy(ctx, async (known, tx) => {
    const latest = effectiveEdits(known.edits).at(-1)
    if (latest?.number !== wanted.number)
      throw new AppError('taxonomy.transition', { detail: 'Only the latest change can be undone.' })
    if (wanted.change.act === 'add' && (await isSkillUsed(tx, skillIdOf(wanted.slug))))
      throw new AppError('taxonomy.transition', {
        detail: `Candidates or jobs have ${wanted.nameAfter} by now. Deprecate it, or merge it into another skill.`,
      })
    return { act: 'undo', slug: wanted.slug, undoes: wanted.number }
  })
}
