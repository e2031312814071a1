// Which pay figures may be published (docs/decisions/0035-compensation-index.md), and their computation.

import { type CompensationKind, PUBLISHING_BAR } from '@assay/contracts/compensations'
import type { Pay } from '@assay/contracts/money'
import type { engagements } from '@assay/contracts/search-criteria'
import { dayOf } from '../../platform/time/days.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

/** One amount of pay that a candidate expected, was offered or accepted. */
export interface PayPoint {
  readonly kind: CompensationKind
  readonly titleId: string
  readonly skillIds: readonly string[]
  readonly country: string | null
  readonly experienceMonths: number | null
  readonly engagement: (typeof engagements)[number]
  readonly pay: Pay
  /** The agency, employer or candidate who stated it. */
  readonly source: string
}

/** Days, both included. */
export interface Window {
  readonly from: string
  readonly to: string
}

export interface CellKey {
  readonly kind: CompensationKind
  readonly titleId: string
  readonly skillId: string | null
  readonly country: string | null
  readonly minYears: number | null
  readonly engagement: PayPoint['engagement']
  readonly period: Pay['period']
  readonly currency: string
}

export interface CellFigures {
  readonly p10: number | null
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p90: number | null
  readonly sampleSize: number
  readonly contributors: number
  readonly maxShare: number
}

export type PublishedCell = CellKey & CellFigures

const WINDOW_MONTHS = 24
const BAND_STARTS = [10, 6, 3, 0] as const
const SIGNIFICANT_DIGITS = 3

/** The two years up to the latest end of a month that lies 90 days back. A whole month at a time, so that two nights of one month cannot be subtracted. */
export function windowOn(now: Date): Window {
  const latest = new Date(now.getTime() - PUBLISHING_BAR.minAgeDays * DAY_MS)
  const [year, month] = [latest.getUTCFullYear(), latest.getUTCMonth()]
  return { from: dayText(Date.UTC(year, month - WINDOW_MONTHS, 1)), to: dayText(Date.UTC(year, month, 0)) }
}

const dayText = (ms: number): string => dayOf(new Date(ms))

export function bandOf(experienceMonths: number | null): number | null {
  if (experienceMonths === null) return null
  return BAND_STARTS.find((years) => experienceMonths >= years * 12) ?? null
}

export const bandEnd = (minYears: number): number => ({ 0: 2, 3: 5, 6: 9 })[minYears] ?? 60

interface Cell {
  readonly key: CellKey
  /** The amounts by source. */
  readonly members: Map<string, number[]>
}

/** The cells of one title that may be published. */
export function publishableCells(points: readonly PayPoint[]): PublishedCell[] {
  const cells = cellsOf(points)
  const published = new Map([...cells].filter(([, cell]) => cell.members.size >= PUBLISHING_BAR.contributors))
  while (suppressOne(published)) {
    // Each suppression can leave another cell open to subtraction.
  }
  return [...published.values()].map(({ key, members }) => ({ ...key, ...figuresOf(members) }))
}

function cellsOf(points: readonly PayPoint[]): Map<string, Cell> {
  const cells = new Map<string, Cell>()
  for (const point of points)
    for (const key of keysOf(point)) {
      const name = nameOf(key)
      const cell = cells.get(name) ?? { key, members: new Map<string, number[]>() }
      cells.set(name, cell)
      const amounts = cell.members.get(point.source)
      if (amounts === undefined) cell.members.set(point.source, [point.pay.amountMinor])
      else amounts.push(point.pay.amountMinor)
    }
  return cells
}

/** Every cell that counts the point: with and without its country, experience and each of its skills. */
function keysOf(point: PayPoint): CellKey[] {
  const { kind, titleId, engagement, pay } = point
  const base = { kind, titleId, engagement, period: pay.period, currency: pay.currency }
  const minYears = bandOf(point.experienceMonths)
  const countries = point.country === null ? [null] : [null, point.country]
  const bands = minYears === null ? [null] : [null, minYears]
  return countries.flatMap((country) =>
    bands.flatMap((band) =>
      [null, ...new Set(point.skillIds)].map((skillId) => ({ ...base, skillId, country, minYears: band })),
    ),
  )
}

const nameOf = (key: CellKey): string =>
  [key.kind, key.engagement, key.period, key.currency, key.skillId, key.country, key.minYears].join(' ')

/** Removes one cell by which others could be subtracted; false if there is none. */
function suppressOne(published: Map<string, Cell>): boolean {
  for (const [name, cell] of published) {
    const opened = ancestorsOf(cell.key).some((key) => {
      const above = published.get(nameOf(key))
      return above !== undefined && !isSafe(remainder(above, [cell]))
    })
    if (opened) return published.delete(name)
  }
  for (const above of published.values())
    for (const dimension of ['country', 'minYears'] as const) {
      const parts = partsOf(published, above, dimension)
      if (parts.length === 0 || isSafe(remainder(above, parts))) continue
      const smallest = parts.toSorted((left, right) => countOf(left) - countOf(right))[0]
      if (smallest !== undefined) return published.delete(nameOf(smallest.key))
    }
  return false
}

/** The published cells that are known to hold all that this one holds. */
function ancestorsOf(key: CellKey): CellKey[] {
  const kinds = key.kind === 'accepted' ? (['accepted', 'offered'] as const) : ([key.kind] as const)
  const choices = <Value>(value: Value | null): (Value | null)[] => (value === null ? [null] : [value, null])
  return kinds
    .flatMap((kind) =>
      choices(key.country).flatMap((country) =>
        choices(key.minYears).flatMap((minYears) =>
          choices(key.skillId).map((skillId) => ({ ...key, kind, country, minYears, skillId })),
        ),
      ),
    )
    .filter((above) => nameOf(above) !== nameOf(key))
}

function partsOf(published: Map<string, Cell>, above: Cell, dimension: 'country' | 'minYears'): Cell[] {
  if (above.key[dimension] !== null) return []
  const name = nameOf(above.key)
  return [...published.values()].filter(
    ({ key }) => key[dimension] !== null && nameOf({ ...key, [dimension]: null }) === name,
  )
}

/** How many amounts each source has outside the parts. */
function remainder(above: Cell, parts: readonly Cell[]): number[] {
  return [...above.members].flatMap(([source, amounts]) => {
    const inside = parts.reduce((sum, { members }) => sum + (members.get(source)?.length ?? 0), 0)
    return amounts.length > inside ? [amounts.length - inside] : []
  })
}

/** Subtracting the parts from the whole leaves nothing, or as many sources as a published cell needs. */
const isSafe = (rest: readonly number[]): boolean => rest.length === 0 || rest.length >= PUBLISHING_BAR.contributors

const countOf = ({ members }: Cell): number => [...members.values()].reduce((sum, amounts) => sum + amounts.length, 0)

export function figuresOf(members: ReadonlyMap<string, readonly number[]>): CellFigures {
  const most = mostOfOne([...members.values()].map(({ length }) => length))
  const counted = [...members.values()].map((amounts) => evenly(amounts, most))
  const amounts = counted.flat().toSorted((left, right) => left - right)
  const at = (share: number): number => rounded(amounts[Math.max(0, Math.ceil(share * amounts.length) - 1)] ?? 0)
  const hasTails = members.size >= PUBLISHING_BAR.contributorsForTails
  return {
    p10: hasTails ? at(0.1) : null,
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p90: hasTails ? at(0.9) : null,
    sampleSize: amounts.length,
    contributors: members.size,
    maxShare: Math.max(...counted.map(({ length }) => length)) / amounts.length,
  }
}

/** How many amounts of one source count at most, so that none has more than a quarter of what counts. */
function mostOfOne(counts: readonly number[]): number {
  const isAllowed = (most: number) =>
    most <= PUBLISHING_BAR.maxShare * counts.reduce((sum, count) => sum + Math.min(count, most), 0)
  let most = Math.max(...counts)
  while (most > 1 && !isAllowed(most)) most -= 1
  return most
}

/** As many of the amounts, spread evenly over their range. */
function evenly(amounts: readonly number[], most: number): readonly number[] {
  if (amounts.length <= most) return amounts
  const sorted = amounts.toSorted((left, right) => left - right)
  return Array.from({ length: most }, (_, at) => sorted[Math.floor(((at + 0.5) * sorted.length) / most)] ?? 0)
}

const rounded = (amount: number): number => Math.round(Number(amount.toPrecision(SIGNIFICANT_DIGITS)))
