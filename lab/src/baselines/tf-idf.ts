import { documentFrequencies } from './bm25.ts'
import { type Ranker, rankByScore, type TextDocument } from './ranked-documents.ts'
import { countWords } from './words.ts'

/**
 * Cosine similarity of logarithmic term frequency times inverse document frequency (SMART notation lnc.ltc, idf in
 * both).
 */
export function tfIdfRanker(documents: readonly TextDocument[]): Ranker {
  const counts = documents.map((document) => countWords(document.text))
  const frequencies = documentFrequencies(counts)
  const weigh = (words: ReadonlyMap<string, number>): Map<string, number> => {
    const weights = new Map<string, number>()
    for (const [word, count] of words) {
      const frequency = frequencies.get(word)
      if (frequency !== undefined) weights.set(word, (1 + Math.log(count)) * Math.log(documents.length / frequency))
    }
    return normalize(weights)
  }
  const vectors = counts.map(weigh)

  return (query) => {
    const wanted = weigh(countWords(query.text))
    return rankByScore(documents, (index) => {
      let score = 0
      for (const [word, weight] of wanted) score += weight * (vectors[index]?.get(word) ?? 0)
      return score
    })
  }
}

function normalize(weights: Map<string, number>): Map<string, number> {
  const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1
  return new Map([...weights].map(([word, weight]) => [word, weight / length]))
}
