import { createHash } from 'node:crypto'
import { type Ranker, rankByScore, type TextDocument } from './ranked-documents.ts'

/** A deterministic random order: the lower bound for every ranker. */
export function randomRanker(documents: readonly TextDocument[]): Ranker {
  return (query) =>
    rankByScore(documents, (index) =>
      createHash('sha256').update(`${query.id} ${documents[index]?.id}`).digest().readUInt32BE(0),
    )
}

/** Longest documents first: shows how much length alone contributes. */
export function lengthRanker(documents: readonly TextDocument[]): Ranker {
  const ranking = rankByScore(documents, (index) => documents[index]?.text.length ?? 0)
  return () => ranking
}
