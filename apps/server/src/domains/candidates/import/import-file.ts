import { Readable } from 'node:stream'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { mayImportCandidates } from '../profiles/index.ts'
import { type ReadRow, readCandidateLines, readJsonResumeLine } from '../records/index.ts'
import { readCsvRows } from '../tables/index.ts'
import { type ImportReport, importRows, type Rejection } from './import-rows.ts'

const MAX_REJECTIONS = 100

interface ImportedFile {
  readonly report: ImportReport
  readonly rejections: readonly Rejection[]
}

/** The import of the command line, for a file that an operator uploads. A bad row stops no other. */
export async function importFile(ctx: Context, file: { name: string; bytes: Buffer }): Promise<ImportedFile> {
  assertAllowed(mayImportCandidates(ctx.actor))
  const now = ctx.now()
  const rejections: Rejection[] = []
  const report = await importRows(ctx, rowsOf(file, dayOf(now)), {
    agencyId: null,
    now,
    onRejected: (rejection) => {
      if (rejections.length < MAX_REJECTIONS) rejections.push(rejection)
    },
    onProgress: () => undefined,
  })
  return { report, rejections }
}

function rowsOf({ name, bytes }: { name: string; bytes: Buffer }, today: string): AsyncIterable<ReadRow> {
  const chunks = Readable.from([bytes]) as AsyncIterable<Buffer>
  if (/\.csv$/i.test(name)) return readCsvRows(chunks, today)
  if (/\.(jsonl|ndjson|json)$/i.test(name)) return readCandidateLines(chunks, (text) => readJsonResumeLine(text, today))
  throw new AppError('document.kind', { detail: 'Choose a .jsonl file of JSON Resume documents, or a .csv file.' })
}
