import { expect, test } from 'vitest'
import type { Way } from './contestant.ts'
import { makeMarket } from './market.ts'
import { measure } from './measure.ts'
import { mean, quantile } from './quantiles.ts'
import { questionOf } from './question.ts'
import { figure, table } from './tables.ts'

const questions = makeMarket(6).queries(30).map(questionOf)

test('a quantile is the smallest value that covers the share', () => {
  const hundred = Array.from({ length: 100 }, (_, place) => 100 - place)
  expect([0, 0.5, 0.95, 0.99, 1].map((share) => quantile(hundred, share))).toEqual([1, 50, 95, 99, 100])
  expect([quantile([7], 0.99), quantile([3, 1, 2], 0.5), quantile([10, 9], 0.5)]).toEqual([7, 2, 9])
  expect(() => quantile([], 0.5)).toThrow()
  expect(mean([1, 2, 6])).toBe(3)
})

/** Records the calls and pretends to use CPU time. */
function pretend(name: string, cpuMsEach: number, asked: string[], isCompared = true): Way {
  let cpu = 0
  return {
    name,
    isCompared,
    buildMs: 1,
    bytes: 500,
    search: () => {
      asked.push(name)
      cpu += cpuMsEach
      return { matchedCount: 5, ids: [], facets: {} }
    },
    cpuMs: () => cpu,
  }
}

test('all ways answer all questions in turns, and CPU time is a ratio to the first', async () => {
  const asked: string[] = []
  const ways = [pretend('first', 2, asked), pretend('second', 10, asked), pretend('alone', 1, asked, false)]
  const timings = await measure(ways, { candidates: 10, questions, changes: [], patienceMs: 60_000 })
  expect(timings.map(({ queries, cpuMsMean }) => [queries, cpuMsMean])).toEqual([
    [30, 2],
    [30, 10],
    [30, 1],
  ])
  expect(timings.map(({ timesReference }) => timesReference?.cpu)).toEqual([1, 5, undefined])
  expect(timings[0]).toMatchObject({ bytesPerCandidate: 50, matchedShareMedian: 0.5, updateMs: null, snapshot: null })
  const measured = asked.slice(60)
  const turns = measured.filter((name, place) => name !== measured[place - 1])
  expect(turns).toEqual(['first', 'second', 'alone', 'first', 'second', 'alone', 'first', 'second', 'alone'])
})

test('a way that exceeds the time limit answers twenty questions and is compared over those', async () => {
  const asked: string[] = []
  const slow: Way = {
    ...pretend('slow', 4, asked),
    search: async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      return { matchedCount: 0, ids: [], facets: {} }
    },
  }
  const [first, second] = await measure([pretend('first', 2, asked), slow], {
    candidates: 10,
    questions,
    changes: [],
    patienceMs: 100,
  })
  expect(first?.queries).toBe(30)
  expect(second?.queries).toBe(20)
  expect(second?.timesReference?.median).toBeGreaterThan(1)
})

test('a table aligns its columns and shows three significant digits', () => {
  expect(
    table(
      ['', 'ms'],
      [
        ['engine', '1'],
        ['a', '250'],
      ],
    ).split('\n'),
  ).toEqual(['|        |  ms |', '|--------|----:|', '| engine |   1 |', '| a      | 250 |'])
  expect([figure(1234.5), figure(12.34), figure(1.234), figure(0.01234), figure(null)]).toEqual([
    '1,235',
    '12.3',
    '1.23',
    '0.0123',
    '–',
  ])
})
