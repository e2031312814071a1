import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('separators are quoted, formulas are texts, and nothing is empty', () => {
  const rows = [
    ['Backend, "core"', 3.5],
    ['=SUM(A1)', null],
    ['-1', -1],
  ] as const
  expect(csvOf(['Job', 'Days'], rows).split('\r\n')).toEqual([
    'Job,Days',
    '"Backend, ""core""",3.5',
    "'=SUM(A1),",
    "'-1,-1",
    '',
  ])
})
