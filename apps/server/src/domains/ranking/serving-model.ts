import { loadModel, type Model } from '@assay/ranking-engine'
import type { Queries } from '../../platform/context/context.ts'
import type { LivePool } from './live-pool.ts'
import { findModelText, findServingHash } from './model-activations.store.ts'

/** By hash, so that a model is read once and what is compiled of it stays with it. */
const known = new Map<string, Model | null>()

/**
 * The model by which a company is answered: its own, or everybody's, or this build's. One that this build cannot read
 * (it was promoted by a newer one) gives way to this build's own; every search says by which model it was ranked.
 */
export async function servingModel(
  live: LivePool,
  db: Queries,
  wanted: { companyId: string | null; at: Date },
): Promise<Model> {
  const hash = await findServingHash(db, wanted.companyId, wanted.at)
  const learned = hash === null ? null : await readLearned(db, hash)
  return learned ?? live.current().model
}

async function readLearned(db: Queries, hash: string): Promise<Model | null> {
  if (!known.has(hash)) known.set(hash, parse(await findModelText(db, hash)))
  return known.get(hash) ?? null
}

function parse(text: string | null): Model | null {
  try {
    return text === null ? null : loadModel(JSON.parse(text))
  } catch {
    return null // of a format that this engine does not serve
  }
}
