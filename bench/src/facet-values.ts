/** The facet values of a row, named as the engine names them. */

import { bandValue, NOTICE_BANDS, RATE_BANDS, YEARS_BANDS } from '@assay/ranking-engine/columns/bands'
import type { comparedFacets, Facets } from './contestant.ts'
import type { MarketRow } from './packed-rows.ts'

export type ComparedFacet = (typeof comparedFacets)[number]

const rateValues = valuesOf(RATE_BANDS)
const noticeValues = valuesOf(NOTICE_BANDS)
const yearsValues = valuesOf(YEARS_BANDS)

export function facetValue(facet: ComparedFacet, row: MarketRow): string {
  switch (facet) {
    case 'rate':
      return rateValues[row.rateBand] ?? ''
    case 'notice':
      return noticeValues[row.noticeBand] ?? ''
    case 'years':
      return yearsValues[row.yearsBand] ?? ''
    default:
      return row[facet]
  }
}

const namedBands: Readonly<Record<string, readonly string[]>> = {
  rate: rateValues,
  notice: noticeValues,
  years: yearsValues,
}

/** Converts the counts of a database to facets: bands come as numbers. */
export function facetsOf(counts: Iterable<{ facet: string; value: string | number; people: number }>): Facets {
  const facets: Record<string, Record<string, number>> = {}
  for (const { facet, value, people } of counts) {
    const name = namedBands[facet]?.[Number(value)] ?? String(value)
    facets[facet] = { ...facets[facet], [name]: people }
  }
  return facets
}

function valuesOf(bands: typeof RATE_BANDS): string[] {
  return Array.from({ length: bands.limits.length + 2 }, (_, band) => bandValue(bands, band))
}
