import * as contract from '@assay/contracts/import-runs'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { appendToImport } from './append-to-import.ts'
import { presentImport, presentImportError } from './import-runs.resource.ts'
import { findImportError, listImportErrors, listRuns } from './import-runs.store.ts'
import { finishImport, getImport, importerOf, openImport } from './open-import.ts'

export function mountImportRuns(routes: Routes): void {
  registerEndpoint(routes, contract.listImportRuns, async (ctx, { query }) => {
    const found = await listRuns(ctx.db, { agencyId: importerOf(ctx).agencyId, ...query })
    return { ...found, data: found.data.map(presentImport) }
  })

  registerEndpoint(routes, contract.getImportRun, async (ctx, { params }) =>
    presentImport(await getImport(ctx, params.id)),
  )

  registerEndpoint(routes, contract.openImportRun, async (ctx, { body }) => presentImport(await openImport(ctx, body)))

  registerEndpoint(
    routes,
    contract.appendToImport,
    async (ctx, { params, body }) => {
      const { run, replaced } = await appendToImport(ctx, { ...body, id: params.id })
      return { data: presentImport(run), meta: { replaced } }
    },
    { bodyLimitBytes: contract.IMPORT_BATCH_BYTES, keepsMeta: true },
  )

  registerEndpoint(routes, contract.finishImport, async (ctx, { params }) =>
    presentImport(await finishImport(ctx, params.id)),
  )

  registerEndpoint(routes, contract.listImportErrors, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const { agencyId } = importerOf(ctx)
    const found = await listImportErrors(ctx.db, { agencyId, importId: filter.import, sort, page })
    return { ...found, data: found.data.map(presentImportError) }
  })

  registerEndpoint(routes, contract.getImportError, async (ctx, { params }) => {
    const error = await findImportError(ctx.db, params.id, importerOf(ctx).agencyId)
    if (error === null) throw notFound('error')
    return presentImportError(error)
  })
}
