import { IMPORT_UNDO_DAYS } from '@assay/contracts/import-runs'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { getImport, lockRun, mayImport } from '../import/index.ts'
import { importDiscarded } from '../profiles/index.ts'
import { deleteRun, forgetRowsBefore } from './import-rows.store.ts'

/** Forgets an import that has not begun. */
export async function discardImport(ctx: Context, id: string): Promise<void> {
  const run = await getImport(ctx, id)
  if (!mayImport(ctx.actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    const { state, source } = await lockRun(tx, id)
    if (state !== 'open' || source === 'api') throw new AppError('import-run.finished')
    await deleteRun(tx, id)
    tx.record(importDiscarded(run))
  })
}

/** Once an import can no longer be undone, its rows are not needed. */
export const forgetOldImports = (ctx: Context): Promise<void> =>
  forgetRowsBefore(ctx.db, new Date(ctx.now().getTime() - IMPORT_UNDO_DAYS * DAY_MS))
