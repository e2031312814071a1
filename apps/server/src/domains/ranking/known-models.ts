import { defaultModel, type Model } from '@assay/ranking-engine'
import * as taxonomy from '@assay/taxonomy'
import { canonicalJson, sha256 } from '../../platform/hashing/canonical-json.ts'
import { exchangeRates } from '../candidates/index.ts'

/** Models that this build can rank with. One that served once stays here, or its searches can be replayed no more. */
const models: readonly Model[] = [defaultModel]

export function findModel(version: string): Model | null {
  return models.find((model) => model.version === version) ?? null
}

/** Tells when a number of a model has changed. */
export function modelHash(model: Model): string {
  return sha256(canonicalJson(model))
}

let known: string | undefined

/** Of everything else that a ranking stands on: skills, titles, places and exchange rates. */
export function tablesHash(): string {
  known ??= sha256(canonicalJson({ ...taxonomy, exchangeRates }))
  return known
}
