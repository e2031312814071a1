import type { openImportRun as endpoint } from '@assay/contracts/import-runs'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { importFinished, importOpened } from '../profiles/index.ts'
import { mayImport, mayImportForAgency } from './import-runs.policy.ts'
import { changeRun, findRun, type ImportRun, insertRun, lockRun } from './import-runs.store.ts'

export interface Importer {
  /** null: the operator. */
  readonly agencyId: string | null
  readonly userId: string
}

/** The caller as importer; `agencyId` is null for operators. Throws `permission.denied` for everyone else. */
export function importerOf({ actor }: Context): Importer {
  if (!mayImport(actor))
    throw new AppError('permission.denied', { detail: 'Only agencies and operators can import candidates.' })
  return { agencyId: mayImportForAgency(actor) ? actor.agencyId : null, userId: actor.userId }
}

export async function getImport(ctx: Context, id: string): Promise<ImportRun> {
  const run = await findRun(ctx.db, id, importerOf(ctx).agencyId)
  if (run === null) throw notFound('import')
  return run
}

/** Opens an empty import, to which files or batches of rows are then added. */
export async function openImport(ctx: Context, input: z.output<typeof endpoint.body>): Promise<ImportRun> {
  const { agencyId, userId } = importerOf(ctx)
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
  const { read, imported, updated, unchanged, rejected, source } = await getImport(ctx, id)
  if (source !== 'api') throw new AppError('import-run.finished', { detail: 'Imports of files end automatically.' })
  if (!mayImport(ctx.actor)) throw new AppError('permission.denied')
  await ctx.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (run.state !== 'open') return
    await changeRun(tx, id, { state: 'finished', finishedAt: ctx.now(), updatedAt: ctx.now() })
    tx.record(importFinished(run, { read, imported, updated, unchanged, rejected }))
  })
  return getImport(ctx, id)
}
