import type { startImport as endpoint } from '@assay/contracts/import-runs'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { changeRun, getImport, type ImportRun, lockRun, mayImport } from '../import/index.ts'
import { importStarted } from '../profiles/index.ts'

const MAX_CONSENT_DAYS = 731

/** Begins the import in the background. The importer vouches that the people agreed, and until when. */
export async function startImport(
  ctx: Context,
  { id, duplicates, consentUntil }: z.output<typeof endpoint.body> & { id: string },
): Promise<ImportRun> {
  const { staged, source, agencyId } = await getImport(ctx, id)
  if (!mayImport(ctx.actor)) throw new AppError('permission.denied')
  if (source === 'api')
    throw new AppError('import-run.finished', { detail: 'This import gets its rows through the API.' })
  const now = ctx.now()
  const latest = dayIn('UTC', new Date(now.getTime() + MAX_CONSENT_DAYS * DAY_MS))
  if (consentUntil < dayIn('UTC', now) || consentUntil > latest)
    throw new ValidationError([{ field: 'consentUntil', message: 'Choose a day from today to two years from now.' }])
  const rows = Object.values(staged).reduce((sum, number) => sum + number, 0)
  if (rows === (staged.problem ?? 0))
    throw new ValidationError([{ field: 'duplicates', message: 'No row can be read. Correct the file first.' }])
  await ctx.transaction(async (tx) => {
    if ((await lockRun(tx, id)).state !== 'open') throw new AppError('import-run.finished')
    await changeRun(tx, id, {
      state: 'importing',
      duplicates,
      consentUntil,
      expectedRows: rows,
      startedAt: now,
      updatedAt: now,
    })
    tx.record(importStarted({ id, agencyId }, { rows, duplicates, consentUntil }))
  })
  return getImport(ctx, id)
}
