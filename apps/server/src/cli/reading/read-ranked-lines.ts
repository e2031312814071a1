import type { CandidateProfile } from '@assay/ranking-engine'
import {
  maskedTextOf,
  profileOfRecord,
  profileOfResumeText,
  RowRejected,
  readJsonResume,
} from '../../domains/candidates/index.ts'

export type ReadLine =
  | { readonly line: number; readonly profile: CandidateProfile; readonly text: string }
  | { readonly line: number; readonly reason: string }

export interface NumberedLine {
  readonly line: number
  readonly text: string
}

/** A line holds a JSON Resume document, or `{"externalId", "text"}` with a plain-text résumé. */
export function readRankedLine({ line, text }: NumberedLine, today: string): ReadLine {
  try {
    return { line, ...profileOf(JSON.parse(text), today) }
  } catch (error) {
    if (error instanceof RowRejected) return { line, reason: error.message }
    if (error instanceof SyntaxError) return { line, reason: `is not JSON (${error.message.slice(0, 120)})` }
    throw error
  }
}

/** With the text in which exact words are found. */
function profileOf(value: unknown, today: string): { profile: CandidateProfile; text: string } {
  if (!isObject(value)) throw new RowRejected('is not a JSON object')
  const { externalId, text } = value
  if (typeof text !== 'string') {
    const record = readJsonResume(value, { contentHash: '', today })
    return { profile: profileOfRecord(record, today), text: maskedTextOf(record) }
  }
  if (typeof externalId !== 'string' || externalId.trim() === '') throw new RowRejected('externalId is missing')
  return { profile: profileOfResumeText({ externalId, text }, today), text }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
