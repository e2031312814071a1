import { defaultModel } from '@assay/ranking-engine'
import { exchangeRates } from '../../candidates/index.ts'
import { engineTaxonomy } from './engine-taxonomy.ts'

/** Shared by server and files: one taxonomy, one model, one table of exchange rates. */
export function poolOptions() {
  return { taxonomy: engineTaxonomy(), model: defaultModel, exchange: exchangeRates }
}
