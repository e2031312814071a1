import type { Context } from './read-contexts.ts'

/** A sparse symmetric matrix by rows; only positive entries. */
export interface SparseMatrix {
  readonly size: number
  readonly columns: readonly Int32Array[]
  readonly values: readonly Float64Array[]
}

/** Context distribution smoothing (Levy, Goldberg and Dagan, 2015): keeps rare neighbors from dominating. */
const SMOOTHING = 0.75

/** Positive pointwise mutual information (Church and Hanks, 1990) of skills that occur together. */
export function ppmiOf(contexts: readonly Context[], size: number): SparseMatrix {
  const together = countTogether(contexts, size)
  const sums = Float64Array.from(together, (row) => [...row.values()].reduce((sum, count) => sum + count, 0))
  const total = sums.reduce((sum, count) => sum + count, 0)
  const smoothed = sums.map((sum) => sum ** SMOOTHING)
  const smoothedTotal = smoothed.reduce((sum, count) => sum + count, 0)
  const columns: Int32Array[] = []
  const values: Float64Array[] = []
  for (const [row, counts] of together.entries()) {
    const kept = [...counts]
      .sort(([left], [right]) => left - right)
      .map(([column, count]) => {
        const expected = (column: number, other: number) =>
          ((sums[column] as number) / total) * ((smoothed[other] as number) / smoothedTotal)
        const chance = Math.sqrt(expected(row, column) * expected(column, row))
        return [column, Math.log(count / total / chance)] as const
      })
      .filter(([, information]) => information > 0)
    columns.push(Int32Array.from(kept, ([column]) => column))
    values.push(Float64Array.from(kept, ([, information]) => information))
  }
  return { size, columns, values }
}

function countTogether(contexts: readonly Context[], size: number): Map<number, number>[] {
  const together = Array.from({ length: size }, () => new Map<number, number>())
  for (const { skills, weight } of contexts) {
    const each = weight / (skills.length - 1)
    for (const left of skills) {
      const row = together[left] as Map<number, number>
      for (const right of skills) if (right !== left) row.set(right, (row.get(right) ?? 0) + each)
    }
  }
  return together
}
