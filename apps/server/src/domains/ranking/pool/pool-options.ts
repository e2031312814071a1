import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { engineOptions } from './engine-options.ts'
import { engineTaxonomy } from './engine-taxonomy.ts'

/** Shared by server and files. */
export const poolOptions = (known?: KnownTaxonomy) => engineOptions(engineTaxonomy(known))
