import { expect, test } from 'vitest'
import { readTrecJudgments, readTrecRun, writeTrecJudgments, writeTrecRun } from './trec.ts'

test('a run is ordered by its rank column, whatever the order of the lines and the scores', () => {
  const run = readTrecRun('q1 Q0 bob 2 50 assay\nq1 Q0 ada 1 50 assay\n\nq2\tQ0\tcid\t1\t3\tassay\r\n')
  expect(run.get('q1')).toEqual(['ada', 'bob'])
  expect(run.get('q2')).toEqual(['cid'])
})

test('judgments come back as written', () => {
  const text = 'q1 0 ada 4\nq1 0 bob 0\nq2 0 ada 1\n'
  expect(writeTrecJudgments(readTrecJudgments(text))).toBe(text)
})

test('a written run reads back in the same order', () => {
  const run = new Map([['q1', ['ada', 'bob']]])
  expect(readTrecRun(writeTrecRun(run, 'bm25'))).toEqual(run)
})

test.each([
  ['q1 Q0 ada 1 50 assay\nq1 Q0 ada', /line 2: a run line has six fields/],
  ['q1 Q0 ada first 50 assay', /line 1: the rank "first" is not a whole number/],
  ['q1 Q0 ada 1 high assay', /line 1: the score "high" is not a number/],
  ['q1 Q0 ada 1 50 assay\n\nq1 Q0 ada 2 40 assay', /line 3: "ada" stands twice for query "q1"/],
])('the broken run %j is refused with its line', (text, message) => {
  expect(() => readTrecRun(text)).toThrow(message)
})

test.each([
  ['q1 0 ada', /line 1: a qrels line has four fields/],
  ['q1 0 ada 4\nq1 0 bob good', /line 2: the grade "good" is not a whole number/],
  ['q1 0 ada 4\nq1 0 ada 3', /line 2: "ada" stands twice/],
])('the broken qrels %j are refused with their line', (text, message) => {
  expect(() => readTrecJudgments(text)).toThrow(message)
})

test('a negative grade counts as 0', () => {
  expect(readTrecJudgments('q1 0 ada -2').get('q1')?.get('ada')).toBe(0)
})
