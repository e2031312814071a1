// DetConstSort of Geyik, Ambler and Kenthapadi (KDD 2019), as a trial on past rankings.

export interface Ranked {
  readonly id: string
  readonly score: number
  readonly group: string
}

/** The share of each group that every beginning of the list should have. */
export type Shares = ReadonlyMap<string, number>

export function sharesOf(list: readonly Pick<Ranked, 'group'>[]): Shares {
  const groups = Map.groupBy(list, ({ group }) => group)
  return new Map([...groups].map(([group, members]) => [group, members.length / list.length]))
}

/**
 * Every first k have at least floor(k · share) of each group, by moving up the best of a group that is due, past people
 * with lower scores as far as their own places allow. `list` is in the order of the scores.
 */
export function detConstSort<Each extends Ranked>(list: readonly Each[], shares: Shares): Each[] {
  const waiting = new Map([...shares.keys()].map((group) => [group, list.filter((each) => each.group === group)]))
  const taken = new Map([...shares.keys()].map((group) => [group, 0]))
  const sorted: { each: Each; latest: number }[] = []
  for (let k = 1; sorted.length < list.length && k <= list.length; k += 1) {
    const due = [...shares].flatMap(([group, share]) => {
      const count = taken.get(group) ?? 0
      // The small number makes up for shares such as 0.1 · 30 that fall just short in binary.
      const next = Math.floor(k * share + 1e-9) > count ? waiting.get(group)?.[count] : undefined
      return next === undefined ? [] : [next]
    })
    for (const each of due.toSorted((left, right) => right.score - left.score)) {
      taken.set(each.group, (taken.get(each.group) ?? 0) + 1)
      insert(sorted, { each, latest: k })
    }
  }
  const placed = new Set(sorted.map(({ each }) => each))
  return [...sorted.map(({ each }) => each), ...list.filter((each) => !placed.has(each))]
}

/** From the end upwards while the one above scores less and may still move down. */
function insert<Each extends Ranked>(sorted: { each: Each; latest: number }[], added: { each: Each; latest: number }) {
  let at = sorted.length
  for (; at > 0; at -= 1) {
    const above = sorted[at - 1]
    if (above === undefined || above.latest <= at || above.each.score >= added.each.score) break
  }
  sorted.splice(at, 0, added)
}

const FIRST = 10

/** NDCG@10 of an order, with the points above the lowest of the list as gain; 1 is the order by score. */
export function ndcgOf(order: readonly Ranked[]): number {
  const lowest = Math.min(...order.map(({ score }) => score))
  const gain = (list: readonly Ranked[]) =>
    list.slice(0, FIRST).reduce((sum, { score }, place) => sum + (score - lowest) / Math.log2(place + 2), 0)
  const best = gain(order.toSorted((left, right) => right.score - left.score))
  return best === 0 ? 1 : gain(order) / best
}

/**
 * MinSkew@10: the logarithm of the share among the first ten over the share overall, of the group where it is lowest.
 */
export function minSkew(order: readonly Ranked[], shares: Shares): number {
  const first = order.slice(0, FIRST)
  const skews = [...shares].map(([group, share]) => {
    const found = first.filter((each) => each.group === group).length / first.length
    // As if there were at least a tenth of a person, since the logarithm of nothing has no mean.
    return Math.log(Math.max(found, 0.1 / first.length) / share)
  })
  return Math.min(0, ...skews)
}
