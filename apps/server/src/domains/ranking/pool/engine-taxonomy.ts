import { compileTaxonomy, type Taxonomy } from '@assay/ranking-engine'
import * as source from '@assay/taxonomy'

let compiled: Taxonomy | undefined

/** The taxonomy for the engine, compiled on first use. */
export function engineTaxonomy(): Taxonomy {
  compiled ??= compileTaxonomy(source)
  return compiled
}
