/**
 * Finds a label leak in the choice of training rows: below the cut-off, rows must be kept equally often for each
 * grade. Otherwise the rank alone predicts the grade, and training learns a pattern that no search will ever show.
 */

import type { AdditiveSet } from './additive-set.ts'

/** By grade, how many of the rows below the cut-off there are, and how many were kept. */
export interface KeptByGrade {
  readonly grade: number
  readonly rows: number
  readonly kept: number
}

/** A difference between grades of more standard errors than this is no chance. */
const SURE = 4

/** For each grade, how many rows below rank `maxRows` there are, and how many of them were kept. */
export function keptBelow(whole: AdditiveSet, kept: AdditiveSet, maxRows: number): KeptByGrade[] {
  const chosen = new Set(kept.searches.flatMap(({ id }, group) => idsOf(kept, group).map((one) => `${id} ${one}`)))
  const counts = new Map<number, { rows: number; kept: number }>()
  const inKept = new Set(kept.searches.map(({ id }) => id))
  for (const [group, { id }] of whole.searches.entries()) {
    if (!inKept.has(id)) continue
    const start = whole.set.groupStarts[group] as number
    for (const [place, one] of idsOf(whole, group).entries()) {
      if (place < maxRows) continue
      const grade = whole.set.grades[start + place] as number
      const count = counts.get(grade) ?? { rows: 0, kept: 0 }
      counts.set(grade, { rows: count.rows + 1, kept: count.kept + (chosen.has(`${id} ${one}`) ? 1 : 0) })
    }
  }
  return [...counts].map(([grade, count]) => ({ grade, ...count })).sort((left, right) => left.grade - right.grade)
}

/** Throws if some grade was kept more, or less, often than the others. */
export function assertNoLabelLeak(whole: AdditiveSet, kept: AdditiveSet, maxRows: number): void {
  const counts = keptBelow(whole, kept, maxRows)
  const rows = counts.reduce((sum, one) => sum + one.rows, 0)
  const share = counts.reduce((sum, one) => sum + one.kept, 0) / Math.max(1, rows)
  for (const { grade, rows: ofGrade, kept: found } of counts) {
    const error = Math.sqrt((share * (1 - share)) / ofGrade)
    if (Math.abs(found / ofGrade - share) <= SURE * error) continue
    throw new Error(
      `The training rows leak their grades: of ${ofGrade} matches of grade ${grade} below place ${maxRows}, ${found} were kept, where ${Math.round(share * ofGrade)} were to be expected.`,
    )
  }
}

function idsOf({ candidateIds, set }: AdditiveSet, group: number): readonly string[] {
  return candidateIds.slice(set.groupStarts[group], set.groupStarts[group + 1])
}
