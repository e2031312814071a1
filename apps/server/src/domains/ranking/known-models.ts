import { defaultModel, legacyModel, loadModel, type Model } from '@assay/ranking-engine'
import * as taxonomy from '@assay/taxonomy'
import { canonicalJson, sha256 } from '../../platform/hashing/canonical-json.ts'
import { exchangeRates } from '../candidates/index.ts'

/** The model of a search: this build's own, or the one that was kept, where this build can serve it; or else null. */
export function findModel(sealed: { version: string; hash: string }, kept: string | null): Model | null {
  const own = defaultModel.version === sealed.version ? defaultModel : null
  if (own !== null && modelHash(own) === sealed.hash) return own
  return (kept === null ? null : readKept(kept, sealed.version)) ?? own
}

function readKept(kept: string, version: string): Model | null {
  try {
    const model = loadModel(JSON.parse(kept))
    return model.version === version ? model : null
  } catch {
    return null // of a format that this engine does not serve, or damaged: the caller refuses it by name
  }
}

/** Tells when a number of a model has changed; the same for a model of before and for itself under the names of today. */
export function modelHash(model: Model): string {
  return sha256(canonicalJson(legacyModel(model)))
}

let known: string | undefined

/** Of everything else that a ranking stands on: skills, titles, places and exchange rates. */
export function tablesHash(): string {
  known ??= sha256(canonicalJson({ ...taxonomy, exchangeRates }))
  return known
}
