/** Where the text of a whole posting comes from. Texts of others are named by place and never copied in here. */
export type PostingSource =
  /** A whole real posting: the sentences of these SkillSpan postings, or of a stretch of them, in order. */
  | { readonly kind: 'skillspan'; readonly parts: readonly SkillspanPart[] }
  /** A real core of requirements (the n-th distinct sentences of the TechWolf file) inside a real posting's frame. */
  | {
      readonly kind: 'assembled'
      readonly opening: string
      readonly techwolf: readonly number[]
      readonly frame: SkillspanPart
    }
  /** Written for this set, after the tasks O*NET lists for the occupation. */
  | { readonly kind: 'written'; readonly text: string }

export interface SkillspanPart {
  readonly split: 'train' | 'dev' | 'test'
  readonly idx: number
  /** First and last sentence, both included; everything when absent. */
  readonly sentences?: readonly [number, number]
}

export interface JudgedQuery {
  readonly id: string
  readonly title: string
  readonly source: PostingSource
  readonly summary: string
  readonly skills: string
}
