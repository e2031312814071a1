// What must hold before a model that was learned may serve. Nobody can overrule them.
import type { Guard, GuardName, ModelMetrics } from '@assay/contracts/model-versions'
import { FEWEST_SEARCHES } from '@assay/ranking-engine/training/funnel'

/** Why a promotion is refused, by guard. */
export const GUARD_CODES = {
  enoughSearches: 'model.guard-searches',
  ranksBetter: 'model.guard-quality',
  noLeak: 'model.guard-leakage',
  fair: 'model.guard-fairness',
} as const satisfies Record<GuardName, string>

export function enoughSearches(usable: number): Guard {
  const passed = usable >= FEWEST_SEARCHES
  const words = `${usable} searches ended differently for different people; at least ${FEWEST_SEARCHES} are needed.`
  return { name: 'enoughSearches', passed, words }
}

export function ranksBetter({ difference, heldOut }: Pick<ModelMetrics, 'difference' | 'heldOut'>): Guard {
  const passed = difference.low > 0
  const [mean, low, high] = [difference.mean, difference.low, difference.high].map(signed)
  const words = `On ${heldOut} newer searches NDCG@10 moves by ${mean} [${low}, ${high}]; ${
    passed ? 'all of the interval is above zero.' : 'the interval reaches to zero or below.'
  }`
  return { name: 'ranksBetter', passed, words }
}

/** A row of the frozen answer, and the score that the kept profile gives by the model of then. */
export interface Remeasured {
  readonly frozen: number
  readonly again: number | null
}

export function noLeak(rows: readonly Remeasured[]): Guard {
  const other = rows.filter(({ frozen, again }) => again !== frozen).length
  const passed = other === 0 && rows.length > 0
  const words =
    other > 0
      ? `${other} of ${rows.length} people are not as they were when they were shown: something newer is in what is learned from.`
      : `All ${rows.length} people are measured exactly as they were when they were shown.`
  return { name: 'noLeak', passed, words }
}

/** Somebody in a search, and whether they stand among the first under either model. */
export interface Chosen {
  /** Such as "country DE" or "20 years and more of work". */
  readonly groups: readonly string[]
  readonly before: boolean
  readonly after: boolean
}

/** The four-fifths rule, and how much worse than before is worse. */
const LEAST_RATIO = 0.8
const TOLERANCE = 0.05
/** Smaller groups say nothing. */
const FEWEST_IN_GROUP = 30

export interface Impact {
  readonly group: string
  readonly people: number
  readonly before: number
  readonly after: number
}

/** How often each group stands among the first, as a part of how often everybody else does. */
export function impactRatios(chosen: readonly Chosen[]): Impact[] {
  const groups = [...new Set(chosen.flatMap((each) => each.groups))].toSorted()
  return groups.flatMap((group) => {
    const members = chosen.filter((each) => each.groups.includes(group))
    const others = chosen.filter((each) => !each.groups.includes(group))
    if (members.length < FEWEST_IN_GROUP || others.length < FEWEST_IN_GROUP) return []
    const ratio = (pick: (each: Chosen) => boolean) => rateOf(members, pick) / Math.max(rateOf(others, pick), 1e-9)
    return {
      ...{ group, people: members.length },
      before: ratio(({ before }) => before),
      after: ratio(({ after }) => after),
    }
  })
}

export function fair(chosen: readonly Chosen[]): Guard {
  const impacts = impactRatios(chosen)
  const worse = impacts.filter(({ before, after }) => after < LEAST_RATIO && after < before - TOLERANCE)
  const worst = worse.toSorted((left, right) => left.after - left.before - (right.after - right.before))[0]
  const words =
    worst === undefined
      ? `None of ${impacts.length} groups that are large enough falls below four fifths of the others by it.`
      : `People of the group “${worst.group}” would stand among the first ${percent(worst.after)} as often as others, and ${percent(worst.before)} before.`
  return { name: 'fair', passed: worst === undefined, words }
}

const rateOf = (some: readonly Chosen[], pick: (each: Chosen) => boolean): number =>
  some.filter(pick).length / some.length

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
const percent = (share: number): string => `${Math.round(share * 100)} %`
