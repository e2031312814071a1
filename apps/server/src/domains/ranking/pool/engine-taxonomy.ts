import { compileTaxonomy } from '@assay/ranking-engine'
import { perTaxonomy } from '../../taxonomy/index.ts'

/** The taxonomy for the engine, compiled on first use. */
export const engineTaxonomy = perTaxonomy(({ tables, merged }) =>
  compileTaxonomy({ ...tables, merged: merged.skills, mergedTitles: merged.titles }),
)
