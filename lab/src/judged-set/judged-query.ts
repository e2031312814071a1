/** The source of a posting. Third-party texts are referenced and never copied here. */
export type PostingSource =
  /** A complete real posting: its SkillSpan sentences, or a range of them, in order. */
  | { readonly kind: 'skillspan'; readonly parts: readonly SkillspanPart[] }
  /** Real requirements (the n-th distinct sentences of the TechWolf file) in the frame of a real posting. */
  | {
      readonly kind: 'assembled'
      readonly opening: string
      readonly techwolf: readonly number[]
      readonly frame: SkillspanPart
    }
  /** Written for this set from the tasks that O*NET lists for the occupation. */
  | { readonly kind: 'written'; readonly text: string }

export interface SkillspanPart {
  readonly split: 'train' | 'dev' | 'test'
  readonly idx: number
  /** First and last sentence, both inclusive; all when absent. */
  readonly sentences?: readonly [number, number]
}

export interface JudgedQuery {
  readonly id: string
  readonly title: string
  readonly source: PostingSource
  readonly summary: string
  readonly skills: string
}
