import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeChanges } from './changes.ts'
import { type Contestant, comparedFacets, type Facets, type Found, type Loaded } from './contestant.ts'
import { duckdb } from './duckdb.ts'
import { engine } from './engine.ts'
import { facetValue } from './facet-values.ts'
import { makeMarket } from './market.ts'
import { rowsOf } from './market-rows.ts'
import { limitsOf, minisearch } from './minisearch.ts'
import type { MarketRow } from './packed-rows.ts'
import { debianPostgres, embeddedPostgres } from './postgres.ts'
import { type Question, questionOf } from './question.ts'
import { sqlite } from './sqlite.ts'

const PEOPLE = 400
const market = makeMarket(5)
const rows = rowsOf(market, PEOPLE, true)
const people = [...rows.each()]
const questions = market.queries(40).map(questionOf)
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-test-'))

const contestants: readonly Contestant[] = [engine, minisearch, sqlite, duckdb, embeddedPostgres, debianPostgres]
const loaded = new Map<string, Loaded>()

beforeAll(async () => {
  for (const contestant of contestants) {
    const one = await contestant.load({ market, candidates: PEOPLE, rows, folder, maxBuildMs: 600_000 })
    if (one !== null) loaded.set(contestant.key, one)
  }
})

afterAll(async () => {
  for (const { close } of loaded.values()) await close()
  rmSync(folder, { recursive: true, force: true })
})

const waysOf = () => [...loaded.values()].flatMap(({ ways }) => ways.filter(({ isCompared }) => isCompared))

test('the questions are useful: most have matches, and limits exclude some', () => {
  const found = questions.map((question) => answerTo(question, people).matchedCount)
  const unlimited = questions.map((question) => people.filter((row) => hasAsked(question, row)).length)
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(30)
  expect(unlimited.filter((count, place) => count > (found[place] ?? 0)).length).toBeGreaterThan(20)
})

test('all contestants find the same candidates and facet counts', async () => {
  expect(waysOf().length).toBeGreaterThanOrEqual(5)
  for (const question of questions) {
    const expected = answerTo(question, people)
    for (const way of waysOf())
      expect([way.name, comparable(await way.search(question, PEOPLE))]).toEqual([way.name, expected])
  }
})

test('all contestants return the requested number of results', async () => {
  for (const question of questions) {
    const { matchedCount } = answerTo(question, people)
    for (const way of waysOf()) expect((await way.search(question, 3)).ids.length).toBe(Math.min(3, matchedCount))
  }
})

test('a changed profile is found by its new content in all contestants', async () => {
  const changes = makeChanges(market, rows, 50)
  const changed = people.map((row, number) => changes[number]?.row ?? row)
  for (const way of waysOf()) await way.update?.(changes)
  expect(questions.some((question) => !same(answerTo(question, changed), answerTo(question, people)))).toBe(true)
  for (const question of questions) {
    const expected = answerTo(question, changed)
    for (const way of waysOf())
      expect([way.name, comparable(await way.search(question, PEOPLE))]).toEqual([way.name, expected])
  }
})

test('a peer whose build takes too long lists its ways and is not queried', async () => {
  const within = mkdtempSync(join(folder, 'late-'))
  for (const contestant of [sqlite, duckdb, embeddedPostgres].filter(({ key }) => loaded.has(key))) {
    const late = await contestant.load({ market, candidates: PEOPLE, rows, folder: within, maxBuildMs: 0 })
    await late?.close()
    expect([late?.ways, late?.unfinished]).toEqual([[], lateNames[contestant.key]])
  }
})

const lateNames: Readonly<Record<string, readonly string[]>> = {
  sqlite: ['SQLite FTS5'],
  duckdb: ['DuckDB'],
  postgres: ['PostgreSQL 18, GIN + ts_rank', 'PostgreSQL 18, intarray count'],
}

test('a question that the peers do not support is refused', () => {
  const [criteria] = market.queries(1)
  if (criteria === undefined) throw new Error('no criteria')
  const german = {
    ...criteria,
    constraints: { ...criteria.constraints, languages: [{ code: 'de', level: 'B2' as const }] },
  }
  expect(() => questionOf(german)).toThrow('not taught')
})

interface Comparable {
  readonly matchedCount: number
  readonly ids: readonly string[]
  readonly facets: Facets
}

/** Scores and order differ between contestants; the set of matches does not. */
function comparable({ matchedCount, ids, facets }: Found): Comparable {
  const compared = Object.fromEntries(comparedFacets.map((name) => [name, facets[name] ?? {}]))
  return { matchedCount, ids: ids.toSorted(), facets: compared }
}

/** A linear scan without an index. */
function answerTo(question: Question, everybody: readonly MarketRow[]): Comparable {
  const keeps = limitsOf(question, rows)
  const matches = everybody.filter((row) => hasAsked(question, row) && keeps(row))
  const facets = comparedFacets.map((name) => {
    const counts: Record<string, number> = {}
    for (const row of matches) counts[facetValue(name, row)] = (counts[facetValue(name, row)] ?? 0) + 1
    return [name, counts] as const
  })
  const ids = matches.map(({ id }) => id).sort()
  return { matchedCount: matches.length, ids, facets: Object.fromEntries(facets) }
}

function hasAsked({ skills }: Question, row: MarketRow): boolean {
  return row.skills.some(({ slug }) => skills.includes(slug))
}

function same(left: Comparable, right: Comparable): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
