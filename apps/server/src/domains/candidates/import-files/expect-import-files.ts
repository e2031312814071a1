import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { changeRun, getImport, type ImportRun, lockRun, mayImport } from '../import/index.ts'
import { importFilesExpected } from '../profiles/index.ts'

/**
 * Notes how many files follow. After an interruption the whole folder may be chosen again, or some of what is missing:
 * in both cases the larger number is what is missing.
 */
export async function expectImportFiles(
  ctx: Context,
  { id, files }: { id: string; files: number },
): Promise<ImportRun> {
  const run = await getImport(ctx, id)
  if (!mayImport(ctx.actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    const { state, source, missingFiles } = await lockRun(tx, id)
    if (state !== 'open' || source === 'api') throw new AppError('import-run.finished')
    await changeRun(tx, id, { missingFiles: Math.max(files, missingFiles ?? 0), updatedAt: ctx.now() })
    tx.record(importFilesExpected(run, files))
  })
  return getImport(ctx, id)
}
