/**
 * Regression from the items of a history to the items of the next job, by the normal equations, which need only counts
 * of pairs. Items are standardized, so that rare ones count by their information; only the leading components of their
 * correlations are used, because counts below ten are unknown and the rest is noise.
 */
import type { SparseMatrix } from '../vectors/ppmi.ts'
import { embed } from '../vectors/truncated-svd.ts'
import type { CareerCounts } from './read-careers.ts'

export interface Components {
  /** By item: its place along each component, scaled by the root of the component's variance. */
  readonly rows: readonly Float64Array[]
  readonly variances: Float64Array
}

/** By item of the next job: what each item of the history adds, in standard deviations. */
export type Coefficients = readonly Float64Array[]

export function correlationsOf({ items, people, inHistory, history }: CareerCounts): SparseMatrix {
  const deviations = inHistory.map((count) => deviation(count / people))
  const entries = items.map((_, item): [number, number][] => [[item, 1]])
  for (let pair = 0; pair < history.people.length; pair++) {
    const [left, right] = [history.left[pair] as number, history.right[pair] as number]
    const expected = ((inHistory[left] as number) / people) * ((inHistory[right] as number) / people)
    const together = (history.people[pair] as number) / people - expected
    const value = together / ((deviations[left] as number) * (deviations[right] as number))
    entries[left]?.push([right, value])
    entries[right]?.push([left, value])
  }
  for (const row of entries) row.sort(([left], [right]) => left - right)
  return {
    size: items.length,
    columns: entries.map((row) => Int32Array.from(row, ([column]) => column)),
    values: entries.map((row) => Float64Array.from(row, ([, value]) => value)),
  }
}

export function componentsOf(correlations: SparseMatrix, count: number): Components {
  const rows = embed(correlations, count)
  const variances = Float64Array.from({ length: rows[0]?.length ?? 0 }, (_, component) =>
    rows.reduce((sum, row) => sum + (row[component] as number) ** 2, 0),
  )
  return { rows, variances }
}

/** The correlation of each item of the history with each item of the next job; empty where no count is known. */
export function targetsOf({ items, people, inHistory, inNext, next }: CareerCounts): Float64Array[] {
  const targets = items.map(() => new Float64Array(items.length))
  for (let pair = 0; pair < next.people.length; pair++) {
    const [from, to] = [next.left[pair] as number, next.right[pair] as number]
    const [share, nextShare] = [(inHistory[from] as number) / people, (inNext[to] as number) / people]
    const together = (next.people[pair] as number) / people - share * nextShare
    ;(targets[to] as Float64Array)[from] = together / (deviation(share) * deviation(nextShare))
  }
  return targets
}

/** Ridge regression within the first `count` components. */
export function regress(
  { rows, variances }: Components,
  targets: readonly Float64Array[],
  { count, ridge }: { count: number; ridge: number },
): Coefficients {
  return targets.map((target) => {
    const solution = new Float64Array(target.length)
    if (target.every((value) => value === 0)) return solution
    for (let component = 0; component < Math.min(count, variances.length); component++) {
      const variance = variances[component] as number
      let along = 0
      for (const [item, row] of rows.entries()) along += (row[component] as number) * (target[item] as number)
      const factor = along / (variance * (variance + ridge))
      for (const [item, row] of rows.entries()) {
        solution[item] = (solution[item] as number) + factor * (row[component] as number)
      }
    }
    return solution
  })
}

/**
 * The squared error of coefficients on other people, less what no coefficient changes: a'Ra − 2a'r, averaged over
 * targets, each divided by its own scale. Lower is better; nothing learned is 0.
 */
export function errorOn(
  coefficients: Coefficients,
  { size, columns, values }: SparseMatrix,
  targets: readonly Float64Array[],
): number {
  let [sum, count] = [0, 0]
  for (const [item, target] of targets.entries()) {
    const own = coefficients[item] as Float64Array
    if (own.every((value) => value === 0)) continue
    let error = 0
    for (let row = 0; row < size; row++) {
      const weight = own[row] as number
      const places = columns[row] as Int32Array
      let predicted = 0
      for (let at = 0; at < places.length; at++) {
        predicted += ((values[row] as Float64Array)[at] as number) * (own[places[at] as number] as number)
      }
      error += weight * (predicted - 2 * (target[row] as number))
    }
    sum += error
    count++
  }
  return sum / Math.max(1, count)
}

function deviation(share: number): number {
  return Math.sqrt(Math.max(share * (1 - share), 1e-4))
}
