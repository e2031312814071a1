import { keywordKey } from '@assay/ranking-engine/query/keyword-key'
import { keywords } from '@assay/taxonomy/keywords'
import { expect, test } from 'vitest'
import { namesSomebody, saysNothing } from './passed-over.ts'

test.each(['church accounting', 'women', 'school buses', 'Germany', 'wheelchairs'])(
  '"%s" identifies a person',
  (term) => {
    expect(namesSomebody(keywordKey(term))).toBe(true)
  },
)

test.each(['results', 'knowledge', 'good practices'])('"%s" says nothing of a trade', (term) => {
  expect(saysNothing(keywordKey(term))).toBe(true)
})

test('no excluded term is shipped, and terms that indicate a trade are', () => {
  const shipped = keywords.flatMap(({ terms }) => terms.trim().split('\n')).map(keywordKey)
  expect(shipped.filter((key) => namesSomebody(key) || saysNothing(key))).toEqual([])
  expect(shipped).toEqual(expect.arrayContaining(['primavera cost management', 'turbine', 'payment history']))
})
