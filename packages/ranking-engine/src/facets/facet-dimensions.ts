/** How each facet reads a candidate's value, and the names of its values. The skill facet is separate. */

import { evidenceGrades } from '../candidate/candidate-profile.ts'
import {
  type Bands,
  bandCount,
  bandLabel,
  bandOf,
  bandSources,
  bandValue,
  NOTICE_BANDS,
  OVERLAP_BANDS,
  RATE_BANDS,
  YEARS_BANDS,
} from '../columns/bands.ts'
import { type Column, tableOf } from '../columns/column.ts'
import { type BandName, countryCode, NO_COUNTRY, NO_FAMILY, SENIORITY_BY_NUMBER } from '../columns/rows.ts'
import { gradeWord } from '../filtering/conditions.ts'
import type { Block } from '../inverted-index/block.ts'
import { wordsFor } from '../kernel/bits.ts'
import type { Plan } from '../query/compile-query.ts'
import { type GroupName, namesOf } from '../query/criteria-groups.ts'
import { listOf } from '../query/list-words.ts'
import type { Scratch } from '../scratch/scratch.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { FacetName } from './facet.ts'
import type { FacetColumn } from './tally.ts'

export interface Dimension {
  readonly name: Exclude<FacetName, 'skill'>
  readonly label: string
  /** Values are numbers below this one. */
  readonly size: number
  /** Whether values keep their own order; otherwise the most frequent come first. */
  readonly isScale: boolean
  readonly columnOf: (block: Block, scratch: Scratch) => FacetColumn
  readonly keyOf: (number: number) => string
  readonly labelOf: (number: number) => string
}

export function dimensionsOf(taxonomy: Taxonomy, plan: Plan): Dimension[] {
  return [
    country(taxonomy),
    seniority(),
    evidence(),
    banded('rate', 'Rate', RATE_BANDS, (block) => bandsIn(block, 'rateBand')),
    banded('notice', 'Notice', NOTICE_BANDS, (block) => bandsIn(block, 'noticeBand')),
    ...overlap(plan),
    banded('years', 'Years of experience', YEARS_BANDS, (block) => bandsIn(block, 'experienceBand')),
    family(taxonomy),
    ...mustHaves(plan),
  ]
}

function plain(column: Column): FacetColumn {
  return read(column, column.values)
}

/** A loop, because it runs for each facet of each block. */
function read({ size, codes, slices, ends, endCodes }: Column, valueByCode: ArrayLike<number>): FacetColumn {
  return { size, codes, slices, ends, endCodes, valueByCode }
}

/** Reads the bands, or the column that they are computed from. */
function bandsIn({ columns }: Block, name: BandName): FacetColumn {
  if (columns[name].values.length > 0) return plain(columns[name])
  const { of, bandOf } = bandSources[name]
  return meaning(columns[of], bandOf)
}

function meaning(column: Column, meaningOf: (value: number) => number): FacetColumn {
  return read(column, tableOf(Uint8Array, column, meaningOf))
}

function country(taxonomy: Taxonomy): Dimension {
  const names = new Map((taxonomy.source.countries ?? []).map(({ code, name }) => [code, name]))
  const keyOf = (number: number) => (number === NO_COUNTRY ? 'unknown' : countryCode(number))
  return {
    name: 'country',
    label: 'Country',
    size: 27 * 27,
    isScale: false,
    columnOf: ({ columns }) => plain(columns.country),
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
    columnOf: ({ columns }) => plain(columns.seniority),
    keyOf: (number) => SENIORITY_BY_NUMBER[number] ?? '',
    labelOf: (number) => (number === 0 ? 'Not stated' : capitalized(SENIORITY_BY_NUMBER[number] ?? '')),
  }
}

/** No grade, then the grades from the lowest. */
const GRADES = Uint8Array.from({ length: evidenceGrades.length + 1 }, (_, grade) => grade)
/** Grades are computed for each search, so they have no runs. */
const NO_STRETCHES = { codes: new Uint8Array(0), ends: new Uint32Array(0), endCodes: new Uint16Array(0) }

function evidence(): Dimension {
  const keyOf = (number: number) => (number === 0 ? 'none' : (evidenceGrades[number - 1] ?? ''))
  return {
    name: 'evidence',
    label: 'Best evidence of an asked skill',
    size: evidenceGrades.length + 1,
    isScale: true,
    columnOf: ({ size }, { grades }) => {
      const slices = grades.subarray(0, 3 * wordsFor(size))
      return { size, slices, valueByCode: GRADES, ...NO_STRETCHES }
    },
    keyOf,
    labelOf: (number) => (number === 0 ? 'None' : capitalized(gradeWord(keyOf(number)))),
  }
}

/** By the two slices: in neither, in the first, in both. */
const GROUP_BY_SLICES = Uint8Array.of(2, 1, 0, 0)
const GROUP_LABELS: Readonly<Record<GroupName, string>> = {
  all: 'All',
  allButOne: 'All but one',
  allButPreferences: 'All but preferences',
  fewer: 'Fewer',
}

function mustHaves({ groups }: Plan): Dimension[] {
  if (groups === null) return []
  const beside = [
    ...(groups.countsTitle ? ['title'] : []),
    ...(groups.countries === null ? [] : ['country']),
    ...(groups.languages === null ? [] : ['languages']),
    ...(groups.overlap === null ? [] : ['overlap']),
    ...(groups.level === null ? [] : ['level']),
    ...(groups.years === null ? [] : ['years']),
  ]
  const names = namesOf(groups)
  return [
    {
      name: 'mustHaves',
      label: `${listOf(['Must-haves', ...beside])} met`,
      size: names.length,
      isScale: true,
      columnOf: ({ size }, { groups: slices }) => {
        return { size, slices: slices.subarray(0, 3 * wordsFor(size)), valueByCode: GROUP_BY_SLICES, ...NO_STRETCHES }
      },
      keyOf: (group) => names[group] ?? '',
      labelOf: (group) => GROUP_LABELS[names[group] ?? 'fewer'],
    },
  ]
}

function overlap(plan: Plan): Dimension[] {
  if (plan.overlap === null) return []
  const { overlap: minutesBySchedule } = plan
  const hoursOf = (schedule: number) => {
    const minutes = minutesBySchedule[schedule] as number
    return minutes < 0 ? null : minutes / 60
  }
  return [
    banded('overlap', 'Overlapping hours', OVERLAP_BANDS, ({ columns }) =>
      meaning(columns.schedule, (schedule) => bandOf(OVERLAP_BANDS, hoursOf(schedule))),
    ),
  ]
}

function family({ families }: Taxonomy): Dimension {
  return {
    name: 'family',
    label: 'Role family',
    size: 256,
    isScale: false,
    columnOf: ({ columns }) => plain(columns.family),
    keyOf: (number) => (number === NO_FAMILY ? 'unknown' : (families[number]?.slug ?? '')),
    labelOf: (number) => (number === NO_FAMILY ? 'Not stated' : (families[number]?.name ?? '')),
  }
}

function banded(name: Dimension['name'], label: string, bands: Bands, columnOf: Dimension['columnOf']): Dimension {
  return {
    name,
    label,
    size: bandCount(bands),
    isScale: true,
    columnOf,
    keyOf: (band) => bandValue(bands, band),
    labelOf: (band) => bandLabel(bands, band),
  }
}

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
