// Past searches answered by both models: who would have moved, and which groups would have stood among the first.
import type { ShadowTest } from '@assay/contracts/model-versions'
import { type Model, rank } from '@assay/ranking-engine'
import { kendallTau } from '@assay/training/quality/kendall-tau'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { engineCriteriaOf } from '../../requirements/index.ts'
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

/** Everybody who was shown, in the order of either model. */
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
  const { asOfDay, day } = search.seal
  const pool = people.on(asOfDay)
  const options = { model, now: day * DAY_MS, limit: pool.size, facets: false }
  return rank(pool, engineCriteriaOf(search.criteria), options).matches.map(({ candidateId }) => candidateId)
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
  // Who moves alike in search after search is told of once.
  const once = new Map(largest.toReversed().map((move) => [`${move.title}/${move.candidateId}`, move]))
  return largest.filter((move) => once.get(`${move.title}/${move.candidateId}`) === move).slice(0, MAX_MOVES)
}

/** Where fewer than twice ten were shown, half of them are the first. */
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

/** What no feature knows, or knows only up to what is asked: where people live, and how long they have worked. */
function groupsOf({ country, experienceMonths }: Profile): string[] {
  return [
    ...(country === null ? [] : [`lives in ${country}`]),
    ...(experienceMonths !== null && experienceMonths >= LONG_WORK_MONTHS ? ['20 years of work and more'] : []),
  ]
}

/** The score of everybody who was shown, by the model of then and the profile that was kept. */
export async function measureAgain(
  past: readonly PastSearch[],
  modelOf: (each: PastSearch) => Model | null,
): Promise<Remeasured[]> {
  return oneByOne(past, (each) => {
    const { funnel, people, frozenScores } = each
    const { search, shown } = funnel
    const model = modelOf(each)
    if (model === null || search.seal === null) return []
    const pool = people.on(search.seal.asOfDay)
    const options = { model, now: search.seal.day * DAY_MS, limit: pool.size, facets: false }
    const { matches } = rank(pool, engineCriteriaOf(search.criteria), options)
    const scores = new Map(matches.map(({ candidateId, score }) => [candidateId, score]))
    // Who was erased since taught nothing, and is in no profile that could be newer.
    const known = shown.filter(({ candidateId }) => people.profiles.has(candidateId))
    return known.map(({ candidateId }) => ({
      frozen: frozenScores.get(candidateId) ?? Number.NaN,
      again: scores.get(candidateId) ?? null,
    }))
  })
}

const round = (value: number): number => Math.round(value * 1000) / 1000
