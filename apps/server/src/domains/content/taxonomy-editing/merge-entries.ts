import type { Context } from '../../../platform/context/context.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import { mergedEntry } from './entry-merges.rules.ts'
import { expectedEntry, type SeenEntry } from './expected-entry.ts'
import { refuseInvalid } from './refuse-invalid.ts'

/** Makes an entry a part of another one of its list, which takes over its names. */
export async function mergeEntries(ctx: Context, seen: SeenEntry, intoId: string): Promise<void> {
  await editTaxonomy(ctx, (known) =>
    refuseInvalid(mergedEntry(known, seen.list, expectedEntry(known, seen).slug, intoId)),
  )
}
