/**
 * MiniSearch in this process: BM25+ over the skills as words, limits as a filter function, facets counted in a loop.
 */

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import MiniSearch from 'minisearch'
import { type Contestant, comparedFacets, type Dataset, type Found } from './contestant.ts'
import { facetValue } from './facet-values.ts'
import type { MarketRows } from './market-rows.ts'
import type { MarketRow } from './packed-rows.ts'
import type { Question } from './question.ts'

export const minisearch: Contestant = {
  key: 'minisearch',
  maxCandidates: 1_000_000,
  missing: '',
  load: async (dataset) => {
    const before = heapInUse()
    const { index, people, buildMs } = build(dataset)
    const bytes = heapInUse() - before
    return {
      ways: [
        {
          name: 'MiniSearch 7',
          isCompared: true,
          buildMs,
          bytes,
          search: (question, limit) => search({ index, people, rows: dataset.rows }, question, limit),
          update: (changes) => {
            for (const { number, row } of changes) {
              people[number] = row
              index.replace({ number, skills: wordsOf(row) })
            }
          },
        },
      ],
      close: () => undefined,
    }
  },
}

interface Document {
  readonly number: number
  readonly skills: string
}

interface Held {
  readonly index: MiniSearch<Document>
  readonly people: MarketRow[]
  readonly rows: MarketRows
}

function build({ rows }: Dataset): Pick<Held, 'index' | 'people'> & { buildMs: number } {
  const people = [...rows.each()]
  const started = performance.now()
  const index = new MiniSearch<Document>({
    fields: ['skills'],
    idField: 'number',
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    autoVacuum: false,
  })
  for (const [number, row] of people.entries()) index.add({ number, skills: wordsOf(row) })
  return { index, people, buildMs: performance.now() - started }
}

function wordsOf({ skills }: MarketRow): string {
  return skills.map(({ slug }) => slug).join(' ')
}

function search({ index, people, rows }: Held, question: Question, limit: number): Found {
  const keeps = limitsOf(question, rows)
  const results = index.search(question.skills.join(' '), {
    combineWith: 'OR',
    filter: ({ id }) => keeps(people[id] as MarketRow),
  })
  const facets: Record<string, Record<string, number>> = {}
  for (const name of comparedFacets) {
    const counts: Record<string, number> = {}
    for (const { id } of results) {
      const value = facetValue(name, people[id] as MarketRow)
      counts[value] = (counts[value] ?? 0) + 1
    }
    facets[name] = counts
  }
  const ids = results.slice(0, limit).map(({ id }) => (people[id] as MarketRow).id)
  return { matchedCount: results.length, ids, facets }
}

export function limitsOf(question: Question, rows: MarketRows): (row: MarketRow) => boolean {
  const { rateMax, noticeMax, overlap, englishLeast, engagement } = question
  const schedules = overlap === null ? null : new Set(rows.schedulesFor(overlap))
  const countries = question.countries.length === 0 ? null : new Set(question.countries)
  return (row) =>
    (rateMax === null || row.rate === null || row.rate <= rateMax) &&
    (noticeMax === null || row.notice === null || row.notice <= noticeMax) &&
    (schedules === null || schedules.has(row.schedule)) &&
    (englishLeast === null || row.english === null || row.english >= englishLeast) &&
    (countries === null || countries.has(row.country)) &&
    (engagement === 0 || row.engagement === 0 || (row.engagement & engagement) !== 0)
}

/** The heap size after garbage collection. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
