import type { EvidenceGrade } from '@assay/contracts/search-criteria'
import type { CandidateRecord, JsonResumeInput } from '../records/index.ts'
import { jsonResumeOf } from './write-json-resume.ts'

/** Grades that only the operator of an installation gives. */
const isOfOperator = ({ evidence = 'claimed' }: { readonly evidence?: EvidenceGrade | undefined }): boolean =>
  evidence !== 'claimed' && evidence !== 'agency'

/** The candidate as the agency could import it: without what only an operator records. */
export function importableByAgency(record: CandidateRecord): CandidateRecord {
  return {
    ...record,
    state: record.state === 'inVetting' || record.state === 'engaged' ? 'available' : record.state,
    skills: record.skills.map((skill) =>
      isOfOperator(skill) ? { ...skill, evidence: 'agency', evidenceOn: null } : skill,
    ),
    vetting: [],
  }
}

/** The same as JSON Resume. What the operator recorded stands beside it, where an import doesn't look. */
export function agencyResumeOf(record: CandidateRecord): object {
  const { meta, ...resume }: JsonResumeInput = jsonResumeOf(importableByAgency(record))
  const { state, vetting, skills } = jsonResumeOf(record).meta.assay
  const verified = (skills ?? []).filter(isOfOperator)
  const recordedByOperator = {
    state,
    vetting,
    skills: verified.map(({ name, evidence, evidenceOn }) => ({ name, evidence, evidenceOn })),
  }
  return { ...resume, meta: { assay: { ...meta.assay, recordedByOperator } } }
}
