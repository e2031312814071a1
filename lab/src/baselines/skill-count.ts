import * as taxonomySource from '@assay/taxonomy'
import { compileGazetteer, findTerms } from '@assay/text-reading'
import { type Ranker, rankByScore, type TextDocument } from './ranked-documents.ts'

/** Counts the query's skills that a document names, all with equal weight. */
export function skillCountRanker(documents: readonly TextDocument[]): Ranker {
  const gazetteer = compileGazetteer(taxonomySource)
  const skillsIn = (text: string): Set<string> =>
    new Set(
      findTerms(text, gazetteer)
        .filter((term) => term.kind === 'skill')
        .map((term) => term.slug),
    )
  const skills = documents.map((document) => skillsIn(document.text))

  return (query) => {
    const wanted = skillsIn(query.text)
    return rankByScore(documents, (index) => [...wanted].filter((skill) => skills[index]?.has(skill)).length)
  }
}
