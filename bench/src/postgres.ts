/** PostgreSQL, queried in two ways: full-text search over the skills as words, and array overlap. */

import { join } from 'node:path'
import { type CopyValue, copyInto, copyLine } from '@assay/server/platform/database/backup/copy'
import { openDatabase } from '@assay/server/platform/database/connect'
import { startEmbeddedPostgres } from '@assay/server/platform/database/embedded/embedded-postgres'
import {
  findDebianBinaries,
  findEmbeddedBinaries,
  type PostgresBinaries,
} from '@assay/server/platform/database/embedded/postgres-binaries'
import { type BuildClock, BuildTookTooLong, startBuildClock } from './build-clock.ts'
import { conditionsIn } from './conditions-in-sql.ts'
import { type ChangedRow, type Contestant, comparedFacets, type Dataset, type Found, type Way } from './contestant.ts'
import { facetsOf } from './facet-values.ts'
import type { MarketRow } from './packed-rows.ts'
import { ownProcessorMs, processorMsOf } from './processor-time.ts'
import type { Question } from './question.ts'

export const embeddedPostgres: Contestant = {
  key: 'postgres',
  maxCandidates: 10_000_000,
  missing: '',
  load: (dataset) => load(findEmbeddedBinaries(), dataset),
}

export const debianPostgres: Contestant = {
  key: 'postgres15',
  maxCandidates: 10_000_000,
  maxUnlessNamed: 100_000,
  missing: "Debian's PostgreSQL 15 is not installed",
  load: async (dataset) => {
    const binaries = findDebianBinaries()
    return binaries === null ? null : load(binaries, dataset)
  },
}

const MAX_STATEMENT_MS = 600_000

/** Generous settings: all data fits into memory and durability is off. One core, as for all contestants. */
const SETTINGS = ['shared_buffers=1GB', 'work_mem=512MB', 'effective_cache_size=8GB', 'autovacuum=off']

async function load(binaries: PostgresBinaries, dataset: Dataset) {
  const server = await startEmbeddedPostgres({
    binaries: { ...binaries, serverFlags: [...binaries.serverFlags, ...SETTINGS] },
    folder: join(dataset.folder, `postgres-${binaries.major}`),
    durable: false,
  })
  const database = await openDatabase(server.url, { maxConnections: 1, statementTimeoutMs: MAX_STATEMENT_MS })
  const client = await database.pool.connect()
  await client.query(`set maintenance_work_mem = '1GB'; create extension intarray`)
  const session = { client, dataset, backend: await backendOf(client), major: binaries.major }
  const kinds = [fullText(session), arrayOverlap(session)]
  const built: (Way | null)[] = []
  for (const kind of kinds) built.push(await prepareWay(session, kind))
  const close = async (): Promise<void> => {
    client.release()
    await database.close()
    await server.stop()
  }
  return {
    ways: built.filter((way) => way !== null),
    unfinished: kinds.filter((_, place) => built[place] === null).map(({ name }) => name),
    close,
  }
}

type Client = Parameters<typeof copyInto>[0]

interface Session {
  /** A single connection, so that one server process answers. */
  readonly client: Client
  readonly dataset: Dataset
  readonly backend: number
  readonly major: number
}

/** How one variant stores, matches and scores the skills. */
interface Kind {
  readonly name: string
  readonly table: string
  readonly type: string
  readonly index: string
  readonly value: (row: MarketRow) => string
  readonly match: (question: Question) => string
  readonly score: (question: Question) => string
}

const GRADE_WEIGHTS = 'DCBAA'

function fullText({ major }: Session): Kind {
  const asked = ({ skills }: Question) => `'${skills.join(' | ')}'::tsquery`
  return {
    name: `PostgreSQL ${major}, GIN + ts_rank`,
    table: 'people_by_words',
    type: 'tsvector',
    index: 'gin (skills)',
    value: ({ skills }) =>
      skills.map(({ slug, grade }, place) => `${slug}:${place + 1}${GRADE_WEIGHTS[grade]}`).join(' '),
    match: (question) => `skills @@ ${asked(question)}`,
    score: (question) => `ts_rank(skills, ${asked(question)})`,
  }
}

function arrayOverlap({ dataset, major }: Session): Kind {
  const numbers = new Map(dataset.market.taxonomy.skills.map(({ slug }, number) => [slug, number]))
  const numberOf = (slug: string): number => numbers.get(slug) ?? -1
  const asked = ({ skills }: Question) => `'{${skills.map(numberOf).join(',')}}'::int[]`
  return {
    name: `PostgreSQL ${major}, intarray count`,
    table: 'people_by_numbers',
    type: 'int[]',
    index: 'gin (skills gin__int_ops)',
    value: ({ skills }) => `{${skills.map(({ slug }) => numberOf(slug)).join(',')}}`,
    match: (question) => `skills && ${asked(question)}`,
    score: (question) => `icount(skills & ${asked(question)})`,
  }
}

/** Null when the build took too long. */
async function prepareWay(session: Session, kind: Kind): Promise<Way | null> {
  const { client, dataset, backend } = session
  const buildMs = await build(session, kind)
  if (buildMs === null) return null
  const size = await client.query(`select pg_total_relation_size('${kind.table}')::float as bytes`)
  return {
    name: kind.name,
    isCompared: true,
    buildMs,
    bytes: size.rows[0].bytes,
    search: (question, limit) => search(client, statementFor(kind, question, { dataset, limit })),
    cpuMs: () => ownProcessorMs() + processorMsOf(backend),
    update: (changes) => update(client, kind, changes),
  }
}

const ATTRIBUTES = ['rate', 'notice', 'schedule', 'english', 'engagement', 'country', 'seniority'] as const
const BANDS = ['rateBand', 'noticeBand', 'yearsBand'] as const
const COLUMNS =
  'number, id, skills, rate, notice, schedule, english, engagement, country, seniority, rate_band, notice_band, years_band, family'

/** The build time in ms; null when it took too long and its table was dropped. */
async function build(session: Session, kind: Kind): Promise<number | null> {
  const { client, dataset } = session
  const clock = startBuildClock(dataset.maxBuildMs)
  try {
    await fill(session, kind, clock)
    return clock.ms()
  } catch (error) {
    if (!(error instanceof BuildTookTooLong) && (error as { code?: string }).code !== CANCELLED) throw error
    await client.query(`drop table ${kind.table}`)
    return null
  } finally {
    await client.query(`set statement_timeout = ${MAX_STATEMENT_MS}`)
  }
}

/** PostgreSQL's error code for a statement timeout. */
const CANCELLED = '57014'

async function fill({ client, dataset }: Session, kind: Kind, clock: BuildClock): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query(`
    create unlogged table ${kind.table} (
      number int, id uuid, skills ${kind.type}, rate int, notice smallint, schedule smallint, english smallint,
      engagement smallint, country text, seniority text, rate_band smallint, notice_band smallint, years_band smallint,
      family text)`)
  const lines = linesOf(clock.over(dataset.rows.each()), kind)
  await copyInto(client, `copy ${kind.table} (${COLUMNS}) from stdin`, lines)
  for (const statement of [
    `alter table ${kind.table} add primary key (number)`,
    `create index on ${kind.table} using ${kind.index}`,
    `vacuum (analyze) ${kind.table}`,
  ]) {
    await client.query(`set statement_timeout = ${statementTimeoutMs(clock.leftMs())}`)
    await client.query(statement)
  }
}

/** A whole number of ms; 0 would disable the timeout. */
function statementTimeoutMs(ms: number): number {
  return Math.min(MAX_STATEMENT_MS, Math.ceil(ms))
}

const LINES_AT_ONCE = 500

function* linesOf(rows: Iterable<MarketRow>, kind: Kind): Generator<string> {
  let lines = ''
  let number = 0
  for (const row of rows) {
    lines += copyLine(valuesOf(number++, row, kind))
    if (number % LINES_AT_ONCE !== 0) continue
    yield lines
    lines = ''
  }
  yield lines
}

function valuesOf(number: number, row: MarketRow, { value }: Kind): CopyValue[] {
  const attributes = [...ATTRIBUTES, ...BANDS].map((name) => row[name])
  return [number, row.id, value(row), ...attributes, row.family]
}

function statementFor(kind: Kind, question: Question, { dataset, limit }: { dataset: Dataset; limit: number }): string {
  const columns = comparedFacets.map((name) => (['rate', 'notice', 'years'].includes(name) ? `${name}_band` : name))
  const listed = columns.join(', ')
  const sets = [...columns, ''].map((column) => `(${column})`).join(', ')
  return `
    with matched as materialized (
      select number, id, ${listed}, ${kind.score(question)} as score from ${kind.table} p
      where ${kind.match(question)} ${conditionsIn(question, dataset.rows, 'p')}),
    best as (
      select json_agg(id order by score desc, number) as ids
      from (select id, score, number from matched order by score desc, number limit ${limit}) as first),
    counts as (
      select grouping(${listed}) as left_out, ${listed}, count(*)::int as people
      from matched group by grouping sets (${sets})),
    counted as (select json_agg(json_build_array(left_out, ${listed}, people)) as sets from counts)
    select ids, sets from best, counted`
}

async function search(client: Client, statement: string): Promise<Found> {
  const answer = await client.query<{ ids: string[] | null; sets: (string | number | null)[][] }>(statement)
  const { ids, sets } = answer.rows[0] ?? { ids: null, sets: [] }
  const all = 2 ** comparedFacets.length - 1
  const counts = sets.flatMap((set) => {
    const facet = comparedFacets.find((_, place) => set[0] === all - 2 ** (comparedFacets.length - 1 - place))
    const value = facet === undefined ? null : set[1 + comparedFacets.indexOf(facet)]
    return facet === undefined ? [] : [{ facet, value: value ?? '', people: Number(set.at(-1)) }]
  })
  const whole = sets.find((set) => set[0] === all)
  return { matchedCount: Number(whole?.at(-1) ?? 0), ids: ids ?? [], facets: facetsOf(counts) }
}

async function update(client: Client, kind: Kind, changes: readonly ChangedRow[]): Promise<void> {
  const names = COLUMNS.split(', ')
  const set = names.slice(1).map((name, place) => `${name} = $${place + 2}`)
  for (const { number, row } of changes)
    await client.query({
      name: `update ${kind.table}`,
      text: `update ${kind.table} set ${set.join(', ')} where number = $1`,
      values: valuesOf(number, row, kind),
    })
}

async function backendOf(client: Client): Promise<number> {
  const answer = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return answer.rows[0]?.pid ?? 0
}
