import { expect, test } from 'vitest'
import { csvRows, readCsv } from './csv-rows.ts'

test('quoted cells may contain commas, doubled quotes and line breaks', () => {
  expect(csvRows('a,b\n"x, ""y""\nz",2\r\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '2'],
  ])
})

test('empty cells and a missing final line break are preserved', () => {
  expect(readCsv('a,b,c\n1,,\n,2,3')).toEqual([
    { a: '1', b: '', c: '' },
    { a: '', b: '2', c: '3' },
  ])
})
