// What the engine ranks by, from packages alone: a thread that searches loads this, and nothing else of the server.
import { exchangeRates } from '@assay/contracts/exchange-rates'
import { compileTaxonomy, defaultModel } from '@assay/ranking-engine'
import * as shipped from '@assay/taxonomy'
import { applyEdits } from '@assay/taxonomy/edits/apply-edits'
import type { TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'

/** One taxonomy, one model, one table of exchange rates. */
export const engineOptions = (taxonomy: ReturnType<typeof forEngine>) => ({
  taxonomy,
  model: defaultModel,
  exchange: exchangeRates,
})

export const forEngine = ({ tables, merged }: Pick<KnownTaxonomy, 'tables' | 'merged'>) =>
  compileTaxonomy({ ...tables, merged: merged.skills, mergedTitles: merged.titles })

/** For a thread, which is sent the edits. */
export const engineOptionsWith = (edits: readonly TaxonomyEdit[]) =>
  engineOptions(forEngine(applyEdits(shipped, edits)))
