import type { Queries } from '../../../platform/context/context.ts'
import type { CareerSource } from '../../candidates/index.ts'

interface Alike {
  readonly pairs: readonly (readonly [string, string])[]
  readonly sources: ReadonlyMap<string, CareerSource>
}

/** Pairs of these candidates with nearly the same career, unless an operator keeps them separate, and their sources. */
export type ListAlike = (db: Queries, candidateIds: readonly string[]) => Promise<Alike>

export interface SameCareer {
  /** Of the best of them. */
  readonly rank: number
  /** How many matches of the search have it. */
  readonly profiles: number
  /** Told the career first, and comes from another source than the best: it is listed beside it. */
  readonly isFirst: boolean
}

/** The matches that share a career with others, by candidate. `candidateIds` in the order of their ranks. */
export async function sameCareers(
  db: Queries,
  listAlike: ListAlike,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, SameCareer>> {
  if (candidateIds.length < 2) return new Map()
  const { pairs, sources } = await listAlike(db, candidateIds)
  if (pairs.length === 0) return new Map()
  const places = new Map(candidateIds.map((id, place) => [id, place] as const))
  const firsts = candidateIds.map((_, place) => place)
  const firstOf = (place: number): number => {
    let first = place
    while (firsts[first] !== first) first = firsts[first] as number
    return first
  }
  for (const pair of pairs) {
    const [one = 0, other = 0] = pair.map((id) => firstOf(places.get(id) as number)).sort((a, b) => a - b)
    firsts[other] = one
  }
  const groups = Map.groupBy(candidateIds.keys(), firstOf)
  return new Map(
    [...groups].flatMap(([first, group]) => {
      if (group.length < 2) return []
      const ids = group.map((place) => candidateIds[place] as string)
      const original = originalOf(ids, sources)
      return ids.map((id) => [id, { rank: first + 1, profiles: ids.length, isFirst: id === original }] as const)
    }),
  )
}

/**
 * Who told the career before the best of them did, if someone else brought them: who copies a career, with better
 * facts, must not hide its owner.
 */
function originalOf(ids: readonly string[], sources: ReadonlyMap<string, CareerSource>): string | null {
  const known = ids.flatMap((id) => {
    const source = sources.get(id)
    return source === undefined ? [] : [{ id, ...source }]
  })
  const [best] = known
  if (best === undefined) return null
  const first = known.reduce((one, other) => (other.careerSince < one.careerSince ? other : one))
  return first.agencyId === best.agencyId ? null : first.id
}

export const isListed = (career: SameCareer | undefined, rank: number): boolean =>
  career === undefined || career.rank === rank || career.isFirst

/** Of those who share a career only the best, and who told it first elsewhere; the others in their order. */
export function onceEach(candidateIds: readonly string[], alike: ReadonlyMap<string, SameCareer>): readonly string[] {
  return alike.size === 0 ? candidateIds : candidateIds.filter((id, place) => isListed(alike.get(id), place + 1))
}
