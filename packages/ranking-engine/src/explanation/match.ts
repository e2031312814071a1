/** One line of an explanation; the points of all lines of a match sum exactly to its score. */
export interface Contribution {
  feature: string
  label: string
  value: string
  points: number
  evidence: { skill: string; grade: string; day: number | null } | null
}

export interface MustHaveTick {
  position: number
  met: 'yes' | 'partly' | 'no'
  bySkill: string | null
  note: string | null
}

/** One candidate for one search. */
export interface Match {
  candidateId: string
  /** 1-based place. */
  rank: number
  /** Integer points. */
  score: number
  /** The score if nothing that is only claimed counted. */
  low: number
  /** The score if everything claimed were verified. */
  high: number
  /** Equal for those whose order the data cannot support, counted from 1. */
  tieGroup: number
  /** The best and the worst place among all who are within the margin of this score. */
  rankLow: number
  rankHigh: number
  /** The place among the same people if nobody's claims counted; null where it was not asked for. */
  rankWithoutClaims: number | null
  overlapHours: number | null
  mustHaves: readonly MustHaveTick[]
  contributions: readonly Contribution[]
  sentence: string
}
