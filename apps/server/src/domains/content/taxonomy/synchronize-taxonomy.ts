import { createHash } from 'node:crypto'
import { applyEdits } from '@assay/taxonomy/edits/apply-edits'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { readEdits } from '../../taxonomy/index.ts'
import { writeEditedEntries } from './edited-entries.store.ts'
import { readSamples } from './read-samples.ts'
import { findDigest, saveDigest } from './reference-data.store.ts'
import { type Taxonomy, writeReferences } from './taxonomy.store.ts'
import { knownZones } from './zones.rules.ts'

/** Increase this when the same facts produce other rows. */
const RECIPE = 2

/** Updates the reference tables from the taxonomy. Rows that it no longer names stay, since others refer to them. */
export async function synchronizeTaxonomy(ctx: Context, taxonomy: Taxonomy): Promise<boolean> {
  assertAllowed(ctx.actor.kind === 'system')
  const { skills, titles, industries, countries } = taxonomy
  const facts = { skills, titles, industries, countries, zones: knownZones(), samples: readSamples() }
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...facts, RECIPE }))
    .digest('hex')
  if ((await findDigest(ctx.db)) === digest) return false
  await ctx.transaction(async (tx) => {
    // Operators' edits lie over every release.
    const edits = await readEdits(tx)
    const edited = applyEdits({ ...facts, nearSkills: [], nearTitles: [], careers: [] }, edits)
    await writeReferences(tx, edited.tables, ctx.now())
    await writeEditedEntries(tx, { shipped: taxonomy, edited, edits }, ctx.now())
    await saveDigest(tx, digest, ctx.now())
  })
  return true
}
