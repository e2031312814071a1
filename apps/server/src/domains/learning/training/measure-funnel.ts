// Turns searches with outcomes into training rows, with the profiles of the time of the search.
import { setImmediate as breathe } from 'node:timers/promises'
import type { CandidateProfile, Model } from '@assay/ranking-engine'
import { type AdditiveSet, joinSets, readSearches } from '@assay/training/additive-set'
import { rowWeights } from '@assay/training/funnel'
import type { PositionBias } from '@assay/training/position-bias'
import type { Queries } from '../../../platform/context/context.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { LivePool, SomePeople } from '../../ranking/index.ts'
import { sealedCriteriaOf } from '../../requirements/index.ts'
import { listFrozenMatches } from '../../search/index.ts'
import { taxonomyUpTo } from '../../taxonomy/index.ts'
import type { FunnelSearch, ShownPerson } from '../funnel/index.ts'

/** One search, with the profiles that its candidates had then. */
export interface PastSearch {
  readonly funnel: FunnelSearch
  readonly people: SomePeople
  readonly frozenScores: ReadonlyMap<string, number>
}

/** Opens past searches with the answers that were frozen then; those without a seal are left out. */
export async function openPast(db: Queries, live: LivePool, searches: readonly FunnelSearch[]): Promise<PastSearch[]> {
  const opened: PastSearch[] = []
  for (const funnel of searches) {
    const { search, shown } = funnel
    if (search.seal === null) continue
    const ids = shown.map(({ candidateId }) => candidateId)
    const frozen = await listFrozenMatches(db, search.id, { from: 0, to: search.frozenCount })
    opened.push({
      funnel,
      people: await live.rebuildSome(search.seal.poolVersion, ids),
      frozenScores: new Map(frozen.map(({ candidateId, score }) => [candidateId, score])),
    })
  }
  return opened
}

/** Yields between searches, so that requests are answered in between. */
export async function oneByOne<Each, Found>(all: readonly Each[], work: (each: Each) => Found[]): Promise<Found[]> {
  const found: Found[] = []
  for (const each of all) {
    found.push(...work(each))
    await breathe()
  }
  return found
}

/** Rows and grades under a model; searches in which all outcomes are equal are skipped. */
export async function measurePast(
  past: readonly PastSearch[],
  model: Model,
  bias: PositionBias | null,
): Promise<AdditiveSet> {
  const sets = await oneByOne(past, ({ funnel, people }) => {
    const { search, shown } = funnel
    if (search.seal === null) return []
    const grades = new Map(shown.map(({ candidateId, grade }) => [candidateId, grade]))
    const { asOfDay, day, taxonomy = 0 } = search.seal
    const known = taxonomyUpTo(taxonomy)
    const judged = { id: search.id, criteria: sealedCriteriaOf(search.criteria, known), grades }
    return [readSearches(people.on(asOfDay, known), [judged], { model, now: day * DAY_MS, maxRows: shown.length })]
  })
  const joined = joinSets(sets)
  if (bias === null) return joined
  return { ...joined, set: { ...joined.set, rowWeights: rowWeights(shownRows(joined, past), bias) } }
}

function shownRows({ searches, candidateIds, set }: AdditiveSet, past: readonly PastSearch[]): ShownPerson[] {
  const shownIn = new Map(past.map(({ funnel }) => [funnel.search.id, funnel.shown]))
  return searches.flatMap(({ id }, group) => {
    const byId = new Map((shownIn.get(id) ?? []).map((person) => [person.candidateId, person]))
    return candidateIds.slice(set.groupStarts[group], set.groupStarts[group + 1]).map((candidateId) => {
      const person = byId.get(candidateId)
      if (person === undefined) throw new Error('A candidate was measured who was not shown.')
      return person
    })
  })
}

/** A candidate's stored profile. */
export type Profile = Pick<CandidateProfile, 'country' | 'experienceMonths'>

export function profilesOf(past: readonly PastSearch[]): ReadonlyMap<string, Profile> {
  return new Map(past.flatMap(({ people }) => [...people.profiles]))
}
