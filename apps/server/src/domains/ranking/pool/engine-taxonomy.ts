import { perTaxonomy } from '../../taxonomy/index.ts'
import { forEngine } from './engine-options.ts'

/** The taxonomy for the engine, compiled on first use. */
export const engineTaxonomy = perTaxonomy(forEngine)
