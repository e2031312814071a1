import { auditCuts } from '@assay/contracts/bias-audits'
import { races, sexes } from '@assay/contracts/demographics'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Printed, scoring, screening } from './fixtures/examples-of-the-rule.ts'
import { hiddenAmong, impactRows, impactTable, medianOf, type Outcome } from './impact-tables.rules.ts'
import { holm, ratioInterval, twoSided, wilson } from './intervals.rules.ts'

/** Without exclusions and without hiding, as the rule prints its examples. */
const AS_PRINTED = { smallShare: 0, minPeople: 1 }

function outcomesOf(rows: readonly Printed[], unknown: number): Outcome[] {
  const known = rows.flatMap(({ sex, race, people, selected }) =>
    Array.from({ length: people }, (_, at) => ({ sex, race, isSelected: at < selected })),
  )
  return [...known, ...Array.from({ length: unknown }, () => ({ sex: null, race: null, isSelected: true }))]
}

/** How many decimals the rule printed. */
const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0

describe.each([
  ['the selection rates of 5-301 (b)', screening],
  ['the scoring rates of 5-301 (d)', scoring],
] as const)('%s', (_name, example) => {
  test.each(auditCuts)('by %s are as the rule prints them', (by) => {
    const printed: readonly Printed[] = example[by]
    const rows = impactRows(printed, AS_PRINTED)
    for (const [at, { rate, ratio, people }] of printed.entries()) {
      const computed = rows[at]
      // One print of the rule is cut off where the others are rounded.
      const off = rate === 64.2 ? 0.09 : 0.5 * 10 ** -decimals(rate) + 1e-9
      expect(Math.abs(100 * (computed?.rate ?? 0) - rate)).toBeLessThanOrEqual(off)
      expect(Math.abs((computed?.ratio ?? 0) - ratio)).toBeLessThanOrEqual(
        0.5 * 10 ** -Math.max(2, decimals(ratio)) + 1e-9,
      )
      expect(computed?.people).toBe(people)
      expect(computed?.isFlagged).toBe((computed?.ratio ?? 1) < 0.8)
    }
  })
})

test('the tables of the examples come out of people, one by one, with those who are unknown', () => {
  for (const { both, sex, unknown } of [screening, scoring]) {
    const outcomes = outcomesOf(both, unknown)
    for (const [by, printed] of [
      ['sex', sex],
      ['both', both],
    ] as const) {
      const table = impactTable(outcomes, { measure: 'shortlisted', by }, AS_PRINTED)
      expect(table.unknown).toBe(unknown)
      expect(table.rows.map(({ sex, race, people, selected }) => ({ sex, race, people, selected }))).toEqual(
        printed.map(({ sex, race, people, selected }) => ({ sex, race, people, selected })),
      )
    }
  }
  const races = impactTable(outcomesOf(scoring.both, 15), { measure: 'scored', by: 'race' }, AS_PRINTED)
  expect(races.rows.map(({ people, selected }) => [people, selected])).toEqual(
    scoring.race.map(({ people, selected }) => [people, selected]),
  )
})

test('a category of less than two percent keeps its rate and gets no ratio, and sets none', () => {
  const rows = impactRows(screening.race)
  const small = rows.filter(({ isSmall }) => isSmall)
  expect(small.map(({ race, people, selected, ratio }) => [race, people, selected, ratio])).toEqual([
    ['native', 41, 18, null],
  ])
  const best = impactRows([
    { sex: 'male', race: null, people: 990, selected: 99 },
    { sex: 'female', race: null, people: 10, selected: 10 },
  ])
  expect(best.map(({ ratio }) => ratio)).toEqual([1, null])
})

test('without a selection the rates are zero and there is no ratio', () => {
  const rows = impactRows([{ sex: 'male', race: null, people: 9, selected: 0 }])
  expect(rows[0]).toMatchObject({ rate: 0, ratio: null, isFlagged: false })
})

const counted = fc
  .tuple(
    ...races.flatMap((race) => sexes.map((sex) => fc.nat(30).map((people) => ({ sex, race, people, selected: 0 })))),
  )
  .map((all) => all.filter(({ people }) => people > 0))

test('of each sex and each race none or at least two categories are hidden, and all that are too small', () => {
  fc.assert(
    fc.property(counted, (present) => {
      const hidden = hiddenAmong(present, 'both', 5)
      for (const each of present) if (each.people < 5) expect(hidden.has(each)).toBe(true)
      for (const line of [
        ...Map.groupBy(present, ({ sex }) => sex).values(),
        ...Map.groupBy(present, ({ race }) => race).values(),
      ])
        expect(line.filter((each) => hidden.has(each)).length === 1 && line.length > 1).toBe(false)
    }),
  )
})

test('everyone is in a row or counted as unknown, and no row has fewer than five', () => {
  const outcome = fc.record({
    sex: fc.constantFrom(null, ...sexes),
    race: fc.constantFrom(null, ...races),
    isSelected: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 200 }), fc.constantFrom(...auditCuts), (outcomes, by) => {
      const { rows, unknown } = impactTable(outcomes, { measure: 'scored', by })
      expect(rows.reduce((sum, { people }) => sum + people, unknown)).toBe(outcomes.length)
      for (const { people, selected, rate, low, high, ratio } of rows) {
        expect(people).toBeGreaterThanOrEqual(5)
        expect(selected).toBeLessThanOrEqual(people)
        expect(low - 1e-9).toBeLessThanOrEqual(rate)
        expect(high + 1e-9).toBeGreaterThanOrEqual(rate)
        if (ratio !== null) expect(ratio).toBeLessThanOrEqual(1 + 1e-12)
      }
    }),
  )
})

test('the median is the middle, or between the two in the middle', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 2.5, 0])
})

test('intervals and chances are those of the tables', () => {
  const { low, high } = wilson({ people: 10, selected: 0 })
  expect([low, high.toFixed(4)]).toEqual([0, '0.2775'])
  const ratio = ratioInterval({ people: 76, selected: 34 }, { people: 92, selected: 50 })
  expect([ratio.low.toFixed(2), ratio.high.toFixed(2)]).toEqual(['0.60', '1.12'])
  expect(twoSided(1.959964).toFixed(4)).toBe('0.0500')
  const none = ratioInterval({ people: 40, selected: 0 }, { people: 92, selected: 3 })
  expect([none.low, none.high > 1]).toEqual([0, true])
  expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06])
})
