import * as taxonomySource from '@assay/taxonomy'
import { compileGazetteer, type Door, readDescription } from '@assay/text-reading'
import { bm25Ranker } from './bm25.ts'
import type { Ranker, TextDocument } from './ranked-documents.ts'

const names = new Map([...taxonomySource.skills, ...taxonomySource.titles].map(({ slug, name }) => [slug, name]))
/** Nothing that is ranked here depends on the day. */
const TODAY = 20_777

/** BM25 over the whole text for what was read from the query: its title, must-haves and nice-to-haves, by name. */
export function bm25OfCriteriaRanker(documents: readonly TextDocument[]): Ranker {
  const gazetteer = compileGazetteer(taxonomySource)
  const rank = bm25Ranker(documents)
  return ({ id, text, door }) => {
    const { criteria } = readDescription(text, gazetteer, { door: (door ?? 'jobDesc') as Door, today: TODAY })
    const slugs = [
      ...(criteria.titleSlug === null ? [] : [criteria.titleSlug]),
      ...criteria.mustHave.flatMap(({ anyOf }) => anyOf),
      ...criteria.niceToHave.map(({ skill }) => skill),
    ]
    return rank({ id, text: slugs.map((slug) => names.get(slug) ?? slug).join(' ') })
  }
}
