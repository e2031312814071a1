import { defaultModel } from '@assay/ranking-engine'
import { exchangeRates } from '../../candidates/index.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { engineTaxonomy } from './engine-taxonomy.ts'

/** Shared by server and files: one taxonomy, one model, one table of exchange rates. */
export function poolOptions(known?: KnownTaxonomy) {
  return { taxonomy: engineTaxonomy(known), model: defaultModel, exchange: exchangeRates }
}
