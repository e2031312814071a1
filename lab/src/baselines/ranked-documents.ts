export interface TextDocument {
  readonly id: string
  readonly text: string
}

export interface TextQuery extends TextDocument {
  /** How the text is read, such as jobDesc; only rankers that read it need to know. */
  readonly door?: string
}

/** Ranks all documents for a query; ties are ordered by id so that runs are deterministic. */
export type Ranker = (query: TextQuery) => readonly string[]

export function rankByScore(documents: readonly TextDocument[], scoreOf: (index: number) => number): string[] {
  return documents
    .map((document, index) => ({ id: document.id, score: scoreOf(index) }))
    .sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1))
    .map((entry) => entry.id)
}
