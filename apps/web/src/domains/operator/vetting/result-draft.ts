import { proposeVettingChange, recordVettingResult, type vettingStages } from '@assay/contracts/vetting-results'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import type { VettingResult } from './vetting.queries.ts'

/** What the inputs of a result hold. */
export interface ResultDraft {
  stage: string
  method: string
  assessorRole: string
  result: string
  score: string
  scoreMax: string
  on: string
  validUntil: string
  skillIds: string[]
  similarity: string
  proctoring: string
  documentHash: string
}

interface CorrectionDraft extends ResultDraft {
  reason: string
}

const labels = {
  stage: 'Stage',
  method: 'Method',
  assessorRole: 'Assessor’s role',
  result: 'Result',
  score: 'Score',
  scoreMax: 'Maximum',
  on: 'Date',
  validUntil: 'Valid until',
  skillIds: 'Skills it verifies',
  similarity: 'Similarity to known solutions, %',
  proctoring: 'Supervision',
  documentHash: 'Fingerprint of the document (SHA-256)',
  reason: 'Reason for the correction',
}

/** The form states the similarity in percent, and hides a score unless there is one. */
function bodyOf({ similarity, proctoring, score, scoreMax, ...rest }: ResultDraft) {
  const share = similarity.trim() === '' ? null : Number(similarity) / 100
  const isScored = rest.result === 'score'
  return {
    ...rest,
    score: isScored ? score : '',
    scoreMax: isScored ? scoreMax : '',
    integrity: share === null && proctoring === '' ? null : { similarity: share, proctoring: proctoring || null },
  }
}

const moved = { 'integrity.similarity': 'similarity', 'integrity.proctoring': 'proctoring' }

export const resultFields = (candidateId: string) =>
  contractFields(recordVettingResult.body, {
    labels,
    moved,
    shape: (draft: ResultDraft) => ({ candidateId, ...bodyOf(draft) }),
  })

export const correctionFields = (resultId: string) =>
  contractFields(proposeVettingChange.body, {
    labels,
    moved,
    shape: ({ reason, ...draft }: CorrectionDraft) => ({ resultId, reason, ...bodyOf(draft) }),
  })

export const emptyDraft = (today: string): ResultDraft => ({
  stage: 'technical assessment' satisfies (typeof vettingStages)[number],
  method: '',
  assessorRole: '',
  result: 'pass',
  score: '',
  scoreMax: '100',
  on: today,
  validUntil: '',
  skillIds: [],
  similarity: '',
  proctoring: '',
  documentHash: '',
})

export const draftOf = (result: VettingResult): CorrectionDraft => ({
  stage: result.stage,
  method: result.method,
  assessorRole: result.assessorRole,
  result: result.result,
  score: result.score === null ? '' : String(result.score),
  scoreMax: result.scoreMax === null ? '100' : String(result.scoreMax),
  on: result.on,
  validUntil: result.validUntil ?? '',
  skillIds: [...result.skillIds],
  similarity: result.integrity?.similarity == null ? '' : String(Math.round(result.integrity.similarity * 100)),
  proctoring: result.integrity?.proctoring ?? '',
  documentHash: result.documentHash ?? '',
  reason: '',
})
