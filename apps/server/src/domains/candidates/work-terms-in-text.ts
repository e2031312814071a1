import { workTermsOfTexts } from '@assay/ranking-engine/resume/read-work-terms'
import { type WorkTerm, workTermKey } from '@assay/ranking-engine/text/work-terms'
import type { CandidateRecord } from './candidate-record.ts'
import type { JsonResume } from './json-resume.ts'
import { taxonomyGazetteer } from './taxonomy-gazetteer.ts'

/** Words of work in what a document says of the work; names, schools, employers and hobbies are not looked at. */
export function workTermsOf({ basics, work, skills }: JsonResume): string[] {
  const texts = [
    basics?.summary,
    ...(work ?? []).flatMap((entry) => [entry.summary, ...(entry.highlights ?? [])]),
    ...(skills ?? []).flatMap((group) => [group.name, ...(group.keywords ?? [])]),
  ]
  return workTermsOfAny(texts)
}

/** The same in what is kept of it. */
export function workTermsOfRecord({ summary, work }: Pick<CandidateRecord, 'summary' | 'work'>): string[] {
  return workTermsOfAny([summary, ...work.map((entry) => entry.summary)])
}

function workTermsOfAny(texts: readonly (string | null | undefined)[]): string[] {
  return workTermsOfTexts(
    texts.flatMap((text) => (text ? [text] : [])),
    taxonomyGazetteer(),
  )
}

/** As the shipped table has it, however its capitals and plurals are written; null for a word that it does not hold. */
export function findWorkTerm(text: string): WorkTerm | null {
  return taxonomyGazetteer().workTerms.byKey.get(workTermKey(text.trim())) ?? null
}
