/** One contribution; the points of all contributions of a match add up to its score exactly. */
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
  /** Counted from 1. */
  rank: number
  /** Integer points. */
  score: number
  /** The score without self-reported skills. */
  low: number
  /** The score if all self-reported skills were verified. */
  high: number
  /** Equal for matches whose order the data does not support, counted from 1. */
  tieGroup: number
  /** The best and worst rank of all scores within the margin. */
  rankLow: number
  rankHigh: number
  /** The rank without self-reported skills; null if not requested. */
  rankWithoutClaims: number | null
  overlapHours: number | null
  mustHaves: readonly MustHaveTick[]
  /** Whether a title of the requested title's family was held; null where the title does not count as a criterion. */
  titleMet: boolean | null
  /** Whether the country is a preferred one, or not stated; null where countries do not count as a criterion. */
  countryMet: boolean | null
  /** Whether the candidate speaks the preferred languages, or states none; null where languages are not a criterion. */
  languageMet: boolean | null
  /** Whether the preferred hours are shared, or the zone is not stated; null where the overlap does not count as a criterion. */
  overlapMet: boolean | null
  /** Whether the pay is near enough to the preferred limit, or not stated; null where pay does not count as a criterion. */
  payMet: boolean | null
  /** Whether the notice is near enough to the preferred limit, or not stated; null where it does not count as a criterion. */
  noticeMet: boolean | null
  /** Whether the level is close enough to the requested one; null where levels are not a criterion. */
  levelMet: boolean | null
  /** Whether the years of experience fit; null where they are not a criterion. */
  yearsMet: boolean | null
  /** Whether nothing but preferences is missed; null where those who miss nothing else are not set apart. */
  onlyPreferences: boolean | null
  contributions: readonly Contribution[]
  sentence: string
}
