import { keywordKey } from '@assay/ranking-engine/query/keyword-key'
import { keywordsOfTexts } from '@assay/text-reading/resume/read-keywords'
import type { Keyword } from '@assay/text-reading/text/keywords'
import { taxonomyGazetteer } from '../taxonomy/index.ts'
import type { CandidateRecord } from './candidate-record.ts'
import type { JsonResume } from './json-resume.ts'

/** Keywords in the texts about work; names, schools, employers and hobbies are not read. */
export function keywordsOf({ basics, work, skills }: JsonResume): string[] {
  const texts = [
    basics?.summary,
    ...(work ?? []).flatMap((entry) => [entry.summary, ...(entry.highlights ?? [])]),
    ...(skills ?? []).flatMap((group) => [group.name, ...(group.keywords ?? [])]),
  ]
  return keywordsOfAny(texts)
}

/** The same for a stored record. */
export function keywordsOfRecord({ summary, work }: Pick<CandidateRecord, 'summary' | 'work'>): string[] {
  return keywordsOfAny([summary, ...work.map((entry) => entry.summary)])
}

function keywordsOfAny(texts: readonly (string | null | undefined)[]): string[] {
  return keywordsOfTexts(
    texts.flatMap((text) => (text ? [text] : [])),
    taxonomyGazetteer(),
  )
}

/** The keyword in its shipped spelling, ignoring case and plural; null if the table lacks it. */
export function findKeyword(text: string): Keyword | null {
  return taxonomyGazetteer().keywords.byKey.get(keywordKey(text.trim())) ?? null
}
