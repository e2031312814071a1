import { createHash } from 'node:crypto'
import { candidateRow } from '@assay/contracts/import-runs'
import { z } from 'zod'
import { canonicalJson } from '../../../platform/hashing/canonical-json.ts'
import { type CandidateRecord, RowRejected, readJsonResume } from '../records/index.ts'

/** Why a row of an agency is no candidate, and where in the row. */
export interface RowProblem {
  readonly externalId: string | null
  readonly pointer: string | null
  readonly detail: string
}

export type AgencyRow = { readonly record: CandidateRecord } | { readonly problem: RowProblem }

/** The fields that an agency may set for its own candidates; the rest comes from vetting and the pipeline. */
const STATES = ['draft', 'available', 'paused']
const EVIDENCE = ['claimed', 'agency']

/** Reads one row as an agency sends it. `today` is a day such as 2026-11-20. */
export function readAgencyRow(value: unknown, today: string): AgencyRow {
  const parsed = candidateRow.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return rejected(value, issue?.message ?? 'This isn’t a row.', issue?.path)
  }
  const { externalId, resume } = parsed.data
  const meta = isObject(resume['meta']) ? resume['meta'] : {}
  const assay = isObject(meta['assay']) ? meta['assay'] : {}
  const document = { ...resume, meta: { ...meta, assay: { ...assay, externalId } } }
  const contentHash = createHash('sha256').update(canonicalJson(document)).digest('hex').slice(0, 32)
  try {
    const record = readJsonResume(document, { contentHash, today, isAgency: true })
    return beyondAgency(externalId, record) ?? { record }
  } catch (error) {
    if (!(error instanceof RowRejected)) throw error
    // The reason begins with the path of what is wrong.
    const [, path, rest] =
      /^([a-zA-Z]+(?:\.\w+)+|basics|work|education|skills|languages): (.*)$/s.exec(error.message) ?? []
    if (path === undefined) return rejected(value, error.message, ['resume'])
    return rejected(value, rest ?? error.message, ['resume', ...path.split('.')])
  }
}

/** Fields that an agency may not set for its candidates, with the reason. */
export function refusedToAgency(record: CandidateRecord): { readonly field: string; readonly detail: string } | null {
  const refused = beyondAgency(record.externalId, record)
  if (refused === null || !('problem' in refused)) return null
  return { field: refused.problem.pointer?.split('/').at(-1) ?? '', detail: refused.problem.detail }
}

function beyondAgency(externalId: string, record: CandidateRecord): AgencyRow | null {
  const row = { externalId }
  const at = ['resume', 'meta', 'assay']
  const { email } = record.contact
  if (email !== null && !z.email().safeParse(email).success)
    return rejected(row, 'Enter an email address, such as name@example.org.', ['resume', 'basics', 'email'])
  if (record.vetting.length > 0)
    return rejected(row, 'Only the operator of this installation can record vetting results.', [...at, 'vetting'])
  if (!STATES.includes(record.state)) return rejected(row, `An agency can set ${STATES.join(', ')}.`, [...at, 'state'])
  if (record.skills.some(({ evidence }) => !EVIDENCE.includes(evidence)))
    return rejected(row, `An agency’s evidence must be one of ${EVIDENCE.join(', ')}.`, [...at, 'skills'])
  return null
}

function rejected(value: unknown, detail: string, path: readonly PropertyKey[] = []): AgencyRow {
  const externalId =
    isObject(value) && typeof value['externalId'] === 'string' ? value['externalId'].slice(0, 200) : null
  const pointer = path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  return { problem: { externalId, pointer: pointer === '' ? null : pointer, detail: detail.slice(0, 500) } }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
