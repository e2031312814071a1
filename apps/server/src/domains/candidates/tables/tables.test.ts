import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runWithPauses } from '../../../platform/isolation/with-pauses.ts'
import { RowRejected, readCandidateCells, readCandidateLines, readJsonResumeLine } from '../records/index.ts'
import { cellsOfRow, faultOfReason } from './cells-of-row.rules.ts'
import { proposeFields } from './column-fields.rules.ts'
import { type CsvTable, readCsvTable, TableRefused } from './csv-table.rules.ts'
import { decodeText } from './decode-text.rules.ts'
import { readCsvRows } from './read-csv-rows.ts'

function read(text: string): CsvTable {
  const steps = readCsvTable(text, 1_000)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const bytesOf = (text: string): AsyncIterable<Buffer> => Readable.from([Buffer.from(text)])
const readAsResume = (text: string) => readJsonResumeLine(text, '2026-11-20')
const neverRead = (): never => {
  throw new Error('There was nothing to read.')
}

/** How often others could use this thread while the work was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}

async function readAll(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of rows);
}

test.each<[string, Buffer, string]>([
  ['UTF-8 with a mark', Buffer.from('\uFEFFÄgypten'), 'utf-8'],
  ['UTF-16 as Excel saves it', Buffer.from('\uFEFFÄgypten', 'utf16le'), 'utf-16le'],
  ['UTF-16 without a mark', Buffer.from('name;land\nAda;Ägypten', 'utf16le'), 'utf-16le'],
  ['UTF-16 of another order', Buffer.from('\uFEFFÄgypten', 'utf16le').swap16(), 'utf-16be'],
  ['Windows-1252', Buffer.from('c4677970 74656e'.replace(' ', ''), 'hex'), 'windows-1252'],
])('%s is read', (_, bytes, encoding) => {
  const found = decodeText(bytes)
  expect(found.encoding).toBe(encoding)
  expect(found.text).toContain('Ägypten')
})

test('any table that is written as CSV is read as it was', () => {
  const cell = fc.string({ maxLength: 20 }).map((text) => text.replaceAll('\r', '').trim())
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), (cells, delimiter) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
      const text = [['a', 'b', 'c'], ...cells].map((row) => row.map(quoted).join(delimiter)).join('\r\n')
      const table = read(`a${delimiter}b${delimiter}c\n${text.slice(text.indexOf('\n') + 1)}`)
      const guard = (said: string) => (/^'[=+\-@]/.test(said) ? said.slice(1) : said)
      expect(table.rows.map((row) => row.cells)).toEqual(
        cells.filter((row) => row.some((said) => said !== '')).map((row) => row.map(guard)),
      )
    }),
  )
})

test('a quotation mark that is never closed costs its own row', () => {
  const table = read('id,notes,name\n1,"never closed,Ada\n2,fine,Bob\n3,"fine, too",Cy\n4,a "word" in it,Di')
  expect(table.rows.map(({ row, cells, problem }) => [row, cells[2], problem?.column])).toEqual([
    [2, 'Ada', 1],
    [3, 'Bob', undefined],
    [4, 'Cy', undefined],
    [5, 'Di', undefined],
  ])
})

test('headers twice, empty lines, too many cells, a hundred columns and the line that Excel adds', () => {
  const table = read('sep=;\nname;email;email\n\n;;\nAda;a@x.test;b@x.test\nBob;b@x.test;c;d\n')
  expect(table.columns).toEqual(['name', 'email', 'email (2)'])
  expect(table.rows.map(({ row, problem }) => [row, problem?.detail.slice(0, 36)])).toEqual([
    [5, undefined],
    [6, 'The row has 4 cells, but the header '],
  ])
  const wide = Array.from({ length: 100 }, (_, place) => `c${place}`).join(',')
  expect(read(`${wide}\n${wide}`).rows[0]?.cells).toHaveLength(100)
  expect(() => read(Array.from({ length: 300 }, () => 'c').join(','))).toThrow(TableRefused)
  expect(() => read('\n \n')).toThrow(TableRefused)
})

test('columns are recognized by the names that other systems give them', () => {
  expect(proposeFields(['First Name', 'Nachname', 'E-Mail', 'Current Company', 'LinkedIn URL', 'Shoe size'])).toEqual([
    ...['first_name', 'last_name', 'email', 'employer', 'links'],
    null,
  ])
  expect(proposeFields(['Email', 'Email (2)', 'email'])).toEqual(['email', null, null])
})

test.each([
  ['Kennung;Vorname;Name;E-Mail-Adresse;Handynummer', ['external_id', 'first_name', 'last_name', 'email', 'phone']],
  ['Arbeitgeber;Berufsbezeichnung;Fähigkeiten;Wohnort', ['employer', 'title', 'skills', 'city']],
  ['Prénom;Nom;Adresse e-mail;Années d’expérience', ['first_name', 'last_name', 'email', 'experience_years']],
  ['Nombre;Apellidos;Correo electrónico;País', ['first_name', 'last_name', 'email', 'country']],
  ['Nombre;Correo;Habilidades;Idiomas', ['name', 'email', 'skills', 'languages']],
  ['Nome;Cognome;Azienda', ['first_name', 'last_name', 'employer']],
  ['Voornaam;Naam;Werkgever', ['first_name', 'last_name', 'employer']],
  ['Nom;Compétences;Courriel', ['name', 'skills', 'email']],
  ['Name;Kenntnisse;Land', ['name', 'skills', 'country']],
  ['First name;Last name;Name', ['first_name', 'last_name', 'name']],
  ['First name;Name;Title', ['first_name', 'name', 'title']],
  ['Name;Last name', ['name', 'last_name']],
  ['Anrede;Titel;Vorname;Nachname', [null, null, 'first_name', 'last_name']],
  ['Vorname;Nachname;Name', ['first_name', 'last_name', 'name']],
])('the headings %s are read in their language', (headings, fields) => {
  expect(proposeFields(headings.split(';'))).toEqual(fields)
})

test.each([
  ['Vollzeit', 'Stunde', 'fullTime', 'hour'],
  ['freiberuflich', 'Monat', 'contract', 'month'],
  ['temps plein', 'an', 'fullTime', 'year'],
  ['autónomo', 'día', 'contract', 'day'],
  ['Full-time', 'per year', 'fullTime', 'year'],
])('the cells “%s” and “%s” are read in their language', (engagement, period, kind, unit) => {
  const cells = { external_id: 'c-1', title: 'Backend Engineer', engagement, rate_amount: '50', rate_currency: 'EUR' }
  expect(readCandidateCells({ ...cells, rate_period: period }, '2026-11-20')).toMatchObject({
    engagement: [kind],
    rate: { amountMinor: 5000, period: unit },
  })
})

test.each(['Montage', 'plan', 'Tagebuch'])('“%s” is no period of pay', (period) => {
  const cells = { external_id: 'c-1', title: 'Backend Engineer', rate_amount: '50', rate_currency: 'EUR' }
  expect(() => readCandidateCells({ ...cells, rate_period: period }, '2026-11-20')).toThrow(RowRejected)
})

test.each([
  ['Switzerland', 'CH'],
  ['United Kingdom', 'GB'],
  ['DE', 'DE'],
])('the country %s of a JSON Resume is %s', (countryCode, code) => {
  const basics = { label: 'Backend Engineer', location: { countryCode } }
  expect(readAsResume(JSON.stringify({ basics, meta: { assay: { externalId: 'c-1' } } })).country).toBe(code)
})

test('an unknown country of a JSON Resume says what to write', () => {
  const basics = { label: 'Backend Engineer', location: { countryCode: 'Middle-earth' } }
  expect(() => readAsResume(JSON.stringify({ basics, meta: { assay: { externalId: 'c-1' } } }))).toThrow('such as DE')
})

test('a formula, a wrong address and a row without any id say where and what to do', () => {
  expect(cellsOfRow(['=HYPERLINK("x")', 'a@x.test'], ['name', 'email'])).toMatchObject({ field: 'name' })
  expect(cellsOfRow(['Ada', 'not an address'], ['name', 'email'])).toMatchObject({ field: 'email' })
  expect(cellsOfRow(['Ada', ''], ['name', 'email'])).toMatchObject({ field: null, detail: expect.any(String) })
  expect(cellsOfRow(['Ada', '+49 30 1234'], ['name', 'phone'])).toMatchObject({ external_id: '+49301234' })
  expect(faultOfReason('basics.location.countryCode: "ZZ" is not an ISO 3166-1 code such as DE')).toEqual({
    field: 'country',
    detail: '"ZZ" is not an ISO 3166-1 code such as DE. Write a country or its two-letter code, such as DE.',
  })
})

// This once took hours and blocked all other requests.
test('a cell of half a million characters is refused as an address without a delay', { timeout: 60_000 }, () => {
  expect(cellsOfRow([`a@${'.a'.repeat(250_000)} `], ['email'])).toMatchObject({ field: 'email' })
})

// This took eight minutes: for each cell, the rest of the file was searched for the end of its line.
test('a line of four million cells is one row with a problem, found without a delay', { timeout: 60_000 }, () => {
  const { rows } = read(`id,name\na,b\n${'x,'.repeat(4_000_000)}\nc,d`)
  expect(rows.map(({ row, problem }) => [row, problem?.detail])).toEqual([
    [2, undefined],
    [3, expect.stringContaining('1000 or more cells, but the header has 2')],
    [4, undefined],
  ])
})

test.each<[string, () => Promise<unknown>]>([
  ['a table of empty rows', () => runWithPauses(readCsvTable(`name\n${',\n'.repeat(500_000)}`, 1_000))],
  ['a stream of empty rows', () => readAll(readCsvRows(bytesOf(`name\n${',\n'.repeat(500_000)}`), '2026-11-20'))],
  ['a stream of blank lines', () => readAll(readCandidateLines(bytesOf(' \n'.repeat(500_000)), neverRead))],
  ['lines that are no résumé', () => readAll(readCandidateLines(bytesOf('{}\n'.repeat(30_000)), readAsResume))],
])('%s holds up nothing else', { timeout: 120_000 }, async (_, work) => {
  expect(await turnsDuring(work)).toBeGreaterThan(2)
})

test('millions of empty lines before the header are counted without a delay', { timeout: 60_000 }, () => {
  const lines = 2_000_000
  expect(read(`${'\n'.repeat(lines)}sep=;\nid;name\n1;Ada`).rows).toEqual([{ row: lines + 3, cells: ['1', 'Ada'] }])
  expect(() => read('\r'.repeat(lines))).toThrow(TableRefused)
})

test('of a line of millions of quotation marks so much is kept as helps to find it', { timeout: 60_000 }, () => {
  const [row] = read(`name\n${'"'.repeat(5_000_000)}`).rows
  expect([row?.row, row?.problem?.column, row?.cells.join().length]).toEqual([2, 0, 20_000])
})
