/** A skill's statistics in today's pool. The pool's domain provides them; content only shows them. */
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
  /** Cheap enough to sort a list by. */
  countCandidates(skillId: string): number
  describeSkill(skillId: string): SkillStatistics
}
