import type { CandidateProfile } from '@assay/ranking-engine'
import { profileOfRecord, profileOfResumeText, RowRejected, readJsonResume } from '../../domains/candidates/index.ts'

export type ReadLine =
  | { readonly line: number; readonly profile: CandidateProfile }
  | { readonly line: number; readonly reason: string }

export interface NumberedLine {
  readonly line: number
  readonly text: string
}

/** A line holds a JSON Resume document, or `{"externalId", "text"}` with a plain-text résumé. */
export function readRankedLine({ line, text }: NumberedLine, today: string): ReadLine {
  try {
    return { line, profile: profileOf(JSON.parse(text), today) }
  } catch (error) {
    if (error instanceof RowRejected) return { line, reason: error.message }
    if (error instanceof SyntaxError) return { line, reason: `is not JSON (${error.message.slice(0, 120)})` }
    throw error
  }
}

function profileOf(value: unknown, today: string): CandidateProfile {
  if (!isObject(value)) throw new RowRejected('is no JSON object')
  const { externalId, text } = value
  if (typeof text !== 'string') return profileOfRecord(readJsonResume(value, { contentHash: '', today }), today)
  if (typeof externalId !== 'string' || externalId.trim() === '') throw new RowRejected('externalId is missing')
  return profileOfResumeText({ externalId, text }, today)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
