// Gazetteer of the taxonomy for reading texts, compiled on first use and again after an edit.

import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer } from '@assay/text-reading/text/gazetteer'
import { perTaxonomy } from '../../taxonomy/index.ts'

export const taxonomyGazetteer = perTaxonomy(({ tables }) => compileGazetteer({ ...tables, keywords }))
