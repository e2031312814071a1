import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellKey, figuresOf, type PayPoint, publishableCells, windowOn } from './compensations.rules.ts'

const point = fc.record({
  kind: fc.constantFrom('expected', 'offered'),
  titleId: fc.constant('title'),
  skillIds: fc.subarray(['go', 'sql']),
  country: fc.constantFrom(null, 'DE', 'FR', 'PL'),
  experienceMonths: fc.constantFrom(null, 12, 40, 90, 150),
  engagement: fc.constant('contract'),
  pay: fc.record({
    amountMinor: fc.integer({ min: 1_000, max: 20_000 }),
    currency: fc.constantFrom('EUR', 'PLN'),
    period: fc.constant('hour'),
  }),
  source: fc.integer({ min: 1, max: 12 }).map(String),
}) as fc.Arbitrary<PayPoint>

/** Some of the offers are accepted, and count as both. */
const points = fc
  .array(fc.tuple(point, fc.boolean()), { minLength: 0, maxLength: 120 })
  .map((drawn) =>
    drawn.flatMap(([each, isAccepted]) =>
      each.kind === 'offered' && isAccepted ? [each, { ...each, kind: 'accepted' as const }] : [each],
    ),
  )

const holds = (name: string, check: (all: readonly PayPoint[]) => void) =>
  test(name, () => fc.assert(fc.property(points, check)))

const starts = [0, 3, 6, 10]
const bandStart = (months: number) => starts.findLast((years) => months >= years * 12)
const isIn = (each: PayPoint, key: CellKey): boolean =>
  each.kind === key.kind &&
  each.pay.currency === key.currency &&
  (key.country === null || each.country === key.country) &&
  (key.skillId === null || each.skillIds.includes(key.skillId)) &&
  (key.minYears === null || (each.experienceMonths !== null && bandStart(each.experienceMonths) === key.minYears))

const sourcesOf = (among: readonly PayPoint[]) => new Set(among.map(({ source }) => source)).size

holds('every published cell meets the bar and is computed from its members', (all) => {
  for (const cell of publishableCells(all)) {
    const members = all.filter((each) => isIn(each, cell))
    expect(cell.contributors).toBe(sourcesOf(members))
    expect(cell.contributors).toBeGreaterThanOrEqual(5)
    expect(cell.maxShare).toBeLessThanOrEqual(0.25)
    expect(cell.sampleSize).toBeLessThanOrEqual(members.length)
    expect([cell.p25 <= cell.p50, cell.p50 <= cell.p75]).toEqual([true, true])
    expect(cell.p10 === null).toBe(cell.contributors < 10)
  }
})

holds('no published cell minus the ones inside it leaves fewer than five sources', (all) => {
  const cells = publishableCells(all)
  const membersOf = (key: CellKey) => all.filter((each) => isIn(each, key))
  const isInside = (part: CellKey, whole: CellKey) =>
    part.kind === whole.kind &&
    part.currency === whole.currency &&
    (['country', 'minYears', 'skillId'] as const).every((name) => whole[name] === null || part[name] === whole[name])
  const isSafe = (rest: readonly PayPoint[]) => rest.length === 0 || sourcesOf(rest) >= 5
  for (const whole of cells) {
    const members = membersOf(whole)
    for (const part of cells.filter((each) => each !== whole && isInside(each, whole)))
      expect(isSafe(members.filter((each) => !isIn(each, part)))).toBe(true)
    for (const dimension of ['country', 'minYears'] as const) {
      const parts = cells.filter(
        (each) =>
          isInside(each, whole) &&
          whole[dimension] === null &&
          each[dimension] !== null &&
          (['country', 'minYears', 'skillId'] as const).every(
            (name) => name === dimension || each[name] === whole[name],
          ),
      )
      if (parts.length > 0) expect(isSafe(members.filter((each) => !parts.some((part) => isIn(each, part))))).toBe(true)
    }
  }
})

holds('accepted offers cannot be taken from all offers to find those that were refused', (all) => {
  const cells = publishableCells(all)
  for (const accepted of cells.filter(({ kind }) => kind === 'accepted')) {
    const offered = cells.find(
      (each) => JSON.stringify({ ...keyOf(each), kind: 'accepted' }) === JSON.stringify(keyOf(accepted)),
    )
    if (offered === undefined || offered.kind !== 'offered') continue
    const refused = countBySource(all, keyOf(offered))
    for (const [source, count] of countBySource(all, keyOf(accepted)))
      refused.set(source, (refused.get(source) ?? 0) - count)
    const left = [...refused.values()].filter((count) => count > 0).length
    expect(left === 0 || left >= 5).toBe(true)
  }
})

const keyOf = ({ kind, titleId, skillId, country, minYears, engagement, period, currency }: CellKey): CellKey => ({
  kind,
  titleId,
  skillId,
  country,
  minYears,
  engagement,
  period,
  currency,
})

const countBySource = (all: readonly PayPoint[], key: CellKey): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { source } of all.filter((each) => isIn(each, key))) counts.set(source, (counts.get(source) ?? 0) + 1)
  return counts
}

test('one source counts for a quarter at most, spread over its own range', () => {
  const members = new Map<string, number[]>([
    ['large', Array.from({ length: 100 }, (_, at) => 1_000 + at)],
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((source): [string, number[]] => [source, [5_000]]),
  ])
  const figures = figuresOf(members)
  expect(figures).toMatchObject({ sampleSize: 8, contributors: 7, maxShare: 0.25, p10: null, p50: 5_000, p90: null })
  expect(figures.p25).toBe(1_080)
})

test('data count up to the end of the month that ended 90 days ago', () => {
  expect(windowOn(new Date('2026-11-22T12:00:00Z'))).toEqual({ from: '2024-08-01', to: '2026-07-31' })
  expect(windowOn(new Date('2026-10-29T12:00:00Z'))).toEqual({ from: '2024-07-01', to: '2026-06-30' })
  expect(windowOn(new Date('2026-10-30T00:00:00Z')).to).toBe('2026-07-31')
})
