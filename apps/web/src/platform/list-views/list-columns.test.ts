import { expect, test } from 'vitest'
import { columnsNamed, csvOf, type ListColumn, usualKeys } from './list-columns.ts'

interface Person {
  readonly name: string
  readonly note: string | null
  readonly years: number
}

const columns: readonly ListColumn<Person>[] = [
  { key: 'name', label: 'Name', fixed: true, cell: ({ name }) => name, text: ({ name }) => name },
  { key: 'note', label: 'Note', cell: ({ note }) => note, text: ({ note }) => note },
  { key: 'years', label: 'Years', extra: true, cell: ({ years }) => years, text: ({ years }) => years },
]

test('commas and quotes stay inside their cell, and nothing runs as a formula', () => {
  const csv = csvOf(columns, [{ name: 'Candidate "K7", Q4', note: '=HYPERLINK(1)', years: 4 }])

  expect(csv).toBe(`name,note,years\r\n"Candidate ""K7"", Q4",'=HYPERLINK(1),4`)
})

test('an empty value is an empty cell', () => {
  expect(csvOf(columns, [{ name: 'Ada', note: null, years: 0 }]).split('\r\n')[1]).toBe('Ada,,0')
})

test('columns keep the given order, and the identifying one cannot be hidden', () => {
  const keys = columnsNamed(columns, ['years', 'unknown', 'note']).map(({ key }) => key)

  expect(keys).toEqual(['name', 'years', 'note'])
})

test('extra columns are hidden until selected', () => {
  expect(usualKeys(columns)).toEqual(['name', 'note'])
})
