import MiniSearch from 'minisearch'
import { type Ranker, rankByScore, type TextDocument } from './ranked-documents.ts'
import { wordsOf } from './words.ts'

/** MiniSearch with default settings, over two fields: the header and the rest. */
export function miniSearchRanker(documents: readonly TextDocument[]): Ranker {
  const index = new MiniSearch<TextDocument & { header: string }>({
    fields: ['header', 'text'],
    tokenize: wordsOf,
    searchOptions: { boost: { header: 2 } },
  })
  index.addAll(documents.map((document) => ({ ...document, header: document.text.slice(0, 400) })))
  return (query) => {
    const scores = new Map(index.search(query.text).map((result) => [String(result.id), result.score]))
    return rankByScore(documents, (place) => scores.get(documents[place]?.id ?? '') ?? 0)
  }
}
