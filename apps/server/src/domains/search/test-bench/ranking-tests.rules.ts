// The arithmetic of a ranking test.

export interface Placed {
  readonly candidateId: string
  readonly rank: number
  readonly score: number
}

export interface BiasGroup {
  readonly by: string
  readonly group: string
  readonly candidates: number
  readonly selected: number
  readonly rate: number
  readonly impactRatio: number | null
  readonly isFlagged: boolean
}

const FOUR_FIFTHS = 0.8
/** Smaller groups get no ratio. */
const SMALL_SHARE = 0.02

/** The selection rate of each group and its ratio to the highest rate among the groups of that kind. */
export function impactOf(
  people: readonly { readonly groups: Readonly<Record<string, string>>; readonly isSelected: boolean }[],
): BiasGroup[] {
  const kinds = [...new Set(people.flatMap(({ groups }) => Object.keys(groups)))]
  return kinds.flatMap((by) => {
    const rows = [...Map.groupBy(people, ({ groups }) => groups[by] ?? 'Unknown')].map(([group, members]) => {
      const selected = members.filter(({ isSelected }) => isSelected).length
      return { by, group, candidates: members.length, selected, rate: selected / members.length }
    })
    const counted = rows.filter(({ candidates }) => candidates >= SMALL_SHARE * people.length)
    const highest = Math.max(0, ...counted.map(({ rate }) => rate))
    return rows
      .toSorted((left, right) => (left.group < right.group ? -1 : 1))
      .map((row) => {
        const impactRatio = counted.includes(row) && highest > 0 ? rounded(row.rate / highest) : null
        return {
          ...row,
          rate: rounded(row.rate),
          impactRatio,
          isFlagged: impactRatio !== null && impactRatio < FOUR_FIFTHS,
        }
      })
  })
}

export function compareRankings(left: readonly Placed[], right: readonly Placed[]) {
  const rankOf = new Map(right.map(({ candidateId, rank }) => [candidateId, rank]))
  const topTen = new Set(right.slice(0, 10).map(({ candidateId }) => candidateId))
  const shared = left.filter(({ candidateId }) => rankOf.has(candidateId))
  return {
    topTenShared: left.slice(0, 10).filter(({ candidateId }) => topTen.has(candidateId)).length,
    moved: left.filter(({ candidateId, rank }) => rankOf.get(candidateId) !== rank).length,
    kendallTau: kendallTau(shared.map(({ candidateId }) => rankOf.get(candidateId) ?? 0)),
  }
}

/** The corresponding ranks in the other list, in the order of the first; null for fewer than two. */
export function kendallTau(ranks: readonly number[]): number | null {
  if (ranks.length < 2) return null
  let balance = 0
  for (const [at, rank] of ranks.entries()) for (const later of ranks.slice(at + 1)) balance += Math.sign(later - rank)
  return rounded(balance / ((ranks.length * (ranks.length - 1)) / 2))
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
