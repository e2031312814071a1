import * as contract from '@assay/contracts/import-runs'
import type { Context } from '../../../platform/context/context.ts'
import type { DocumentReader } from '../../../platform/documents/document-reader.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { importerOf, presentImport } from '../import/index.ts'
import { addImportFile } from './add-import-file.ts'
import { chooseForRow, getImportRow } from './choose-for-row.ts'
import { discardImport } from './discard-import.ts'
import { expectImportFiles } from './expect-import-files.ts'
import { listImportRows } from './import-rows.store.ts'
import { mapImportColumns } from './map-import-columns.ts'
import { problemsCsv } from './problems-csv.ts'
import { showRows } from './show-rows.ts'
import { startImport } from './start-import.ts'
import { askToUndoImport } from './undo-import.ts'

const ENVELOPE_BYTES = 64 * 1024
/** A folder of résumés comes one file at a time. */
const FILES_PER_MINUTE = 1_200

export function mountImportFiles(routes: Routes, { documents }: { documents: DocumentReader }): void {
  registerEndpoint(
    routes,
    contract.addImportFile,
    async (ctx, { params, file }) => {
      if (file === null) throw new AppError('request.malformed', { detail: 'Send one file in a part named "file".' })
      return presentImport(await addImportFile(ctx, { id: params.id, file, documents }))
    },
    {
      takesFile: true,
      bodyLimitBytes: contract.IMPORT_TABLE_BYTES + ENVELOPE_BYTES,
      maxFileBytes: contract.IMPORT_TABLE_BYTES,
      perMinute: FILES_PER_MINUTE,
    },
  )

  registerEndpoint(routes, contract.expectImportFiles, async (ctx, { params, body }) =>
    presentImport(await expectImportFiles(ctx, { id: params.id, files: body.files })),
  )

  registerEndpoint(routes, contract.mapImportColumns, async (ctx, { params, body }) =>
    presentImport(await mapImportColumns(ctx, { id: params.id, fields: body.fields })),
  )

  registerEndpoint(routes, contract.startImport, async (ctx, { params, body }) =>
    presentImport(await startImport(ctx, { ...body, id: params.id })),
  )

  registerEndpoint(routes, contract.undoImport, async (ctx, { params }) =>
    presentImport(await askToUndoImport(ctx, params.id)),
  )

  registerEndpoint(routes, contract.discardImport, async (ctx, { params }) => {
    await discardImport(ctx, params.id)
    return undefined
  })

  registerEndpoint(routes, contract.exportImportProblems, async (ctx, { params }) => problemsCsv(ctx, params.id))

  registerEndpoint(routes, contract.listImportRows, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const { agencyId } = importerOf(ctx)
    const found = await listImportRows(ctx.db, { agencyId, importId: filter.import, state: filter.state, sort, page })
    return { ...found, data: await showRows(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getImportRow, async (ctx, { params }) => showRow(ctx, params.id))

  registerEndpoint(routes, contract.chooseForRow, async (ctx, { params, body }) => {
    const [shown] = await showRows(ctx, [await chooseForRow(ctx, { id: params.id, choice: body.choice })])
    if (shown === undefined) throw new Gone('row')
    return shown
  })
}

async function showRow(ctx: Context, id: string) {
  const [shown] = await showRows(ctx, [await getImportRow(ctx, id)])
  if (shown === undefined) throw new Gone('row')
  return shown
}
