import { compileTaxonomy, type Taxonomy } from '@assay/ranking-engine'
import * as source from '@assay/taxonomy'

let compiled: Taxonomy | undefined

/** The taxonomy as the engine wants it, compiled at the first question. */
export function engineTaxonomy(): Taxonomy {
  compiled ??= compileTaxonomy(source)
  return compiled
}
