import type { DuplicateChoice } from '@assay/contracts/import-runs'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { importerOf, lockRun, mayImport } from '../import/index.ts'
import { importRowChosen } from '../profiles/index.ts'
import { findImportRow, type RowAndRun, type StagedRow, setChoice } from './import-rows.store.ts'

/** One id names one candidate of a source, so that both can be kept only where another mark matched. */
export const choicesFor = ({ state, matchedBy }: StagedRow): DuplicateChoice[] =>
  state !== 'known' ? [] : matchedBy === 'externalId' ? ['skip', 'update'] : ['skip', 'update', 'keepBoth']

export async function getImportRow(ctx: Context, id: string): Promise<RowAndRun> {
  const found = await findImportRow(ctx.db, id, importerOf(ctx).agencyId)
  if (found === null) throw notFound('row')
  return found
}

export async function chooseForRow(
  ctx: Context,
  { id, choice }: { id: string; choice: DuplicateChoice | null },
): Promise<RowAndRun> {
  const { row, run } = await getImportRow(ctx, id)
  if (!mayImport(ctx.actor)) throw new AppError('permission.denied')
  if (choice !== null && !choicesFor(row).includes(choice))
    throw new ValidationError([{ field: 'choice', message: 'This option isn’t available for this row.' }])
  await ctx.transaction(async (tx) => {
    if ((await lockRun(tx, run.id)).state !== 'open') throw new AppError('import-run.finished')
    await setChoice(tx, id, choice, ctx.now())
    tx.record(importRowChosen(run, row.row, choice))
  })
  return getImportRow(ctx, id)
}
