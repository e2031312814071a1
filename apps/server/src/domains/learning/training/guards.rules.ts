// Guards that a trained model must pass before it may serve. They cannot be overruled.
import type { Guard, GuardName, ModelMetrics } from '@assay/contracts/model-versions'
import { MIN_SEARCHES } from '@assay/training/funnel'
import { meanOf } from '@assay/training/quality/bootstrap'

/** Error code of a refused promotion, by guard. */
export const GUARD_CODES = {
  enoughSearches: 'model.guard-searches',
  ranksBetter: 'model.guard-quality',
  noLeak: 'model.guard-leakage',
  fair: 'model.guard-fairness',
} as const satisfies Record<GuardName, string>

/** Refuses a model that was trained on too few searches. */
export function enoughSearches(usable: number): Guard {
  const passed = usable >= MIN_SEARCHES
  const words = `Searches with different outcomes for different candidates: ${usable}. At least ${MIN_SEARCHES} are needed.`
  return { name: 'enoughSearches', passed, words }
}

/** Refuses a model unless the whole interval of its NDCG@10 on newer searches is above the present one's. */
export function ranksBetter({ difference, heldOut }: Pick<ModelMetrics, 'difference' | 'heldOut'>): Guard {
  const passed = difference.low > 0
  const [mean, low, high] = [difference.mean, difference.low, difference.high].map(signed)
  const words = `On ${heldOut} newer searches NDCG@10 moves by ${mean} [${low}, ${high}]; ${
    passed ? 'the whole interval is above zero.' : 'the interval includes zero or less.'
  }`
  return { name: 'ranksBetter', passed, words }
}

/** A row of the frozen answer, and the score of the stored profile under the model of that time. */
export interface Remeasured {
  readonly frozen: number
  readonly again: number | null
}

/** Refuses training data that differ from what was shown: they would contain later knowledge. */
export function noLeak(rows: readonly Remeasured[]): Guard {
  const other = rows.filter(({ frozen, again }) => again !== frozen).length
  const passed = other === 0 && rows.length > 0
  const words =
    other > 0
      ? `${other} of ${rows.length.toLocaleString('en')} candidates differ from when they were shown, so the training data contains later changes.`
      : `All ${rows.length.toLocaleString('en')} candidates are measured exactly as they were when shown.`
  return { name: 'noLeak', passed, words }
}

/** A candidate in a search, and whether they are among the top under either model. */
export interface Chosen {
  readonly candidateId: string
  /** Such as "lives in DE" or "20 or more years of work". */
  readonly groups: readonly string[]
  readonly before: boolean
  readonly after: boolean
}

/** The four-fifths rule, and how much worse than before counts as worse. */
const MIN_RATIO = 0.8
const TOLERANCE = 0.05
/** Smaller groups are not significant. */
const MIN_PEOPLE = 12
/** Two-sided, for all groups together: one of twenty groups would otherwise look worse by chance alone. */
const ERROR_RATE = 0.05

export interface Impact {
  readonly group: string
  readonly people: number
  /** The group's selection rate relative to that of all others. */
  readonly before: number
  readonly after: number
  /** Lower confidence bound on how much more often than others the group loses a top rank. */
  readonly surelyLost: number
}

/** Each candidate counts once, however many searches they are in. */
export function impactsOn(chosen: readonly Chosen[]): Impact[] {
  const people = [...Map.groupBy(chosen, ({ candidateId }) => candidateId).values()].map((same) => ({
    groups: same[0]?.groups ?? [],
    before: same.filter(({ before }) => before).length / same.length,
    after: same.filter(({ after }) => after).length / same.length,
  }))
  const groups = [...new Set(people.flatMap((each) => each.groups))].toSorted()
  const split = groups.map((group) => ({
    group,
    members: people.filter((each) => each.groups.includes(group)),
    others: people.filter((each) => !each.groups.includes(group)),
  }))
  const tested = split.filter(({ members, others }) => members.length >= MIN_PEOPLE && others.length >= MIN_PEOPLE)
  const sure = normalQuantile(ERROR_RATE / 2 / tested.length)
  return tested.map(({ group, members, others }) => {
    const ratio = (pick: (each: (typeof people)[number]) => number) =>
      meanOf(members.map(pick)) / Math.max(meanOf(others.map(pick)), 1e-9)
    const [own, rest] = [members, others].map((some) => some.map(({ before, after }) => before - after))
    return {
      group,
      people: members.length,
      before: ratio(({ before }) => before),
      after: ratio(({ after }) => after),
      surelyLost: lowerBound(own ?? [], rest ?? [], sure),
    }
  })
}

/** Refuses a model that lowers an impact ratio further below four fifths, surely and by more than the tolerance. */
export function fair(chosen: readonly Chosen[]): Guard {
  const impacts = impactsOn(chosen)
  const worse = impacts.filter(
    ({ before, after, surelyLost }) => after < MIN_RATIO && after < before - TOLERANCE && surelyLost > 0,
  )
  const worst = worse.toSorted((left, right) => left.after - left.before - (right.after - right.before))[0]
  const below = impacts.filter(({ after }) => after < MIN_RATIO).length
  const words =
    worst === undefined
      ? `${below} of the ${impacts.length} groups that are large enough reach the top ten less than four fifths as often as others. ${below === 0 ? 'No group is disadvantaged.' : 'None falls clearly further behind than under the active model.'}`
      : `People in the group “${worst.group}” would reach the top ten ${percent(worst.after)} as often as others, compared with ${percent(worst.before)} before.`
  return { name: 'fair', passed: worst === undefined, words }
}

/** Lower confidence bound of the difference of two means, `sure` standard errors below it. */
function lowerBound(own: readonly number[], rest: readonly number[], sure: number): number {
  const spread = Math.sqrt(varianceOf(own) / own.length + varianceOf(rest) / rest.length)
  return meanOf(own) - meanOf(rest) - sure * spread
}

/**
 * The value that a standard normal exceeds with probability `tail`, to 0.0005 (Abramowitz and Stegun 1964, 26.2.23).
 */
function normalQuantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail))
  return t - (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
const percent = (share: number): string => `${Math.round(share * 100)} %`
