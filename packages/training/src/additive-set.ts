/** Converts judged searches to training rows: for each match the points of the prior, its grade and its table cells. */

import { hashText } from '@assay/ranking-engine/columns/hash'
import { idAt } from '@assay/ranking-engine/columns/id-table'
import type { Pool } from '@assay/ranking-engine/inverted-index/pool'
import {
  type Correction,
  type CorrectionName,
  correctionNames,
  THOUSANDTHS,
} from '@assay/ranking-engine/model/correction'
import { featureNames, type Model } from '@assay/ranking-engine/model/model'
import { compileQuery, type Shares } from '@assay/ranking-engine/query/compile-query'
import type { SearchCriteria } from '@assay/ranking-engine/query/search-criteria'
import { placeBest } from '@assay/ranking-engine/retrieval/place-best'
import { scanPool } from '@assay/ranking-engine/retrieval/scan-pool'
import { startTopK } from '@assay/ranking-engine/scoring/top-k'
import { type MeasuredMatch, measureMatch } from './measure-match.ts'
import type { GradesByCandidate } from './quality/judgments.ts'
import type { TrainingSet } from './training-set.ts'

export interface JudgedSearch {
  readonly id: string
  readonly criteria: SearchCriteria
  readonly grades: GradesByCandidate
}

/** The entries of one table: row, cell, and the points that a full share in the cell is worth. */
export interface TableEntries {
  readonly rows: Int32Array
  readonly cells: Uint8Array
  readonly weights: Float64Array
  /** The sum of the weights of all entries of the same row. */
  readonly rowWeights: Float64Array
}

export interface AdditiveSet {
  /** Rows and groups; the columns are the features of the full trees. */
  readonly set: TrainingSet
  readonly priorPoints: Float64Array
  readonly entries: Readonly<Record<CorrectionName, TableEntries>>
  readonly candidateIds: readonly string[]
  readonly searches: readonly JudgedSearch[]
  /** For each search, the points that its criteria allot to each part. */
  readonly shares: readonly Shares[]
}

interface ReadingOptions {
  /** The prior that the correction is added to. */
  readonly model: Model
  readonly now: number
  /** Keeps this many of the best matches of each search, and a sample of those below them. */
  readonly maxRows: number
}

interface Row {
  readonly id: string
  readonly grade: number
  readonly measured: MeasuredMatch
}

/** One in so many matches below the cut-off is kept. */
const SAMPLED = 8
const SAMPLING_SEED = 0x5a3b1e

/** Searches in which all grades are equal yield no pairs and are left out. */
export function readSearches(pool: Pool, searches: readonly JudgedSearch[], options: ReadingOptions): AdditiveSet {
  return assemble(
    searches
      .map((search) => readSearch(pool, search, options))
      .filter(({ rows }) => hasPairs(rows.map(({ grade }) => grade))),
  )
}

/** Keeps fewer matches of each search; equal to reading the searches with this `maxRows`. */
export function nearTheTop(whole: AdditiveSet, maxRows: number): AdditiveSet {
  const { set } = whole
  const kept = Array.from({ length: set.groupStarts.length - 1 }, (_, group) => {
    const start = set.groupStarts[group] as number
    const places = Array.from({ length: (set.groupStarts[group + 1] as number) - start }, (_, place) => place)
    const rows = places.filter((place) => {
      return isKept(place, rowName(whole.searches[group], whole.candidateIds[start + place]), maxRows)
    })
    return { group, rows: rows.map((place) => start + place) }
  }).filter(({ rows }) => hasPairs(rows.map((row) => set.grades[row] as number)))
  const rows = kept.flatMap((group) => group.rows)
  const newPlaces = new Int32Array(set.rowCount).fill(-1)
  for (const [place, row] of rows.entries()) newPlaces[row] = place
  return {
    set: {
      rowCount: rows.length,
      columns: set.columns.map((column) => Float64Array.from(rows, (row) => column[row] as number)),
      grades: Uint8Array.from(rows, (row) => set.grades[row] as number),
      groupStarts: startsOf(kept.map((group) => group.rows.length)),
    },
    priorPoints: Float64Array.from(rows, (row) => whole.priorPoints[row] as number),
    entries: entriesOf((name) => entriesOfRows(whole.entries[name], newPlaces)),
    candidateIds: rows.map((row) => whole.candidateIds[row] as string),
    searches: kept.map(({ group }) => whole.searches[group] as JudgedSearch),
    shares: kept.map(({ group }) => whole.shares[group] as Shares),
  }
}

/** Entries of the rows that are kept; -1 marks a dropped row. */
function entriesOfRows({ rows, cells, weights, rowWeights }: TableEntries, newPlaces: Int32Array): TableEntries {
  const isOfKept = (_: number, entry: number) => (newPlaces[rows[entry] as number] as number) >= 0
  return {
    rows: rows.filter(isOfKept).map((row) => newPlaces[row] as number),
    cells: cells.filter(isOfKept),
    weights: weights.filter(isOfKept),
    rowWeights: rowWeights.filter(isOfKept),
  }
}

/**
 * By rank and by chance, never by grade: if only the good ones among low matches were kept, a low rank would itself
 * give the grade away, and every figure measured on the rows would be too high.
 */
function isKept(place: number, id: string, maxRows: number): boolean {
  return place < maxRows || hashText(id, SAMPLING_SEED) % SAMPLED === 0
}

/** Drawn for each search separately: otherwise a candidate who fits many searches would be kept in all or in none. */
function rowName(search: JudgedSearch | undefined, id: string | undefined): string {
  return `${search?.id} ${id}`
}

function hasPairs(grades: readonly number[]): boolean {
  return new Set(grades).size > 1
}

function startsOf(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1)
  for (const [group, count] of counts.entries()) starts[group + 1] = (starts[group] as number) + count
  return starts
}

/** Concatenates several sets. */
export function joinSets(sets: readonly AdditiveSet[]): AdditiveSet {
  const starts = sets.map((_, place) => sets.slice(0, place).reduce((sum, { set }) => sum + set.rowCount, 0))
  const shifted = (pick: (one: AdditiveSet) => Int32Array) =>
    sets.flatMap((one, place) => Array.from(pick(one), (row) => row + (starts[place] as number)))
  const columns = (sets[0]?.set.columns ?? []).map((_, feature) =>
    Float64Array.from(sets.flatMap(({ set }) => [...(set.columns[feature] as Float64Array)])),
  )
  return {
    set: {
      rowCount: sets.reduce((sum, { set }) => sum + set.rowCount, 0),
      columns,
      grades: Uint8Array.from(sets.flatMap(({ set }) => [...set.grades])),
      groupStarts: Int32Array.from([0, ...shifted(({ set }) => set.groupStarts.slice(1))]),
    },
    priorPoints: Float64Array.from(sets.flatMap(({ priorPoints }) => [...priorPoints])),
    entries: entriesOf((name) => ({
      rows: Int32Array.from(shifted(({ entries }) => entries[name].rows)),
      cells: Uint8Array.from(sets.flatMap(({ entries }) => [...entries[name].cells])),
      weights: Float64Array.from(sets.flatMap(({ entries }) => [...entries[name].weights])),
      rowWeights: Float64Array.from(sets.flatMap(({ entries }) => [...entries[name].rowWeights])),
    })),
    candidateIds: sets.flatMap(({ candidateIds }) => candidateIds),
    searches: sets.flatMap(({ searches }) => searches),
    shares: sets.flatMap(({ shares }) => shares),
  }
}

/**
 * The points of every row under the prior and these tables. The summation order is fixed so that results are
 * reproducible.
 */
export function pointsUnder({ priorPoints, entries }: AdditiveSet, tables: Correction): Float64Array {
  const points = Float64Array.from(priorPoints)
  for (const name of correctionNames) {
    const { rows, cells, weights } = entries[name]
    const table = tables[name]
    for (let entry = 0; entry < rows.length; entry += 1) {
      const row = rows[entry] as number
      const share = (table[cells[entry] as number] as number) / THOUSANDTHS
      points[row] = (points[row] as number) + share * (weights[entry] as number)
    }
  }
  return points
}

function entriesOf<Value>(pick: (name: CorrectionName) => Value): Record<CorrectionName, Value> {
  return Object.fromEntries(correctionNames.map((name) => [name, pick(name)])) as Record<CorrectionName, Value>
}

interface Group {
  readonly search: JudgedSearch
  readonly shares: Shares
  readonly rows: readonly Row[]
}

function readSearch(pool: Pool, search: JudgedSearch, { model, now, maxRows }: ReadingOptions): Group {
  const { criteria, grades } = search
  const { taxonomy, dictionary, exchange } = pool
  const context = { taxonomy, dictionary, exchange, model }
  const plan = compileQuery(context, criteria, { now })
  const best = startTopK(pool.size, plan)
  const { blocks } = scanPool(pool, { context, plan, best }, { facets: false })
  const placed = placeBest(plan, blocks, best, { offset: 0, limit: pool.size })
  const rows = placed.flatMap(({ block, position }, place): Row[] => {
    const id = idAt(block.ids, position)
    const grade = grades.get(id) ?? 0
    if (!isKept(place, rowName(search, id), maxRows)) return []
    return [{ id, grade, measured: measureMatch(context, plan, block, position) }]
  })
  return { search, shares: plan.shares, rows }
}

function assemble(groups: readonly Group[]): AdditiveSet {
  const rows = groups.flatMap((group) => group.rows)
  return {
    set: {
      rowCount: rows.length,
      columns: columnsOf(rows),
      grades: Uint8Array.from(rows, ({ grade }) => grade),
      groupStarts: startsOf(groups.map((group) => group.rows.length)),
    },
    priorPoints: Float64Array.from(rows, ({ measured }) => measured.points),
    entries: tableEntries(rows),
    candidateIds: rows.map(({ id }) => id),
    searches: groups.map(({ search }) => search),
    shares: groups.map(({ shares }) => shares),
  }
}

function tableEntries(rows: readonly Row[]): AdditiveSet['entries'] {
  const found = entriesOf((): { row: number; cell: number; weight: number }[] => [])
  for (const [row, { measured }] of rows.entries())
    for (const { name, cell, weight } of measured.cells) found[name].push({ row, cell, weight })
  return entriesOf((name) => {
    const own = found[name]
    const ofRow = new Float64Array(rows.length)
    for (const { row, weight } of own) ofRow[row] = (ofRow[row] as number) + weight
    return {
      rows: Int32Array.from(own, ({ row }) => row),
      cells: Uint8Array.from(own, ({ cell }) => cell),
      weights: Float64Array.from(own, ({ weight }) => weight),
      rowWeights: Float64Array.from(own, ({ row }) => ofRow[row] as number),
    }
  })
}

/** Columns of the full trees: the points of each feature, then the mean cell and the points at stake of each table. */
function columnsOf(rows: readonly Row[]): Float64Array[] {
  const columns = [...featureNames, ...correctionNames, ...correctionNames].map(() =>
    new Float64Array(rows.length).fill(Number.NaN),
  )
  for (const [row, { measured }] of rows.entries()) {
    for (const [place, name] of featureNames.entries()) (columns[place] as Float64Array)[row] = measured.byFeature[name]
    for (const [place, name] of correctionNames.entries()) {
      const own = measured.cells.filter((cell) => cell.name === name)
      const weight = own.reduce((sum, cell) => sum + cell.weight, 0)
      if (weight === 0) continue
      const mean = own.reduce((sum, { weight: part, cell }) => sum + part * cell, 0) / weight
      ;(columns[featureNames.length + place] as Float64Array)[row] = mean
      ;(columns[featureNames.length + correctionNames.length + place] as Float64Array)[row] = weight
    }
  }
  return columns
}
