import { csvCell } from '@assay/contracts/csv-cell'
import type { Context } from '../../../platform/context/context.ts'
import { getImport } from '../import/index.ts'
import { nextRows } from './import-rows.store.ts'

const MAX_ROWS = 100_000

/**
 * The rows that cannot be imported, as a file to correct and import: the problems are in columns that no import reads.
 */
export async function problemsCsv(ctx: Context, id: string): Promise<{ bytes: Buffer; name: string }> {
  const { columns } = await getImport(ctx, id)
  const rows = await nextRows(ctx.db, id, { states: ['problem'], limit: MAX_ROWS })
  const header = columns === null ? ['File'] : [...columns]
  const lines = [
    [...header, 'Row in the file', 'Column with the problem', 'What to do'],
    ...rows.map(({ row, cells, fileName, column, problem }) => [
      ...(columns === null ? [fileName] : header.map((_, place) => cells?.[place] ?? '')),
      row,
      column,
      problem,
    ]),
  ]
  // The mark makes spreadsheets read it as UTF-8.
  const text = `\uFEFF${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`
  return { bytes: Buffer.from(text), name: 'rows-to-correct.csv' }
}
