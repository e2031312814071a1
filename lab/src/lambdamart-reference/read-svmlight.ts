import { readFile } from 'node:fs/promises'
import type { TrainingSet } from '@assay/training/training-set'

/** Reads `grade feature:value …` lines (SVMlight) with their group sizes; an absent feature is missing. */
export async function readSvmlight(path: string, featureCount: number): Promise<TrainingSet> {
  const lines = (await readFile(path, 'utf8')).trim().split('\n')
  const sizes = (await readFile(`${path}.query`, 'utf8')).trim().split('\n').map(Number)
  const columns = Array.from({ length: featureCount }, () => new Float64Array(lines.length).fill(Number.NaN))
  const grades = new Uint8Array(lines.length)
  for (const [row, line] of lines.entries()) {
    const [grade, ...pairs] = line.trim().split(' ')
    grades[row] = Number(grade)
    for (const pair of pairs) {
      const [feature, value] = pair.split(':').map(Number) as [number, number]
      const column = columns[feature - 1]
      if (column === undefined) throw new RangeError(`Line ${row + 1} names feature ${feature} of ${featureCount}.`)
      column[row] = value
    }
  }
  const groupStarts = Int32Array.from([0, ...sizes])
  for (let group = 1; group < groupStarts.length; group += 1)
    groupStarts[group] = (groupStarts[group] ?? 0) + (groupStarts[group - 1] ?? 0)
  return { rowCount: lines.length, columns, grades, groupStarts }
}

/** The rows of the given groups, in the given order. */
export function takeGroups(set: TrainingSet, groups: readonly number[]): TrainingSet {
  const rows = groups.flatMap((group) => {
    const start = set.groupStarts[group] as number
    const end = set.groupStarts[group + 1] as number
    return Array.from({ length: end - start }, (_, offset) => start + offset)
  })
  const groupStarts = new Int32Array(groups.length + 1)
  for (const [place, group] of groups.entries()) {
    const size = (set.groupStarts[group + 1] as number) - (set.groupStarts[group] as number)
    groupStarts[place + 1] = (groupStarts[place] as number) + size
  }
  return {
    rowCount: rows.length,
    columns: set.columns.map((column) => Float64Array.from(rows, (row) => column[row] as number)),
    grades: Uint8Array.from(rows, (row) => set.grades[row] as number),
    groupStarts,
  }
}
