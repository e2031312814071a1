// Reading a text needs a gazetteer of the taxonomy; it is compiled at the first question and serves for good.
import { compileGazetteer, type Gazetteer } from '@assay/ranking-engine/text/gazetteer'
import * as taxonomy from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'

let compiled: Gazetteer | undefined

export function taxonomyGazetteer(): Gazetteer {
  compiled ??= compileGazetteer({ ...taxonomy, keywords })
  return compiled
}
