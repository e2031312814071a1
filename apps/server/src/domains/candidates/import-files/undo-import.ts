import { formatDay } from '@assay/contracts/display-words'
import type { Context, Queries, Tx } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import {
  changeRun,
  getImport,
  type ImportRun,
  importCandidates,
  lockRun,
  mayImport,
  undoUntilOf,
} from '../import/index.ts'
import { eraseCandidate } from '../masking/index.ts'
import { importUndoAsked, importUndone } from '../profiles/index.ts'
import { findRunById, nextRows, putWritten, type StagedRow, versionsOf, type WrittenRow } from './import-rows.store.ts'

const ROWS_AT_ONCE = 100

/** The first action with a candidate since the import, and its day. */
export interface Act {
  readonly verb: string
  readonly on: string
}

export interface UndoNeeds {
  /** The first action with each of these candidates since then; provided by a domain above this one. */
  readonly findActs: (db: Queries, candidateIds: readonly string[], since: Date) => Promise<ReadonlyMap<string, Act>>
}

/** Begins to take the import back, in the background. */
export async function askToUndoImport(ctx: Context, id: string): Promise<ImportRun> {
  const run = await getImport(ctx, id)
  if (!mayImport(ctx.actor)) throw new AppError('permission.denied')
  const until = undoUntilOf(run)
  const now = ctx.now()
  if (until === null || until < now) throw new AppError('import-run.undo')
  await ctx.transaction(async (tx) => {
    if ((await lockRun(tx, id)).state !== 'finished') throw new AppError('import-run.undo')
    await changeRun(tx, id, { state: 'undoing', updatedAt: now })
    tx.record(importUndoAsked(run))
  })
  return getImport(ctx, id)
}

/**
 * New people are erased, and updated ones become what they were. A person who was worked with since is left
 * alone, with the reason.
 */
export async function undoImport(ctx: Context, id: string, needs: UndoNeeds): Promise<void> {
  const run = await findRunById(ctx.db, id)
  if (run?.state !== 'undoing') return
  const counts = { undone: 0, kept: 0 }
  for (;;) {
    const rows = await nextRows(ctx.db, id, { states: ['imported', 'updated'], limit: ROWS_AT_ONCE })
    if (rows.length === 0) break
    const done = await ctx.together((inner) => undoPart(inner, run, { rows, needs }))
    counts.undone += done.filter(({ state }) => state === 'undone').length
    counts.kept += done.filter(({ state }) => state === 'kept').length
  }
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    if ((await lockRun(tx, id)).state !== 'undoing') return
    await changeRun(tx, id, { state: 'undone', undoneAt: now, updatedAt: now })
    tx.record(importUndone(run, counts))
  })
}

type Run = NonNullable<Awaited<ReturnType<typeof findRunById>>>

async function undoPart(
  ctx: Context,
  run: Run,
  { rows, needs }: { rows: readonly StagedRow[]; needs: UndoNeeds },
): Promise<WrittenRow[]> {
  const now = ctx.now()
  const ids = rows.flatMap(({ candidateId }) => candidateId ?? [])
  const acts = await needs.findActs(ctx.db, ids, run.startedAt ?? now)
  const versions = await versionsOf(ctx.db, ids)
  const done = rows.map((row) => {
    const reason = whyKept(row, acts.get(row.candidateId ?? ''), versions.get(row.candidateId ?? ''))
    return { row, reason }
  })
  const free = done.filter(({ reason }) => reason === null).map(({ row }) => row)
  await ctx.transaction((tx) => eraseNew(tx, run, free, now))
  const restored = free.flatMap(({ before }) => before ?? [])
  await importCandidates(ctx, restored, { agencyId: run.agencyId, now, importId: run.id })
  const written = done.map(
    ({ row, reason }): WrittenRow => ({
      id: row.id,
      column: row.column,
      candidateId: row.candidateId,
      writtenVersion: row.writtenVersion,
      state: reason === null ? 'undone' : 'kept',
      problem: reason,
      before: null,
      isKept: false,
    }),
  )
  await putWritten(ctx.db, written, now)
  return written
}

async function eraseNew(tx: Tx, { agencyId }: Run, rows: readonly StagedRow[], at: Date): Promise<void> {
  for (const { state, candidateId } of rows)
    if (state === 'imported' && candidateId !== null)
      await eraseCandidate(tx, { candidateId, companyId: agencyId, subjectIds: [], reason: 'Import undone', at })
}

/** null: nothing happened with the candidate since. Candidates erased in the meantime are left as they are. */
function whyKept(row: StagedRow, act: Act | undefined, version: number | undefined): string | null {
  if (act !== undefined)
    return `Someone has worked with this person since the import (${wordsOf(act.verb)}, ${formatDay(act.on)}).`
  if (version === undefined) return 'This person has been erased since the import.'
  return version === row.writtenVersion ? null : 'This person’s data has changed since the import.'
}

/** `candidate.requestContact` as “request contact, candidate”. */
function wordsOf(verb: string): string {
  const [subject = '', ...rest] = verb.split('.')
  const words = rest.join(' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words} (${subject})`
}
