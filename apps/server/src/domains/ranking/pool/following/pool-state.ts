import type { Pool } from '@assay/ranking-engine'
import type { PoolPosition } from '../../../candidates/index.ts'
import type { KnownTaxonomy } from '../../../taxonomy/index.ts'
import type { SkillFigures } from '../../figures/index.ts'

/** The pool that is served, and of what it was built. */
export interface PoolState {
  pool: Pool
  position: PoolPosition
  figures: SkillFigures
  /** The taxonomy by which the pool was built. */
  known: KnownTaxonomy
  /** The day for which the age of evidence was computed. */
  day: string
}
