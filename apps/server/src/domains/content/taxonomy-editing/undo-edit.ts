import { effectiveEdits } from '@assay/taxonomy/edits/apply-edits'
import type { ListName } from '@assay/taxonomy/edits/taxonomy-edit'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { entryIdOf, findEdit } from '../../taxonomy/index.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import { nounOf } from './entry-names.rules.ts'
import { listField } from './list-field.rules.ts'
import { mayEditTaxonomy } from './taxonomy-editing.policy.ts'

export interface UndoNeeds {
  /** Whether anyone has the entry of the list: candidates, jobs, companies. */
  readonly isEntryUsed: (db: Queries, list: ListName, id: string) => Promise<boolean>
}

/** Takes back the latest change; what it had changed is as before. */
export async function undoEdit(ctx: Context, id: string, { isEntryUsed }: UndoNeeds): Promise<void> {
  assertAllowed(mayEditTaxonomy(ctx.actor))
  const wanted = await findEdit(ctx.db, id)
  if (wanted === null) throw notFound('change of the taxonomy')
  await editTaxonomy(ctx, async (known, tx) => {
    const latest = effectiveEdits(known.edits).at(-1)
    if (latest?.number !== wanted.number)
      throw new AppError('taxonomy.transition', { detail: 'Only the latest change can be undone.' })
    const { list, slug, nameAfter } = wanted
    if (wanted.change.act === 'add' && (await isEntryUsed(tx, list, entryIdOf(list, slug))))
      throw new AppError('taxonomy.transition', {
        detail: `${nameAfter} is in use by now. Deprecate it, or merge it into another ${nounOf[list]}.`,
      })
    return { act: 'undo', ...listField(list), slug, undoes: wanted.number }
  })
}
