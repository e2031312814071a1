import { createHash } from 'node:crypto'
import type { Context } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { readSamples } from './read-samples.ts'
import { findDigest, keepDigest } from './reference-data.store.ts'
import { type Taxonomy, writeReferences } from './taxonomy.store.ts'
import { knownZones } from './zones.rules.ts'

/** Raise it when the rows are made in another way from the same facts. */
const RECIPE = 1

/** Makes the reference tables what the taxonomy says. Rows that it no longer names stay, others refer to them. */
export async function synchroniseTaxonomy(ctx: Context, taxonomy: Taxonomy): Promise<boolean> {
  assertAllowed(ctx.actor.kind === 'system')
  const { skills, titles, industries, countries } = taxonomy
  const presentNames = countries.flatMap(({ timezones }) => timezones)
  const facts = { skills, titles, industries, countries, zones: knownZones(presentNames), samples: readSamples() }
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...facts, RECIPE }))
    .digest('hex')
  if ((await findDigest(ctx.db)) === digest) return false
  await ctx.transaction(async (tx) => {
    await writeReferences(tx, facts, ctx.now())
    await keepDigest(tx, digest, ctx.now())
  })
  return true
}
