/** The DuckDB schema of a candidate: numbers in narrow columns, skills as bits; an unstated limit counts as met. */

import type { TaxonomySource } from '@assay/ranking-engine'
import { comparedFacets } from './contestant.ts'
import type { MarketRows } from './market-rows.ts'
import type { MarketRow } from './packed-rows.ts'
import type { Question } from './question.ts'
import { startWords, type Words } from './words.ts'

const SKILLS_A_COLUMN = 32
const BEST_ENGLISH = 6
const ANY_ENGAGEMENT = 3

/** In the order of `write`. */
const ATTRIBUTES = {
  rate: 'integer',
  notice: 'smallint',
  schedule: 'smallint',
  english: 'tinyint',
  engagement: 'tinyint',
  country: 'smallint',
  seniority: 'smallint',
  rate_band: 'tinyint',
  notice_band: 'tinyint',
  years_band: 'tinyint',
  family: 'smallint',
}

const ATTRIBUTE_COUNT = Object.keys(ATTRIBUTES).length

export const facetColumns = comparedFacets.map((name) =>
  ['rate', 'notice', 'years'].includes(name) ? `${name}_band` : name,
)

export interface DuckColumns {
  /** Names and types, starting with the number. */
  readonly defined: readonly (readonly [name: string, type: string])[]
  /** Writes all columns but the number and the id; the skill bits must be zero before. */
  readonly write: (row: MarketRow, columns: readonly number[][], at: number) => void
  /** True when a candidate has one of the skills and meets the limits. */
  readonly match: (question: Question, rows: MarketRows) => string
  /** The number of requested skills that a candidate has. */
  readonly score: (question: Question) => string
  /** Decodes a number in a facet column. */
  readonly named: (facet: string, value: number) => string | number
}

export function startColumns({ skills }: TaxonomySource): DuckColumns {
  const bits = new Map(
    skills.map(({ slug }, place) => {
      const column = Math.floor(place / SKILLS_A_COLUMN)
      return [slug, { column, mask: 1 << (place % SKILLS_A_COLUMN) }]
    }),
  )
  const bitOf = (slug: string) => {
    const bit = bits.get(slug)
    if (bit === undefined) throw new Error(`The taxonomy has no ${slug}.`)
    return bit
  }
  const words = startWords()
  const bitColumns = Array.from(
    { length: Math.ceil(skills.length / SKILLS_A_COLUMN) },
    (_, column) => `skills_${column}`,
  )
  const asked = (question: Question): string[] => {
    const masks: number[] = []
    for (const { column, mask } of question.skills.map(bitOf)) masks[column] = (masks[column] ?? 0) | mask
    return masks.flatMap((mask, column) => `(skills_${column} & ${mask})`)
  }
  return {
    defined: [
      ['number', 'integer'],
      ['id', 'uuid'],
      ...Object.entries(ATTRIBUTES),
      ...bitColumns.map((name) => [name, 'integer'] as const),
    ],
    write: (row, columns, at) => {
      for (const [place, value] of attributesOf(row, words).entries()) (columns[place] as number[])[at] = value
      for (const { slug } of row.skills) {
        const { column, mask } = bitOf(slug)
        const into = columns[ATTRIBUTE_COUNT + column] as number[]
        into[at] = (into[at] ?? 0) | mask
      }
    },
    match: (question, rows) =>
      [`(${asked(question).join(' | ')}) <> 0`, ...limitsIn(question, rows, words)].join(' and '),
    score: (question) =>
      asked(question)
        .map((bits) => `bit_count${bits}`)
        .join(' + '),
    named: (facet, value) => (['country', 'seniority', 'family'].includes(facet) ? words.wordOf(value) : value),
  }
}

function attributesOf(row: MarketRow, words: Words): number[] {
  return [
    ...[row.rate ?? 0, row.notice ?? 0, row.schedule, row.english ?? BEST_ENGLISH, row.engagement || ANY_ENGAGEMENT],
    ...[words.numberOf(row.country), words.numberOf(row.seniority)],
    ...[row.rateBand, row.noticeBand, row.yearsBand, words.numberOf(row.family)],
  ]
}

function limitsIn(question: Question, rows: MarketRows, words: Words): string[] {
  const { rateMax, noticeMax, overlap, englishLeast, countries, engagement } = question
  const listed = (numbers: readonly number[]): string => `(${[-1, ...numbers].join(', ')})`
  return [
    rateMax === null ? [] : [`rate <= ${rateMax}`],
    noticeMax === null ? [] : [`notice <= ${noticeMax}`],
    overlap === null ? [] : [`schedule in ${listed(rows.schedulesFor(overlap))}`],
    englishLeast === null ? [] : [`english >= ${englishLeast}`],
    countries.length === 0 ? [] : [`country in ${listed(countries.map(words.numberOf))}`],
    engagement === 0 ? [] : [`(engagement & ${engagement}) <> 0`],
  ].flat()
}
