/** The bands in which facets count numbers. A band's value is its key; `below` is exclusive. */

import { type BandName, type CodedColumnName, UNKNOWN_BYTE, UNKNOWN_RATE, UNKNOWN_SHORT } from './rows.ts'

export interface Bands {
  readonly unit: string
  readonly limits: readonly number[]
}

/** Euros an hour. */
export const RATE_BANDS: Bands = { unit: 'EUR/h', limits: [20, 30, 40, 50, 65, 80, 100] }
/** Days; the first band is "immediately". */
export const NOTICE_BANDS: Bands = { unit: 'days', limits: [1, 15, 31, 61, 91] }
/** Hours shared with the requested zone. */
export const OVERLAP_BANDS: Bands = { unit: 'h', limits: [2, 4, 6, 8] }
export const YEARS_BANDS: Bands = { unit: 'years', limits: [2, 4, 6, 10, 15] }

/** The column that each band is computed from, and how. */
export const bandSources: Readonly<Record<BandName, { of: CodedColumnName; bandOf: (value: number) => number }>> = {
  experienceBand: {
    of: 'experience',
    bandOf: (quarters) => bandOf(YEARS_BANDS, quarters === UNKNOWN_BYTE ? null : quarters / 4),
  },
  rateBand: { of: 'rate', bandOf: (rate) => bandOf(RATE_BANDS, rate === UNKNOWN_RATE ? null : rate / 100) },
  noticeBand: { of: 'notice', bandOf: (notice) => bandOf(NOTICE_BANDS, notice === UNKNOWN_SHORT ? null : notice) },
}

/** 0 for an unknown value, then the bands from the lowest. */
export function bandOf({ limits }: Bands, value: number | null): number {
  if (value === null) return 0
  let band = 0
  while (band < limits.length && value >= (limits[band] as number)) band++
  return band + 1
}

/** "unknown", "0-20", "20-30" ... "100+". */
export function bandValue({ limits }: Bands, band: number): string {
  if (band === 0) return 'unknown'
  const from = band === 1 ? 0 : (limits[band - 2] as number)
  return band > limits.length ? `${from}+` : `${from}-${limits[band - 1]}`
}

/** The text of a band; band 0 holds candidates without a value. */
export function bandLabel(bands: Bands, band: number): string {
  if (band === 0) return 'Not stated'
  const from = band === 1 ? 0 : (bands.limits[band - 2] as number)
  if (band > bands.limits.length) return `${from} ${bands.unit} and more`
  return band === 1
    ? `below ${bands.limits[0]} ${bands.unit}`
    : `${from} to below ${bands.limits[band - 1]} ${bands.unit}`
}

export function bandCount({ limits }: Bands): number {
  return limits.length + 2
}
