import { createHash } from 'node:crypto'
import { type Ranker, rankByScore, type TextDocument } from './ranked-documents.ts'

/** An order by chance that repeats itself: what no ranker may fall below. */
export function randomRanker(documents: readonly TextDocument[]): Ranker {
  return (query) =>
    rankByScore(documents, (index) =>
      createHash('sha256').update(`${query.id} ${documents[index]?.id}`).digest().readUInt32BE(0),
    )
}

/** The longest first: shows how much a long text earns by its length alone. */
export function lengthRanker(documents: readonly TextDocument[]): Ranker {
  const ranking = rankByScore(documents, (index) => documents[index]?.text.length ?? 0)
  return () => ranking
}
