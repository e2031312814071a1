// Which features of the ranking differ between groups: rank sums of Mann and Whitney (1947), corrected by Holm.
import type { ProxyHunt, ProxyLink } from '@assay/contracts/bias-audits'
import { races, sexes } from '@assay/contracts/demographics'
import type { Groups } from '../demographics/index.ts'
import { holm, twoSided } from './intervals.rules.ts'

/** One person with the points of each feature, averaged over the rankings, less the average of each ranking. */
export interface Measured extends Groups {
  readonly points: ReadonlyMap<string, number>
}

/** Figures of smaller groups are either noise or identify their members. */
const MIN_PEOPLE = 12
/** For all comparisons of an audit together: of a hundred audits without any link one finds one. */
const ERROR_RATE = 0.01
const STRONGEST = 8

export function findProxies(people: readonly Measured[]): ProxyHunt {
  const features = [...new Set(people.flatMap(({ points }) => [...points.keys()]))].toSorted()
  const cuts = [
    ...sexes.map((category) => ({ by: 'sex' as const, category })),
    ...races.map((category) => ({ by: 'race' as const, category })),
  ]
  const compared = cuts.flatMap(({ by, category }) => {
    const known = people.filter((each) => each[by] !== null)
    const members = known.filter((each) => each[by] === category)
    const others = known.filter((each) => each[by] !== category)
    if (members.length < MIN_PEOPLE || others.length < MIN_PEOPLE) return []
    // With two sexes the second comparison is the first one again.
    if (by === 'sex' && category === sexes[1]) return []
    return features.flatMap((feature) => {
      const of = (some: readonly Measured[]) => some.map(({ points }) => points.get(feature) ?? 0)
      const found = rankSum(of(members), of(others))
      const sizes = { people: members.length, others: others.length }
      return found === null ? [] : [{ feature, by, category, ...sizes, ...found }]
    })
  })
  const adjusted = holm(compared.map(({ p }) => p))
  const proxies = compared.map((each, at): ProxyLink => ({ ...each, adjusted: adjusted[at] ?? 1 }))
  const bySurety = proxies.toSorted((left, right) => left.p - right.p)
  return {
    tested: proxies.length,
    found: bySurety.filter((each) => each.adjusted < ERROR_RATE),
    strongest: bySurety.slice(0, STRONGEST),
  }
}

/** null if all values are equal. `effect` is the area under the ROC curve. */
export function rankSum(own: readonly number[], rest: readonly number[]): { effect: number; p: number } | null {
  const all = [...own.map((value) => ({ value, isOwn: true })), ...rest.map((value) => ({ value, isOwn: false }))]
  all.sort((left, right) => left.value - right.value)
  const total = all.length
  let ownRanks = 0
  let ties = 0
  for (let start = 0; start < total; ) {
    let end = start
    while (end < total && all[end]?.value === all[start]?.value) end += 1
    const size = end - start
    ties += size ** 3 - size
    ownRanks += ((start + 1 + end) / 2) * all.slice(start, end).filter(({ isOwn }) => isOwn).length
    start = end
  }
  const pairs = own.length * rest.length
  const above = ownRanks - (own.length * (own.length + 1)) / 2
  const variance = (pairs / 12) * (total + 1 - ties / (total * (total - 1)))
  if (variance <= 0) return null
  return { effect: above / pairs, p: twoSided((above - pairs / 2) / Math.sqrt(variance)) }
}
