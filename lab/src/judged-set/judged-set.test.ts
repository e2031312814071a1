import { readFile } from 'node:fs/promises'
import { readTrecJudgments } from '@assay/training/quality/trec'
import { expect, test } from 'vitest'
import { DEV_QUERIES } from './dev-queries.ts'
import type { JudgedQuery } from './judged-query.ts'
import { OCCUPATION_QUERIES } from './occupation-queries.ts'
import { TEST_QUERIES } from './test-queries.ts'

const splits: readonly [string, readonly { readonly id: string }[]][] = [
  ['dev', DEV_QUERIES],
  ['test', TEST_QUERIES],
  ['occupations', OCCUPATION_QUERIES],
]

test.each(splits)('every %s query has grades and every graded query exists', async (split, queries) => {
  const judgments = readTrecJudgments(await readFile(`lab/judged-set/${split}.qrels`, 'utf8'))

  expect([...judgments.keys()].sort()).toEqual(queries.map((query) => query.id).sort())
  for (const [queryId, grades] of judgments) {
    expect(Math.max(...grades.values()), queryId).toBeGreaterThanOrEqual(2)
    expect(Math.max(...grades.values()), queryId).toBeLessThanOrEqual(4)
  }
})

test('no posting is in both splits, and held-out ones never come from the tuning split', () => {
  const partsOf = (queries: readonly JudgedQuery[]) =>
    queries.flatMap((query) => {
      if (query.source.kind === 'skillspan') return query.source.parts
      return query.source.kind === 'assembled' ? [query.source.frame] : []
    })
  expect(partsOf(DEV_QUERIES).every((part) => part.split === 'train')).toBe(true)
  expect(partsOf(TEST_QUERIES).every((part) => part.split !== 'train')).toBe(true)

  const written = (queries: readonly JudgedQuery[]) =>
    queries.flatMap((query) => (query.source.kind === 'written' ? [query.source.text] : []))
  expect(written(DEV_QUERIES).filter((text) => written(TEST_QUERIES).includes(text))).toEqual([])
})
