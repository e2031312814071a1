import { type Ranker, rankByScore, type TextDocument } from './ranked-documents.ts'
import { countWords, wordsOf } from './words.ts'

const K1 = 1.2
const B = 0.75

/** Okapi BM25 over the full text (Robertson and Zaragoza, 2009), with Lucene's idf, which is never negative. */
export function bm25Ranker(documents: readonly TextDocument[]): Ranker {
  const counts = documents.map((document) => countWords(document.text))
  const lengths = counts.map((words) => [...words.values()].reduce((sum, count) => sum + count, 0))
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / documents.length
  const frequencies = documentFrequencies(counts)

  return (query) => {
    const terms = wordsOf(query.text).filter((word) => frequencies.has(word))
    return rankByScore(documents, (index) => {
      let score = 0
      for (const term of terms) {
        const count = counts[index]?.get(term) ?? 0
        if (count === 0) continue
        const frequency = frequencies.get(term) ?? 0
        const idf = Math.log(1 + (documents.length - frequency + 0.5) / (frequency + 0.5))
        const length = (lengths[index] ?? 0) / meanLength
        score += (idf * count * (K1 + 1)) / (count + K1 * (1 - B + B * length))
      }
      return score
    })
  }
}

export function documentFrequencies(counts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const frequencies = new Map<string, number>()
  for (const words of counts) for (const word of words.keys()) frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
  return frequencies
}
