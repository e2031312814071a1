import { loadModel, type Model } from '@assay/ranking-engine'
import type { Queries } from '../../../platform/context/context.ts'
import { findModelText, findServingHash } from '../models/index.ts'
import type { LivePool } from './live-pool.ts'

/** By hash, so that a model is parsed once and what is compiled from it is kept. */
const known = new Map<string, Model | null>()

/**
 * The model that serves a company: its own, the shared one, or this build's. One that this build cannot read (promoted
 * by a newer release) falls back to this build's own; every search records its model.
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
