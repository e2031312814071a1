import type { Queries } from '../../../platform/context/context.ts'

/** Pairs of these candidates with nearly the same career, unless an operator keeps them separate. */
export type ListAlike = (
  db: Queries,
  candidateIds: readonly string[],
) => Promise<readonly (readonly [string, string])[]>

export interface SameCareer {
  /** Of the best of them. */
  readonly rank: number
  /** How many matches of the search have it. */
  readonly profiles: number
}

/** The matches that share a career with others, by candidate. `candidateIds` in the order of their ranks. */
export async function sameCareers(
  db: Queries,
  listAlike: ListAlike,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, SameCareer>> {
  const pairs = candidateIds.length < 2 ? [] : await listAlike(db, candidateIds)
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
    [...groups].flatMap(([first, group]) =>
      group.length < 2
        ? []
        : group.map((place) => [candidateIds[place] as string, { rank: first + 1, profiles: group.length }] as const),
    ),
  )
}

/** Of those who share a career only the best; the others in their order. */
export function onceEach(candidateIds: readonly string[], alike: ReadonlyMap<string, SameCareer>): readonly string[] {
  return alike.size === 0
    ? candidateIds
    : candidateIds.filter((id, place) => (alike.get(id)?.rank ?? place + 1) === place + 1)
}
