// Runs past searches under both models: which candidates would move, and which groups would be among the top.
import type { ShadowTest } from '@assay/contracts/model-versions'
import { type Model, rank } from '@assay/ranking-engine'
import { kendallTau } from '@assay/training/quality/kendall-tau'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { sealedCriteriaOf } from '../../requirements/index.ts'
import { taxonomyUpTo } from '../../taxonomy/index.ts'
import type { Chosen, Remeasured } from './guards.rules.ts'
import { oneByOne, type PastSearch, type Profile } from './measure-funnel.ts'

const FIRST = 10
const MAX_MOVES = 12
const LONG_WORK_MONTHS = 20 * 12

export type Move = Omit<ShadowTest['moves'][number], 'maskedName'>

export interface Shadow extends Omit<ShadowTest, 'moves' | 'groups'> {
  readonly moves: readonly Move[]
  readonly chosen: readonly Chosen[]
}

/** Compares the orders of everyone shown under either model. */
export async function castShadow(past: readonly PastSearch[], before: Model, after: Model): Promise<Shadow> {
  const compared = await oneByOne(past, (each) => {
    const [was, is] = [orderUnder(each, before), orderUnder(each, after)]
    const firstWas = new Set(was.slice(0, FIRST))
    const changed = is.slice(0, FIRST).filter((id) => !firstWas.has(id)).length
    const isSame = was.slice(0, FIRST).every((id, place) => is[place] === id)
    return [{ each, was, is, changed, isSame }]
  })
  const mean = (values: readonly number[]) =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    searches: compared.length,
    kendallTau: round(mean(compared.map(({ was, is }) => kendallTau(was, is)))),
    topTenChanged: round(mean(compared.map(({ changed }) => changed))),
    unchanged: compared.filter(({ isSame }) => isSame).length,
    moves: largestMoves(compared),
    chosen: compared.flatMap(({ each, was, is }) => chosenIn(each, was, is)),
  }
}

function orderUnder({ funnel, people }: PastSearch, model: Model): string[] {
  const { search } = funnel
  if (search.seal === null) return []
  const { asOfDay, day, taxonomy = 0 } = search.seal
  const known = taxonomyUpTo(taxonomy)
  const pool = people.on(asOfDay, known)
  const options = { model, now: day * DAY_MS, limit: pool.size, facets: false }
  return rank(pool, sealedCriteriaOf(search.criteria, known), options).matches.map(({ candidateId }) => candidateId)
}

function largestMoves(compared: readonly { each: PastSearch; was: string[]; is: string[] }[]): Move[] {
  const all = compared.flatMap(({ each: { funnel }, was, is }) =>
    was.flatMap((candidateId, place): Move[] => {
      const after = is.indexOf(candidateId) + 1
      const crosses = place < FIRST !== after <= FIRST
      if (!crosses || after === 0) return []
      const title = funnel.search.savedName ?? funnel.search.criteria.title ?? 'Search by skills'
      return [{ searchId: funnel.search.id, title, candidateId, before: place + 1, after }]
    }),
  )
  const largest = all.toSorted(
    (left, right) => Math.abs(right.after - right.before) - Math.abs(left.after - left.before),
  )
  // A candidate who moves alike in several searches is listed once.
  const once = new Map(largest.toReversed().map((move) => [`${move.title}/${move.candidateId}`, move]))
  return largest.filter((move) => once.get(`${move.title}/${move.candidateId}`) === move).slice(0, MAX_MOVES)
}

/** If fewer than twice ten were shown, the first half counts as the top. */
function chosenIn({ people }: PastSearch, was: readonly string[], is: readonly string[]): Chosen[] {
  const first = Math.min(FIRST, Math.floor(was.length / 2))
  const [firstWas, firstIs] = [new Set(was.slice(0, first)), new Set(is.slice(0, first))]
  return was.flatMap((id) => {
    const profile = people.profiles.get(id)
    return profile === undefined
      ? []
      : { candidateId: id, groups: groupsOf(profile), before: firstWas.has(id), after: firstIs.has(id) }
  })
}

/** Attributes that no feature uses, or only up to the requested amount: country, and years of experience. */
function groupsOf({ country, experienceMonths }: Profile): string[] {
  return [
    ...(country === null ? [] : [`lives in ${country}`]),
    ...(experienceMonths !== null && experienceMonths >= LONG_WORK_MONTHS ? ['20 or more years of work'] : []),
  ]
}

/** Scores everyone shown, with the model of that time and the stored profiles. */
export async function measureAgain(
  past: readonly PastSearch[],
  modelOf: (each: PastSearch) => Model | null,
): Promise<Remeasured[]> {
  return oneByOne(past, (each) => {
    const { funnel, people, frozenScores } = each
    const { search, shown } = funnel
    const model = modelOf(each)
    if (model === null || search.seal === null) return []
    const taxonomy = taxonomyUpTo(search.seal.taxonomy ?? 0)
    const pool = people.on(search.seal.asOfDay, taxonomy)
    const options = { model, now: search.seal.day * DAY_MS, limit: pool.size, facets: false }
    const { matches } = rank(pool, sealedCriteriaOf(search.criteria, taxonomy), options)
    const scores = new Map(matches.map(({ candidateId, score }) => [candidateId, score]))
    // Erased candidates were excluded from training and have no newer profile.
    const known = shown.filter(({ candidateId }) => people.profiles.has(candidateId))
    return known.map(({ candidateId }) => ({
      frozen: frozenScores.get(candidateId) ?? Number.NaN,
      again: scores.get(candidateId) ?? null,
    }))
  })
}

const round = (value: number): number => Math.round(value * 1000) / 1000
