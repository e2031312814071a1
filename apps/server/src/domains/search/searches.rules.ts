import type { Contribution, MustHaveTick } from '@assay/contracts/candidate-searches'

/** A match as it is kept: the wire shape, the candidate by id. */
export interface FrozenMatch {
  readonly candidateId: string
  readonly rank: number
  readonly score: number
  readonly low: number
  readonly high: number
  readonly tieGroup: number
  readonly overlapHours: number | null
  readonly mustHaves: readonly MustHaveTick[]
  readonly contributions: readonly Contribution[]
  readonly sentence: string
}

/** Quartiles of hourly pay in minor units. */
export interface PayBand {
  readonly low: number
  readonly middle: number
  readonly high: number
  readonly currency: string
  readonly people: number
}
