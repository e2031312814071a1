/** What today's pool says about a skill. Whoever keeps the pool answers; content only shows it. */
export interface SkillStatistics {
  readonly candidateCount: number
  readonly verifiedCount: number
  readonly payBand: {
    readonly low: number
    readonly middle: number
    readonly high: number
    readonly currency: string
    readonly people: number
  } | null
  /** Most frequent first. */
  readonly oftenWith: readonly { readonly skillId: string; readonly share: number }[]
}

export interface PoolFigures {
  /** Cheap: a list may be sorted by it. */
  countCandidates(skillId: string): number
  describeSkill(skillId: string): SkillStatistics
}
