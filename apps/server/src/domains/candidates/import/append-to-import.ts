import { createHash } from 'node:crypto'
import { IMPORT_RUN_ROWS } from '@assay/contracts/import-runs'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { dayIn } from '../../../platform/time/days.ts'
import type { CandidateRecord } from '../records/index.ts'
import { type RowProblem, readAgencyRow } from './agency-rows.rules.ts'
import { importCandidates } from './import-candidates.ts'
import { mayImportForAgency } from './import-runs.policy.ts'
import { findRowsNaming, type ImportRun, lockRun, putBatch } from './import-runs.store.ts'
import { getImport, importerOf } from './open-import.ts'

interface Batch {
  readonly id: string
  readonly firstRow: number
  readonly rows: readonly unknown[]
}

type Place = CandidateRecord & { readonly row: number }
type Problem = RowProblem & { readonly row: number }

/**
 * Imports one batch of a run, in one transaction. Rows that are wrong are kept with the reason; the others are imported.
 * The same batch again finds every candidate as it is.
 */
export async function appendToImport(
  ctx: Context,
  { id, firstRow, rows }: Batch,
): Promise<{ run: ImportRun; replaced: readonly string[] }> {
  const { agencyId } = importerOf(ctx)
  if (!mayImportForAgency(ctx.actor)) throw new AppError('permission.denied')
  if ((await getImport(ctx, id)).source !== 'api')
    throw new AppError('import-run.finished', { detail: 'This import accepts files only.' })
  if (firstRow + rows.length - 1 > IMPORT_RUN_ROWS)
    throw new ValidationError([{ field: 'firstRow', message: `An import can have at most ${IMPORT_RUN_ROWS} rows.` }])
  const now = ctx.now()
  const hashes = rows.map(hashOfRow)
  const { records, problems } = readRows(rows, firstRow, dayIn('UTC', now))
  const replaced = await ctx.together(async (inner) => {
    await inner.transaction(async (tx) => {
      if ((await lockRun(tx, id)).state !== 'open')
        throw new AppError('import-run.finished', { detail: 'Start a new import for more rows.' })
    })
    const elsewhere = await findRowsNaming(inner.db, { importId: id, firstRow, hashes })
    const isNamedElsewhere = ({ externalId }: { externalId: string }) => elsewhere.has(hashOf(externalId))
    const outcome = await importCandidates(
      inner,
      records.filter((record) => !isNamedElsewhere(record)),
      { agencyId, now, importId: id },
    )
    const rowOf = new Map(records.map((record) => [record.externalId, record.row]))
    const all: Problem[] = [
      ...problems,
      ...records.filter(isNamedElsewhere).map(({ externalId, row }) => ({
        ...twice(externalId, elsewhere.get(hashOf(externalId)) ?? 0),
        row,
      })),
      ...outcome.rejected.map(({ record: { externalId }, reason }) => ({
        externalId,
        pointer: null,
        detail: reason,
        row: rowOf.get(externalId) ?? firstRow,
      })),
    ]
    const { imported, updated, unchanged } = outcome
    await putBatch(
      inner.db,
      { importId: id, firstRow, externalIdHashes: hashes, imported, updated, unchanged, rejected: all.length },
      { errors: all.map((problem) => ({ ...problem, id: newId(now.getTime()), importId: id })), at: now },
    )
    return outcome.replaced
  })
  return { run: await getImport(ctx, id), replaced }
}

function readRows(
  rows: readonly unknown[],
  firstRow: number,
  today: string,
): { records: Place[]; problems: Problem[] } {
  const records = new Map<string, Place>()
  const problems: Problem[] = []
  for (const [place, value] of rows.entries()) {
    const row = firstRow + place
    const read = readAgencyRow(value, today)
    if ('problem' in read) problems.push({ ...read.problem, row })
    else {
      const earlier = records.get(read.record.externalId)
      if (earlier === undefined) records.set(read.record.externalId, { ...read.record, row })
      else problems.push({ ...twice(earlier.externalId, earlier.row), row })
    }
  }
  return { records: [...records.values()], problems }
}

const twice = (externalId: string, row: number): RowProblem => ({
  externalId,
  pointer: '/externalId',
  detail: `Row ${row} already has this external id.`,
})

const hashOf = (externalId: string): string => createHash('sha256').update(externalId).digest('base64url').slice(0, 22)

function hashOfRow(value: unknown): string {
  const externalId = (value as { externalId?: unknown } | null)?.externalId
  return typeof externalId === 'string' ? hashOf(externalId.trim()) : ''
}
