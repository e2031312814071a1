import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { clientOf } from '../../../platform/database/transaction.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { exportCandidatesById } from '../export/index.ts'
import { changeRun, findKnown, importCandidates, type KnownCandidate, lockRun, putBatch } from '../import/index.ts'
import { listExternalIds } from '../masking/index.ts'
import { importFinished } from '../profiles/index.ts'
import type { CandidateRecord } from '../records/index.ts'
import {
  findRunById,
  insertErrors,
  nextRows,
  putWritten,
  type StagedRow,
  type WrittenRow,
} from './import-rows.store.ts'
import { mergeRecord, withConsent } from './merge-record.rules.ts'
import { type ReadingOf, readStaged } from './read-staged.rules.ts'

const ROWS_AT_ONCE = 200
const MAX_ROWS = 100_000

type Run = NonNullable<Awaited<ReturnType<typeof findRunById>>>

/**
 * Imports the rows in batches of one transaction each. Restarted after an interruption, it continues with the
 * remaining rows.
 */
export async function runImport(ctx: Context, id: string): Promise<void> {
  const run = await findRunById(ctx.db, id)
  if (run?.state !== 'importing') return
  await countProblems(ctx, run)
  for (;;) {
    const rows = await nextRows(ctx.db, id, { states: ['ready', 'known'], limit: ROWS_AT_ONCE })
    if (rows.length === 0) break
    await ctx.together((inner) => importPart(inner, run, rows))
  }
  await countUnchanged(ctx, run)
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    if ((await lockRun(tx, id)).state !== 'importing') return
    await changeRun(tx, id, { state: 'finished', finishedAt: now, updatedAt: now })
    tx.record(importFinished(run, {}))
  })
}

/** Rows that cannot be read are errors of the run; they stay with their cells, to be corrected. */
async function countProblems(ctx: Context, run: Run): Promise<void> {
  const rows = await nextRows(ctx.db, run.id, { states: ['problem'], limit: MAX_ROWS })
  const [first] = rows
  if (first === undefined) return
  await ctx.transaction(async (tx) => {
    const counts = { imported: 0, updated: 0, unchanged: 0, rejected: rows.length }
    const batch = { importId: run.id, firstRow: first.row, externalIdHashes: [], ...counts }
    await putBatch(tx, batch, { errors: [], at: ctx.now() })
    await insertErrors(
      tx,
      rows.map((row) => errorOf(run, row, row.problem ?? '')),
    )
  })
}

async function countUnchanged(ctx: Context, run: Run): Promise<void> {
  const rows = (await nextRows(ctx.db, run.id, { states: ['unchanged'], limit: MAX_ROWS })).filter(
    ({ writtenVersion, cells, content }) => writtenVersion === null && (cells !== null || content !== null),
  )
  const [first] = rows
  if (first === undefined) return
  await ctx.transaction(async (tx) => {
    const counts = { imported: 0, updated: 0, unchanged: rows.length, rejected: 0 }
    await putBatch(
      tx,
      { importId: run.id, firstRow: first.row, externalIdHashes: [], ...counts },
      { errors: [], at: ctx.now() },
    )
    await putWritten(
      tx,
      rows.map((row) => written(row, 'unchanged')),
      ctx.now(),
    )
  })
}

const errorOf = ({ id }: Run, { row, column }: StagedRow, detail: string) => ({
  id: newId(),
  importId: id,
  row,
  externalId: null,
  pointer: null,
  column,
  detail,
})

interface Prepared {
  readonly row: StagedRow
  readonly record: CandidateRecord
  readonly before: CandidateRecord | null
}

interface Part {
  readonly prepared: readonly Prepared[]
  readonly skipped: readonly StagedRow[]
  readonly problems: readonly { readonly row: StagedRow; readonly detail: string }[]
}

async function preparePart(ctx: Context, run: Run, rows: readonly StagedRow[]): Promise<Part> {
  const how: ReadingOf = { ...run, isAgency: run.agencyId !== null, today: dayIn('UTC', ctx.now()) }
  const choiceOf = (row: StagedRow) => row.choice ?? (run.duplicates === 'skip' ? 'skip' : 'update')
  const isKnownAnd = (row: StagedRow, choice: string) => row.state === 'known' && choiceOf(row) === choice
  const known = await recordsOf(
    ctx,
    rows.filter((row) => isKnownAnd(row, 'update')),
  )
  const prepared = new Map<string, Prepared>()
  const problems: { row: StagedRow; detail: string }[] = []
  for (const row of rows.filter((one) => !isKnownAnd(one, 'skip'))) {
    const read = readStaged(row, how)
    if (!('record' in read)) {
      problems.push({ row, detail: read.detail })
      continue
    }
    const before = known.get(row.candidateId ?? '') ?? null
    const named = { ...read.record, externalId: row.externalId ?? read.record.externalId }
    const merged = before === null ? named : mergeRecord(before, named, read.saysState)
    const twin = prepared.get(merged.externalId)
    if (twin !== undefined)
      problems.push({ row, detail: `Row ${twin.row.row} is the same person. Merge the two rows.` })
    else {
      const until = run.consentUntil ?? how.today
      prepared.set(merged.externalId, { row, record: withConsent(merged, { until, isAgency: how.isAgency }), before })
    }
  }
  return { prepared: [...prepared.values()], skipped: rows.filter((row) => isKnownAnd(row, 'skip')), problems }
}

async function importPart(ctx: Context, run: Run, rows: readonly StagedRow[]): Promise<void> {
  const now = ctx.now()
  const { prepared, skipped, problems } = await preparePart(ctx, run, rows)
  const records = prepared.map(({ record }) => record)
  const ids = records.map(({ externalId }) => externalId)
  const find = () => ctx.transaction((tx) => findKnown(clientOf(tx), run.agencyId, ids))
  const then = await find()
  const outcome = await importCandidates(ctx, records, { agencyId: run.agencyId, now, importId: run.id })
  const after = await find()
  const refused = new Map(outcome.rejected.map(({ record, reason }) => [record.externalId, reason]))
  const done = prepared.filter(({ record }) => !refused.has(record.externalId))
  const failed = [
    ...problems,
    ...prepared.flatMap(({ row, record }) => {
      const reason = refused.get(record.externalId)
      return reason === undefined ? [] : [{ row, detail: `The row can’t be saved: ${reason}` }]
    }),
  ]
  await putWritten(
    ctx.db,
    [
      ...done.map((one) => outcomeOf(one, then.get(one.record.externalId), after.get(one.record.externalId))),
      ...skipped.map((row) => written(row, 'skipped')),
      ...failed.map(({ row, detail }) => ({ ...written(row, 'problem'), problem: detail, isKept: true })),
    ],
    now,
  )
  const { imported, updated, unchanged } = outcome
  const counts = { imported, updated, unchanged, skipped: skipped.length, rejected: failed.length }
  const batch = { importId: run.id, firstRow: rows[0]?.row ?? 1, externalIdHashes: [], ...counts }
  await putBatch(ctx.db, batch, { errors: [], at: now })
  await insertErrors(
    ctx.db,
    failed.map(({ row, detail }) => errorOf(run, row, detail)),
  )
}

/** The people that the rows update, as they are before. */
async function recordsOf(ctx: Context, rows: readonly StagedRow[]): Promise<Map<string, CandidateRecord>> {
  const ids = rows.flatMap(({ candidateId }) => candidateId ?? [])
  const named = new Map((await exportCandidatesById(ctx.db, ids)).map((record) => [record.externalId, record]))
  const externalIds = await listExternalIds(ctx.db, ids)
  return new Map(
    [...externalIds].flatMap(([id, externalId]) => {
      const record = named.get(externalId)
      return record === undefined ? [] : [[id, record]]
    }),
  )
}

function outcomeOf({ row, before }: Prepared, then?: KnownCandidate, after?: KnownCandidate): WrittenRow {
  const state = then === undefined ? 'imported' : then.version === after?.version ? 'unchanged' : 'updated'
  const isUpdate = state === 'updated'
  return {
    ...written(row, state),
    candidateId: after?.id ?? row.candidateId,
    writtenVersion: after?.version ?? null,
    before: isUpdate ? before : null,
  }
}

const written = (row: StagedRow, state: StagedRow['state']): WrittenRow => ({
  id: row.id,
  state,
  column: row.column,
  problem: row.problem,
  candidateId: row.candidateId,
  writtenVersion: null,
  before: null,
  isKept: false,
})
