/** Checks one fuzz case and lists every property that does not hold. */

import fc from 'fast-check'
import type { CandidateProfile } from '../candidate/candidate-profile.ts'
import type { FacetFilters } from '../facets/facet.ts'
import { applyChange, mergeDelta } from '../inverted-index/apply-change.ts'
import { buildPool, type Pool } from '../inverted-index/pool.ts'
import { defaultModel } from '../model/default-model.ts'
import type { Model } from '../model/model.ts'
import type { SearchCriteria } from '../query/search-criteria.ts'
import { type Ranking, rank } from '../rank.ts'
import type { RankOptions } from '../sharing/question.ts'
import {
  correctedModelArbitrary,
  criteriaArbitrary,
  drawnArbitrary,
  filtersArbitrary,
  poolArbitrary,
} from './arbitraries.ts'
import { NOW, smallTaxonomy, TODAY } from './fixtures.ts'
import { rankInTurn } from './rank-in-turn.ts'
import { referenceRanking } from './reference-ranking.ts'

export interface FuzzCase {
  readonly profiles: readonly CandidateProfile[]
  readonly criteria: SearchCriteria
  readonly filters: FacetFilters
  readonly model: Model
  readonly drawn: { readonly tieSeed?: number; readonly equalSeed?: number }
  /** Candidates per block. */
  readonly blockSize: number
  /** How many candidates the index is built from; the others are added later. */
  readonly atFirst: number
}

/** Weighs claims as much as verified evidence, so that many scores are equal and the tie rule decides. */
export const flatModel: Model = {
  ...defaultModel,
  shapes: {
    ...defaultModel.shapes,
    gradeWorth: [1, 1, 1, 1, 1],
    verifiedDetailWorth: 1,
    detailShare: 0,
    claimedCap: 5000,
    lastUse: [0, 0, 0, 0],
    yearsShortfall: 0,
    evidenceShortfall: 0,
  },
}

export const fuzzCaseArbitrary: fc.Arbitrary<FuzzCase> = fc.record({
  profiles: poolArbitrary,
  criteria: criteriaArbitrary,
  filters: filtersArbitrary,
  model: fc.oneof(fc.constantFrom(defaultModel, flatModel), correctedModelArbitrary),
  drawn: drawnArbitrary,
  blockSize: fc.constantFrom(1, 3, 8, 65_536),
  atFirst: fc.nat({ max: 40 }),
})

export function optionsOf({ model, filters, drawn }: FuzzCase): RankOptions {
  return { model, limit: 100, now: NOW, facets: true, filters, withoutClaims: true, ...drawn }
}

export function poolOfCase(
  profiles: readonly CandidateProfile[],
  { blockSize, sharedFrom = Number.POSITIVE_INFINITY }: { blockSize?: number; sharedFrom?: number } = {},
): Pool {
  const cut = blockSize === undefined ? {} : { blockSize }
  return buildPool(profiles, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY, sharedFrom, ...cut })
}

/** `extra`: the same pool in further states, by name. */
export function checkCase(fuzzCase: FuzzCase, extra: ReadonlyMap<string, Pool> = new Map()): string[] {
  const { profiles, criteria, atFirst } = fuzzCase
  const options = optionsOf(fuzzCase)
  const ranking = rank(poolOfCase(profiles), criteria, options)
  const expected = JSON.stringify(ranking)
  const others = new Map([
    ...poolStatesOf(profiles, { ...fuzzCase, atFirst: Math.min(atFirst, profiles.length) }),
    ...extra,
  ])
  const differing = Array.from(others).filter(([, pool]) => JSON.stringify(rank(pool, criteria, options)) !== expected)
  const inShares = Array.from(others)
    .filter(([state]) => state !== ANOTHER_ORDER)
    .map(([state, pool], number) => {
      const shares = 2 + ((number + profiles.length) % 2)
      const found = rankInTurn(pool, criteria, options, { shares, most: 1 + (profiles.length % 3) })
      return JSON.stringify(found) === expected ? [] : [`${state}, in ${shares} shares`]
    })
  const wrong = [...againstReference(fuzzCase, ranking), ...consistencyErrors(ranking)]
  return [...wrong, ...differing.map(([state]) => state), ...inShares.flat()]
}

/** Ranks, tie groups, bands, counts and facets must equal those of the reference implementation. */
function againstReference(fuzzCase: FuzzCase, ranking: Ranking): string[] {
  const { profiles, criteria, model, filters, drawn } = fuzzCase
  const expected = referenceRanking({
    profiles: [...profiles],
    criteria,
    model,
    asOfDay: TODAY,
    now: NOW,
    filters,
    ...drawn,
  })
  const matches = ranking.matches.map(({ candidateId: id, score, rank: place, tieGroup, rankLow, rankHigh }) => ({
    id,
    score,
    rank: place,
    tieGroup,
    rankLow,
    rankHigh,
  }))
  const waterfall = ranking.waterfall.map(({ removes, left, wouldReturn }) => ({ removes, left, wouldReturn }))
  const facets = ranking.facets.map(({ name, values }) => [
    name,
    values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count] as const),
  ])
  const counted = ranking.facets.map(({ name }) => [name, Object.entries(expected.facets[name] ?? {})])
  return [
    ...differs('matches', inOrder(matches), inOrder(expected.matches)),
    ...differs('pool size', ranking.poolSize, expected.poolSize),
    ...differs('matched count', ranking.matchedCount, expected.matches.length),
    ...differs('waterfall', inOrder(waterfall), inOrder(expected.waterfall)),
    ...differs('facets', asSets(facets), asSets(counted)),
  ]
}

function consistencyErrors({ matches }: Ranking): string[] {
  return matches.flatMap((match) => {
    const { score, low, high, contributions, rank: place, rankLow, rankHigh, rankWithoutClaims } = match
    const withoutClaims = 1 + matches.filter((other) => other.low > low).length
    const sum = contributions.reduce((total, { points }) => total + points, 0)
    const isWhole = contributions.every(({ points }) => Number.isInteger(points))
    return [
      ...(sum === score && isWhole ? [] : [`the lines at place ${place} sum to ${sum}, not ${score}`]),
      ...(low <= score && score <= high ? [] : [`the score at place ${place} lies outside its band`]),
      ...(rankWithoutClaims === withoutClaims ? [] : [`place ${place} is ${rankWithoutClaims} without claims`]),
      ...(rankLow <= place && place <= rankHigh ? [] : [`place ${place} lies outside its band`]),
    ]
  })
}

const ANOTHER_ORDER = 'another order of candidates'

/** The same candidates in an index that was built or changed in different ways. */
function* poolStatesOf(
  profiles: readonly CandidateProfile[],
  { blockSize, atFirst }: { blockSize: number; atFirst: number },
): Generator<[string, Pool]> {
  const last = [...new Map(profiles.map((profile) => [profile.id, profile])).values()]
  yield [ANOTHER_ORDER, poolOfCase(last.toReversed())]
  yield [`blocks of ${blockSize}`, poolOfCase(profiles, { blockSize })]
  const changed = poolOfCase(profiles.slice(0, atFirst), { blockSize })
  applyChange(changed, { upsert: profiles.slice(atFirst) })
  yield [`${atFirst} built and the others in the delta`, changed]
  const merged = poolOfCase(profiles.slice(0, atFirst), { blockSize })
  applyChange(merged, { upsert: profiles.slice(atFirst), remove: profiles.slice(0, 2).map(({ id }) => id) })
  applyChange(merged, { upsert: last.filter(({ id }) => profiles.slice(0, 2).some((one) => one.id === id)) })
  mergeDelta(merged)
  yield ['a merged delta, with candidates removed and added again', merged]
}

function differs(what: string, found: unknown, expected: unknown): string[] {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)]
  return left === right ? [] : [`${what}: ${left} instead of ${right}`]
}

/** Members by name, so that only their values are compared. */
function inOrder(rows: readonly object[]): unknown[] {
  return rows.map((row) => Object.entries(row).sort(([left], [right]) => (left < right ? -1 : 1)))
}

function asSets(facets: readonly unknown[][]): unknown[] {
  return facets.map(([name, values]) => [name, (values as unknown[]).map((value) => JSON.stringify(value)).sort()])
}
