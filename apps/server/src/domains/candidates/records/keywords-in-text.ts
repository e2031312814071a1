import { keywordKey } from '@assay/ranking-engine/query/keyword-key'
import { keywordsOfTexts } from '@assay/text-reading/resume/read-keywords'
import type { Keyword } from '@assay/text-reading/text/keywords'
import { taxonomyGazetteer } from '../taxonomy/index.ts'
import type { CandidateRecord } from './candidate-record.ts'
import type { JsonResume } from './json-resume.ts'

/** Words of work in what a document says of the work; names, schools, employers and hobbies are not looked at. */
export function keywordsOf({ basics, work, skills }: JsonResume): string[] {
  const texts = [
    basics?.summary,
    ...(work ?? []).flatMap((entry) => [entry.summary, ...(entry.highlights ?? [])]),
    ...(skills ?? []).flatMap((group) => [group.name, ...(group.keywords ?? [])]),
  ]
  return keywordsOfAny(texts)
}

/** The same in what is kept of it. */
export function keywordsOfRecord({ summary, work }: Pick<CandidateRecord, 'summary' | 'work'>): string[] {
  return keywordsOfAny([summary, ...work.map((entry) => entry.summary)])
}

function keywordsOfAny(texts: readonly (string | null | undefined)[]): string[] {
  return keywordsOfTexts(
    texts.flatMap((text) => (text ? [text] : [])),
    taxonomyGazetteer(),
  )
}

/** As the shipped table has it, however its capitals and plurals are written; null for a word that it does not hold. */
export function findKeyword(text: string): Keyword | null {
  return taxonomyGazetteer().keywords.byKey.get(keywordKey(text.trim())) ?? null
}
