/** SQLite FTS5 as bundled with Node: BM25 over the skills as words, attributes in a second table. */

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { BuildTookTooLong, startBuildClock } from './build-clock.ts'
import { conditionsIn } from './conditions-in-sql.ts'
import { type Contestant, comparedFacets, type Dataset, type Found } from './contestant.ts'
import { facetsOf } from './facet-values.ts'
import type { MarketRows } from './market-rows.ts'
import type { MarketRow } from './packed-rows.ts'
import type { Question } from './question.ts'

const SCHEMA = `
  create table people (
    number integer primary key, id text, rate int, notice int, schedule int, english int, engagement int,
    country text, seniority text, rate_band int, notice_band int, years_band int, family text);
  create virtual table words using fts5 (skills, content = '', contentless_delete = 1);`

const PRAGMAS = `
  pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -1000000; pragma mmap_size = 8000000000;
  pragma temp_store = memory;`

const NAME = 'SQLite FTS5'

export const sqlite: Contestant = {
  key: 'sqlite',
  maxCandidates: 10_000_000,
  missing: '',
  load: async (dataset) => {
    const path = join(dataset.folder, 'sqlite.db')
    const database = new DatabaseSync(path)
    database.exec(PRAGMAS)
    const close = (): void => database.close()
    const buildMs = build(database, dataset)
    if (buildMs === null) return { ways: [], unfinished: [NAME], close }
    return {
      ways: [
        {
          name: NAME,
          isCompared: true,
          buildMs,
          bytes: statSync(path).size,
          search: (question, limit) => search(database, question, { limit, rows: dataset.rows }),
          update: (changes) => {
            const statements = prepare(database)
            for (const { number, row } of changes) replace(database, statements, number, row)
          },
        },
      ],
      close,
    }
  },
}

interface Statements {
  readonly remove: StatementSync
  readonly word: StatementSync
  readonly person: StatementSync
}

function prepare(database: DatabaseSync): Statements {
  return {
    remove: database.prepare('delete from words where rowid = ?'),
    word: database.prepare('insert into words (rowid, skills) values (?, ?)'),
    person: database.prepare('insert or replace into people values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  }
}

/** The build time in ms; null when it took too long. */
function build(database: DatabaseSync, { rows, maxBuildMs }: Dataset): number | null {
  const clock = startBuildClock(maxBuildMs)
  try {
    fill(database, clock.over(rows.each()))
    for (const statement of FINISH) {
      clock.leftMs()
      database.exec(statement)
    }
    clock.leftMs()
    return clock.ms()
  } catch (error) {
    if (!(error instanceof BuildTookTooLong)) throw error
    return null
  }
}

const FINISH = ["insert into words (words) values ('optimize')", 'analyze', 'pragma wal_checkpoint (truncate)']

function fill(database: DatabaseSync, rows: Iterable<MarketRow>): void {
  database.exec(SCHEMA)
  const statements = prepare(database)
  database.exec('begin')
  let number = 0
  for (const row of rows) insert(statements, number++, row)
  database.exec('commit')
}

function insert({ word, person }: Statements, number: number, row: MarketRow): void {
  word.run(number, row.skills.map(({ slug }) => slug).join(' '))
  person.run(
    ...[number, row.id, row.rate, row.notice, row.schedule, row.english, row.engagement, row.country],
    ...[row.seniority, row.rateBand, row.noticeBand, row.yearsBand, row.family],
  )
}

function replace(database: DatabaseSync, statements: Statements, number: number, row: MarketRow): void {
  database.exec('begin')
  statements.remove.run(number)
  insert(statements, number, row)
  database.exec('commit')
}

function search(
  database: DatabaseSync,
  question: Question,
  { limit, rows }: { limit: number; rows: MarketRows },
): Found {
  const counts = comparedFacets.map((name) => {
    const column = ['rate', 'notice', 'years'].includes(name) ? `${name}_band` : name
    return `select '${name}', ${column}, count(*) from matched group by ${column}`
  })
  const answer = database.prepare(`
    with matched as materialized (
      select p.*, w.rank as score from words w join people p on p.number = w.rowid
      where w.skills match ? ${conditionsIn(question, rows, 'p')})
    select 'best' as facet, id as value, 0 as people from (select id from matched order by score, number limit ${limit})
    union all select 'matched', '', count(*) from matched
    union all ${counts.join(' union all ')}`)
  const found = answer.all(question.skills.join(' OR ')) as { facet: string; value: string | number; people: number }[]
  return {
    matchedCount: found.find(({ facet }) => facet === 'matched')?.people ?? 0,
    ids: found.filter(({ facet }) => facet === 'best').map(({ value }) => String(value)),
    facets: facetsOf(found.filter(({ facet }) => facet !== 'best' && facet !== 'matched')),
  }
}
