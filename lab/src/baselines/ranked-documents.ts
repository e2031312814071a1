export interface TextDocument {
  readonly id: string
  readonly text: string
}

/** Ranks all documents for one query; every one gets a place, ties by id so that a run repeats itself. */
export type Ranker = (query: TextDocument) => readonly string[]

export function rankByScore(documents: readonly TextDocument[], scoreOf: (index: number) => number): string[] {
  return documents
    .map((document, index) => ({ id: document.id, score: scoreOf(index) }))
    .sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1))
    .map((entry) => entry.id)
}
