import type { openImportRun as endpoint } from '@assay/contracts/import-runs'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { importFinished, importOpened } from '../profiles/index.ts'
import { mayImportForAgency } from './import-runs.policy.ts'
import { findRun, finishRun, type ImportRun, insertRun, lockRun } from './import-runs.store.ts'

export function agencyOfImporter({ actor }: Context): { agencyId: string; userId: string } {
  if (!mayImportForAgency(actor))
    throw new AppError('permission.denied', { detail: 'Agencies import their candidates.' })
  return actor
}

export async function getImport(ctx: Context, id: string): Promise<ImportRun> {
  const run = await findRun(ctx.db, id, agencyOfImporter(ctx).agencyId)
  if (run === null) throw notFound('import')
  return run
}

export async function openImport(ctx: Context, input: z.output<typeof endpoint.body>): Promise<ImportRun> {
  const { agencyId, userId } = agencyOfImporter(ctx)
  const at = ctx.now()
  return ctx.transaction(async (tx) => {
    const run = await insertRun(tx, {
      ...input,
      id: newId(at.getTime()),
      agencyId,
      startedBy: userId,
      state: 'open',
      createdAt: at,
      updatedAt: at,
    })
    tx.record(importOpened(run))
    return run
  })
}

export async function finishImport(ctx: Context, id: string): Promise<ImportRun> {
  const { read, imported, updated, unchanged, rejected } = await getImport(ctx, id)
  if (!mayImportForAgency(ctx.actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (run.state === 'finished') return
    await finishRun(tx, id, ctx.now())
    tx.record(importFinished(run, { read, imported, updated, unchanged, rejected }))
  })
  return getImport(ctx, id)
}
