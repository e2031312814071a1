import type { CandidateField } from '@assay/contracts/import-runs'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { changeRun, getImport, type ImportRun, lockRun, mayImport } from '../import/index.ts'
import { importFileAdded } from '../profiles/index.ts'
import { listRowsOf, replaceJudgments } from './import-rows.store.ts'
import { judgeRows, problem } from './judge-rows.ts'

/** Reads the rows of a table again, by other meanings of its columns. */
export async function mapImportColumns(
  ctx: Context,
  { id, fields }: { id: string; fields: readonly (CandidateField | null)[] },
): Promise<ImportRun> {
  const { columns, agencyId } = await getImport(ctx, id)
  if (!mayImport(ctx.actor)) throw new AppError('permission.denied')
  if (columns === null || columns.length !== fields.length)
    throw new ValidationError([{ field: 'fields', message: `Assign a field, or null, to each column.` }])
  const named = fields.filter((field) => field !== null)
  const twice = named.find((field, place) => named.indexOf(field) !== place)
  if (twice !== undefined)
    throw new ValidationError([{ field: 'fields', message: `Two columns are mapped to ${twice}. Choose one of them.` }])
  const rows = await listRowsOf(ctx.db, id)
  const how = { columns, fields, agencyId, isAgency: agencyId !== null, today: dayIn('UTC', ctx.now()) }
  const judged = await judgeRows(ctx.db, rows, how)
  await ctx.transaction(async (tx) => {
    if ((await lockRun(tx, id)).state !== 'open') throw new AppError('import-run.finished')
    const now = ctx.now()
    await replaceJudgments(
      tx,
      rows.map((row, place) => ({ ...(judged[place] ?? problem(null, '')), id: row.id })),
      now,
    )
    await changeRun(tx, id, { fields, isRemembered: false, updatedAt: now })
    tx.record(importFileAdded({ id, agencyId }, { rows: rows.length, columns: named.length }))
  })
  return getImport(ctx, id)
}
