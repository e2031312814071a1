// Gazetteer of the taxonomy for reading texts, compiled on first use.

import * as taxonomy from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer, type Gazetteer } from '@assay/text-reading/text/gazetteer'

let compiled: Gazetteer | undefined

export function taxonomyGazetteer(): Gazetteer {
  compiled ??= compileGazetteer({ ...taxonomy, keywords })
  return compiled
}
