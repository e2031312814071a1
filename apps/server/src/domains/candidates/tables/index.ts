// Reads tables of people as they come: any encoding and separator, columns of any name.
export { type Cells, cellsOfRow, faultOfReason, type RowFault } from './cells-of-row.rules.ts'
export { proposeFields } from './column-fields.rules.ts'
export { type CsvTable, readCsvTable, TableRefused, type TableRow } from './csv-table.rules.ts'
export { decodeText, type Encoding } from './decode-text.rules.ts'
export { readCsvRows } from './read-csv-rows.ts'
