import { languageLevels } from '@assay/contracts/search-criteria'
import { type CandidateRecord, readJsonResume, recordOfResumeText } from '../records/index.ts'
import { findLanguage } from '../taxonomy/index.ts'
import { type ForeignResume, readEuropass } from './europass.rules.ts'
import { isLinkedinText, readLinkedinText } from './linkedin-text.rules.ts'

interface Named {
  readonly externalId: string
  readonly contentHash: string
  readonly today: string
}

/** Throws XmlRefused for XML of another kind, RowRejected for a document without a person. */
export const recordOfEuropass = (xml: string, named: Named): CandidateRecord => recordOf(readEuropass(xml), named)

/** The text of a résumé; that of a profile saved from LinkedIn is read by its own layout. */
export function recordOfDocumentText(text: string, named: Named): CandidateRecord {
  const { externalId, today } = named
  if (!isLinkedinText(text)) return recordOfResumeText({ externalId, text }, today)
  const { skills, unknownSkills: _, ...record } = recordOf(readLinkedinText(text), named)
  return { ...record, skills, unknownSkills: [], summary: null, privateText: text, workText: record.summary ?? '' }
}

function recordOf({ resume, languages }: ForeignResume, { externalId, contentHash, today }: Named): CandidateRecord {
  const known = languages.flatMap(({ code, level }) => {
    const found = findLanguage(code)
    const grade = languageLevels.find((one) => one === level)
    return found === null || grade === undefined ? [] : [{ code: found, level: grade }]
  })
  return readJsonResume({ ...resume, meta: { assay: { externalId, languages: known } } }, { contentHash, today })
}
