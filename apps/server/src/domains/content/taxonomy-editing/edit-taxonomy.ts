import * as shipped from '@assay/taxonomy'
import { listOf, type TaxonomyChange } from '@assay/taxonomy/edits/taxonomy-edit'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import {
  insertEdit,
  type KnownTaxonomy,
  knownTaxonomy,
  lockEdits,
  type StoredEdit,
  serveTaxonomy,
  taxonomyNow,
} from '../../taxonomy/index.ts'
import { writeEditedEntries } from '../taxonomy/index.ts'
import { nameIn } from './entry-names.rules.ts'
import { taxonomyEdited } from './taxonomy-editing.events.ts'
import { mayEditTaxonomy } from './taxonomy-editing.policy.ts'

/**
 * Applies one change at a time: decides on the latest taxonomy, stores the change, writes the changed entries, and
 * notifies the other servers. null if there was nothing to change.
 */
export async function editTaxonomy(
  ctx: Context,
  decide: (known: KnownTaxonomy, tx: Tx) => TaxonomyChange | null | Promise<TaxonomyChange | null>,
): Promise<StoredEdit | null> {
  const { actor } = ctx
  if (!mayEditTaxonomy(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  const done = await ctx.transaction(async (tx) => {
    const before = knownTaxonomy(await lockEdits(tx))
    const change = await decide(before, tx)
    if (change === null) return null
    const number = before.number + 1
    const list = listOf(change)
    const after = knownTaxonomy([...before.edits, { number, change }])
    await writeEditedEntries(tx, { shipped, edited: after, edits: after.edits }, now, before.tables)
    const kept = await insertEdit(tx, {
      id: newId(now.getTime()),
      number,
      list,
      slug: change.slug,
      change,
      nameBefore: nameIn(before, list, change.slug),
      nameAfter: nameIn(after, list, change.slug) ?? nameIn(before, list, change.slug) ?? change.slug,
      editedBy: actor.userId,
      createdAt: now,
    })
    tx.record(taxonomyEdited(kept))
    return { kept, after }
  })
  // This server reads texts with it immediately; its index follows like those of the other servers.
  if (done !== null && done.after.number > taxonomyNow().number) serveTaxonomy(done.after)
  return done?.kept ?? null
}
