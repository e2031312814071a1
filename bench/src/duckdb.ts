/** DuckDB: columnar storage, one scan per question. */

import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api'
import { type BuildClock, BuildTookTooLong, startBuildClock } from './build-clock.ts'
import { type ChangedRow, type Contestant, comparedFacets, type Dataset, type Found, type Way } from './contestant.ts'
import { type DuckColumns, facetColumns, startColumns } from './duckdb-columns.ts'
import { facetsOf } from './facet-values.ts'
import type { Question } from './question.ts'

type Library = typeof import('@duckdb/node-api')

interface Session {
  readonly library: Library
  readonly connection: DuckDBConnection
  readonly dataset: Dataset
  readonly columns: DuckColumns
  /** The last configured value. */
  threads: number
}

export const duckdb: Contestant = {
  key: 'duckdb',
  maxCandidates: 10_000_000,
  missing: 'DuckDB has no package for this machine',
  load: async (dataset) => {
    const library = await import('@duckdb/node-api').catch(() => null)
    if (library === null) return null
    const path = join(dataset.folder, 'duck.db')
    const instance = await library.DuckDBInstance.create(path, { threads: '2', memory_limit: '8GB' })
    const connection = await instance.connect()
    const close = (): void => {
      connection.closeSync()
      instance.closeSync()
    }
    const session = { library, connection, dataset, columns: startColumns(dataset.market.taxonomy), threads: 2 }
    const buildMs = await build(session)
    if (buildMs === null) return { ways: [], unfinished: ['DuckDB'], close }
    const costs = { isCompared: true, buildMs, bytes: statSync(path).size }
    const search =
      (threads: number): Way['search'] =>
      (question, limit) =>
        find(session, question, { threads, limit })
    const ways: Way[] = [
      { name: 'DuckDB, 1 thread', ...costs, search: search(1), update: (changes) => update(session, changes) },
      { name: 'DuckDB, 2 threads', ...costs, search: search(2) },
    ]
    return { ways, close }
  },
}

/** The build time in ms; null when it took too long. */
async function build(session: Session): Promise<number | null> {
  const { connection, dataset, columns } = session
  const clock = startBuildClock(dataset.maxBuildMs)
  const defined = columns.defined.map((column) => column.join(' '))
  await connection.run(`create table people (${defined.join(', ')})`)
  try {
    await fill(session, clock)
    await connection.run('checkpoint')
    clock.leftMs()
    return clock.ms()
  } catch (error) {
    if (!(error instanceof BuildTookTooLong)) throw error
    return null
  }
}

/** The maximum rows of one DuckDB data chunk. */
const ROWS_AT_ONCE = 2048

async function fill(session: Session, clock: BuildClock): Promise<void> {
  const { library, connection, dataset } = session
  const appender = await connection.createAppender('people')
  const types = Array.from({ length: appender.columnCount }, (_, column) => appender.columnType(column))
  const append = (batch: Batch): void => {
    const chunk = library.DuckDBDataChunk.create(types)
    chunk.setColumns([batch.numbers, batch.ids, ...batch.columns])
    appender.appendDataChunk(chunk)
  }
  let number = 0
  const nextBatch = (): Batch => startBatch(session, Math.min(ROWS_AT_ONCE, dataset.candidates - number))
  let batch = nextBatch()
  try {
    for (const row of clock.over(dataset.rows.each())) {
      add(session, batch, { number: number++, row })
      if (number % ROWS_AT_ONCE !== 0) continue
      append(batch)
      batch = nextBatch()
    }
    if (batch.numbers.length > 0) append(batch)
  } finally {
    appender.closeSync()
  }
}

interface Batch {
  readonly numbers: number[]
  readonly ids: DuckDBValue[]
  readonly columns: readonly number[][]
}

function startBatch({ columns }: Session, rows: number): Batch {
  const [, , ...others] = columns.defined
  return { numbers: [], ids: [], columns: others.map(() => new Array<number>(rows).fill(0)) }
}

function add(
  { library, columns }: Session,
  { numbers, ids, columns: into }: Batch,
  { number, row }: NumberedRow,
): void {
  columns.write(row, into, numbers.length)
  numbers.push(number)
  ids.push(library.uuidValue(BigInt(`0x${row.id.replaceAll('-', '')}`)))
}

type NumberedRow = Pick<ChangedRow, 'number' | 'row'>

async function find(
  session: Session,
  question: Question,
  { threads, limit }: { threads: number; limit: number },
): Promise<Found> {
  const { connection, dataset, columns } = session
  if (session.threads !== threads) await connection.run(`set threads = ${threads}`)
  session.threads = threads
  const counts = facetColumns.map(
    (name, facet) => `select ${facet}, ${name}::integer, count(*), null from matched group by ${name}`,
  )
  const answer = await connection.runAndReadAll(`
    with matched as materialized (
      select rowid as place, ${facetColumns.join(', ')}, ${columns.score(question)} as score
      from people where ${columns.match(question, dataset.rows)}),
    best as materialized (select place, score from matched order by score desc, place limit ${limit})
    select ${BEST} as facet, score::integer as value, place as people, id::varchar as id
    from people join best on place = people.rowid
    union all select ${MATCHED}, 0, count(*), null from matched
    union all ${counts.join(' union all ')}`)
  const found = answer.getRows().map(([facet, value, people, id]) => ({
    facet: Number(facet),
    value: Number(value),
    people: Number(people),
    id: String(id),
  }))
  const best = found.filter(({ facet }) => facet === BEST)
  return {
    matchedCount: found.find(({ facet }) => facet === MATCHED)?.people ?? 0,
    ids: best.sort((left, right) => right.value - left.value || left.people - right.people).map(({ id }) => id),
    facets: facetsOf(
      found.flatMap(({ facet, value, people }) => {
        const name = comparedFacets[facet]
        return name === undefined ? [] : [{ facet: name, value: columns.named(name, value), people }]
      }),
    ),
  }
}

/** Rows of an answer that belong to no facet. */
const BEST = -1
const MATCHED = -2

async function update(session: Session, changes: readonly ChangedRow[]): Promise<void> {
  const [number, ...names] = session.columns.defined.map(([name]) => name)
  const sets = names.map((name, place) => `${name} = $${place + 2}`)
  const statement = await session.connection.prepare(`update people set ${sets.join(', ')} where ${number} = $1`)
  for (const change of changes) {
    const batch = startBatch(session, 1)
    add(session, batch, change)
    statement.bind([batch.numbers, batch.ids, ...batch.columns].map(([value]) => value ?? null))
    await statement.run()
  }
  statement.destroySync()
}
