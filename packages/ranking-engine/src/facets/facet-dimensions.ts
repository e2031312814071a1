/** Where each facet's value of a candidate is read, and what its values are called. The skill facet stands by itself. */

import { evidenceGrades } from '../candidate/candidate-profile.ts'
import {
  countryCode,
  NO_COUNTRY,
  NO_FAMILY,
  SENIORITY_BY_NUMBER,
  UNKNOWN_BYTE,
  UNKNOWN_RATE,
  UNKNOWN_SHORT,
} from '../columns/rows.ts'
import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import { gradeWord } from '../retrieval/conditions.ts'
import type { Scratch } from '../retrieval/scratch.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import {
  type Bands,
  bandCount,
  bandLabel,
  bandOf,
  bandValue,
  NOTICE_BANDS,
  OVERLAP_BANDS,
  RATE_BANDS,
  YEARS_BANDS,
} from './bands.ts'
import type { FacetName } from './facet.ts'

export interface Dimension {
  readonly name: Exclude<FacetName, 'skill'>
  readonly label: string
  /** Values are numbers below this. */
  readonly size: number
  /** Whether values keep their own order instead of the most frequent first. */
  readonly isScale: boolean
  readonly read: (block: Block, room: Scratch, count: number) => void
  readonly keyOf: (number: number) => string
  readonly labelOf: (number: number) => string
}

export function dimensionsOf(taxonomy: Taxonomy, plan: Plan): Dimension[] {
  return [
    country(taxonomy),
    seniority(),
    evidence(),
    banded('rate', 'Rate', RATE_BANDS, (block, room, count) =>
      readLimits(room, count, { column: block.columns.rate, table: rateBands, unknown: UNKNOWN_RATE }),
    ),
    banded('notice', 'Notice', NOTICE_BANDS, (block, room, count) =>
      readLimits(room, count, { column: block.columns.notice, table: noticeBands, unknown: UNKNOWN_SHORT }),
    ),
    ...overlap(plan),
    banded('years', 'Years of experience', YEARS_BANDS, (block, room, count) =>
      readTable(room, count, { column: block.columns.experience, table: yearsBands }),
    ),
    family(taxonomy),
  ]
}

const rateBands = bandTable(RATE_BANDS, 100)
const noticeBands = bandTable(NOTICE_BANDS)
const yearsBands = Uint8Array.from({ length: 256 }, (_, quarters) =>
  bandOf(YEARS_BANDS, quarters === UNKNOWN_BYTE ? null : quarters / 4),
)

function country(taxonomy: Taxonomy): Dimension {
  const names = new Map((taxonomy.source.countries ?? []).map(({ code, name }) => [code, name]))
  const keyOf = (number: number) => (number === NO_COUNTRY ? 'unknown' : countryCode(number))
  return {
    name: 'country',
    label: 'Country',
    size: 27 * 27,
    isScale: false,
    read: (block, room, count) => readColumn(room, count, block.columns.country),
    keyOf,
    labelOf: (number) => (number === NO_COUNTRY ? 'Not stated' : (names.get(keyOf(number)) ?? keyOf(number))),
  }
}

function seniority(): Dimension {
  return {
    name: 'seniority',
    label: 'Seniority',
    size: SENIORITY_BY_NUMBER.length,
    isScale: true,
    read: (block, room, count) => readColumn(room, count, block.columns.seniority),
    keyOf: (number) => SENIORITY_BY_NUMBER[number] ?? '',
    labelOf: (number) => (number === 0 ? 'Not stated' : capitalised(SENIORITY_BY_NUMBER[number] ?? '')),
  }
}

function evidence(): Dimension {
  const keyOf = (number: number) => (number === 0 ? 'none' : (evidenceGrades[number - 1] ?? ''))
  return {
    name: 'evidence',
    label: 'Best evidence of an asked skill',
    size: evidenceGrades.length + 1,
    isScale: true,
    read: (_, room, count) => readColumn(room, count, room.grades),
    keyOf,
    labelOf: (number) => (number === 0 ? 'None' : capitalised(gradeWord(keyOf(number)))),
  }
}

function overlap(plan: Plan): Dimension[] {
  if (plan.overlap === null) return []
  const table = Uint8Array.from(plan.overlap, (minutes) => bandOf(OVERLAP_BANDS, minutes < 0 ? null : minutes / 60))
  return [
    banded('overlap', 'Overlapping hours', OVERLAP_BANDS, (block, room, count) =>
      readTable(room, count, { column: block.columns.schedule, table }),
    ),
  ]
}

function family({ families }: Taxonomy): Dimension {
  return {
    name: 'family',
    label: 'Role family',
    size: 256,
    isScale: false,
    read: (block, room, count) => readColumn(room, count, block.columns.family),
    keyOf: (number) => (number === NO_FAMILY ? 'unknown' : (families[number]?.slug ?? '')),
    labelOf: (number) => (number === NO_FAMILY ? 'Not stated' : (families[number]?.name ?? '')),
  }
}

function banded(name: Dimension['name'], label: string, bands: Bands, read: Dimension['read']): Dimension {
  return {
    name,
    label,
    size: bandCount(bands),
    isScale: true,
    read,
    keyOf: (band) => bandValue(bands, band),
    labelOf: (band) => bandLabel(bands, band),
  }
}

function readColumn({ matched, values }: Scratch, count: number, column: Uint8Array | Uint16Array): void {
  for (let place = 0; place < count; place++) values[place] = column[matched[place] as number] as number
}

function readTable(
  { matched, values }: Scratch,
  count: number,
  { column, table }: { column: Uint8Array | Uint16Array; table: Uint8Array },
): void {
  for (let place = 0; place < count; place++) {
    values[place] = table[column[matched[place] as number] as number] as number
  }
}

/** Bands by value up to the last limit; then one for everything above, and one for the unknown. */
function bandTable(bands: Bands, scale = 1): Uint8Array {
  const most = (bands.limits.at(-1) ?? 0) * scale
  return Uint8Array.from({ length: most + 2 }, (_, value) => bandOf(bands, value > most ? null : value / scale))
}

function readLimits(
  { matched, values }: Scratch,
  count: number,
  { column, table, unknown }: { column: Uint16Array | Uint32Array; table: Uint8Array; unknown: number },
): void {
  const most = table.length - 2
  for (let place = 0; place < count; place++) {
    const value = column[matched[place] as number] as number
    const known = value < most ? value : most
    values[place] = table[value === unknown ? most + 1 : known] as number
  }
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
