import { exchangeRates } from '@assay/contracts/exchange-rates'
import { defaultModel, legacyModel, loadModel, type Model } from '@assay/ranking-engine'
import * as taxonomy from '@assay/taxonomy'
import { canonicalJson, sha256 } from '../../../platform/hashing/canonical-json.ts'
import { perTaxonomy } from '../../taxonomy/index.ts'

/** The model of a search: this build's own or the stored one; null if this build cannot serve it. */
export function findModel(sealed: { version: string; hash: string }, stored: string | null): Model | null {
  const own = defaultModel.version === sealed.version ? defaultModel : null
  if (own !== null && modelHash(own) === sealed.hash) return own
  return (stored === null ? null : readStored(stored, sealed.version)) ?? own
}

function readStored(stored: string, version: string): Model | null {
  try {
    const model = loadModel(JSON.parse(stored))
    return model.version === version ? model : null
  } catch {
    return null // damaged, or of a format that this engine does not serve: the caller refuses it by name
  }
}

/** Hash over the model's numbers; models with former feature names hash like today's. */
export function modelHash(model: Model): string {
  return sha256(canonicalJson(legacyModel(model)))
}

/** Hash over the other inputs of a ranking: skills with their edits, titles, places and exchange rates. */
export const tablesHash = perTaxonomy(({ edits }) =>
  sha256(canonicalJson({ ...taxonomy, exchangeRates, ...(edits.length === 0 ? {} : { edits }) })),
)
