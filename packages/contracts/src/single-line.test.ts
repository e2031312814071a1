import { expect, test } from 'vitest'
import { csvCell } from './csv-cell.ts'
import { singleLine } from './single-line.ts'

test.each([
  ['Ada\nBcc: everybody', 'Ada Bcc: everybody'],
  ['Ada\u2028Lovelace', 'Ada Lovelace'],
  ['\u202eecalevoL', 'ecalevoL'],
  ['Ad\u200ba\ufeff Love\u00adlace', 'Ada Lovelace'],
  ['\u3164\u200b\u{e0041}', ''],
  ['👩\u200d💻 نمی\u200cخواهم', '👩\u200d💻 نمی\u200cخواهم'],
])('%j is %j in a line', (given, shown) => expect(singleLine().parse(given)).toBe(shown))

test('a name of invisible characters is empty', () => {
  expect(singleLine().min(2).safeParse('\u200b\u200b\u3164').success).toBe(false)
})

test.each([
  ['=1+1', "'=1+1"],
  ['  @SUM(A1)', "'  @SUM(A1)"],
  ['＝cmd', "'＝cmd"],
  ['\n=1', '"\'\n=1"'],
  ['a;b', '"a;b"'],
  [-5, '-5'],
  [null, ''],
])('%j is %j in a CSV file', (value, cell) => expect(csvCell(value)).toBe(cell))
