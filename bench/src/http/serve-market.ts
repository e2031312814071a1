/**
 * Runs the product's server in its own process with a given number of candidates. Up to MAX_ROWS they are demo
 * candidates, imported into the database and loaded from it. Above that, the index holds a generated market over the
 * same taxonomy, and only candidates that can be shown have rows.
 */

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildPool, type Pool, poolHash, rank, type SearchCriteria } from '@assay/ranking-engine'
import { type App, createApp } from '@assay/server/app'
import { insertCandidates } from '@assay/server/domains/candidates/import/candidate-imports.store'
import { type CandidateRecord, importCandidates } from '@assay/server/domains/candidates/index'
import { rowsOf } from '@assay/server/domains/candidates/profiles/candidate-rows'
import { synchronizeTaxonomy } from '@assay/server/domains/content/index'
import { hashPassword, insertUser } from '@assay/server/domains/identity/index'
import { emptyFigures } from '@assay/server/domains/ranking/figures/skill-figures'
import { createLivePool, type LivePool, poolOptions } from '@assay/server/domains/ranking/index'
import { createSearchThreads } from '@assay/server/domains/ranking/pool/search-threads'
import { wireCriteriaOf } from '@assay/server/domains/requirements/records/criteria.rules'
import { FROZEN_MATCHES } from '@assay/server/domains/search/searches/searches.rules'
import { taxonomyNow } from '@assay/server/domains/taxonomy/index'
import {
  builtInRoleId,
  giveRole,
  insertActiveTeammate,
  insertCompany,
  synchronizeRoles,
} from '@assay/server/domains/tenants/index'
import { withTransaction } from '@assay/server/platform/database/backup/copy'
import { type Database, openDatabase } from '@assay/server/platform/database/connect'
import { startDatabase } from '@assay/server/platform/database/embedded/start-database'
import { migrate } from '@assay/server/platform/database/migrate'
import { createDocumentReader } from '@assay/server/platform/documents/document-reader'
import { passingSecretBox } from '@assay/server/platform/secrets/secret-box'
import { dayNumberOf } from '@assay/server/platform/time/days'
import * as taxonomy from '@assay/taxonomy'
import { inventEverybody } from '../../../apps/server/seeds/load-demo.ts'
import { landscapeOf } from '../landscape.ts'
import { makeMarket } from '../market.ts'

export interface ServeOrder {
  readonly candidates: number
  readonly seed: number
  readonly folder: string
  readonly port: number
}

/** What the client process needs to send requests. */
export interface Served {
  readonly address: string
  readonly email: string
  readonly password: string
  readonly criteriaList: readonly ReturnType<typeof wireCriteriaOf>[]
  readonly rows: number
  readonly residentMb: number
}

const MAX_ROWS = 100_000
const CRITERIA_CASES = 40
/** The default configuration of the server. */
const THREADS = { threads: Math.max(1, Math.min(4, availableParallelism() - 1)) }
const BATCH = 500
const PASSWORD = 'correct horse battery'
const now = (): Date => new Date()

/** Resolves when the server listens; the process ends when its parent disconnects. */
async function serveMarket({ candidates, seed, folder, port }: ServeOrder): Promise<Served> {
  const started = await startDatabase({ dataDir: join(folder, 'product') })
  const database = await openDatabase(started.url)
  await migrate(database)
  const market = makeMarket(seed, landscapeOf(taxonomy))
  const criteriaList = market.queries(CRITERIA_CASES)
  const hasRows = candidates <= MAX_ROWS
  const live = hasRows ? liveFromRows(database) : await liveFromMarket(candidates, market)
  const app = await open(database, live)
  const email = await addRecruiter(app)
  const rows = hasRows
    ? await importPeople(app, database, inventEverybody({ now: now(), candidates }))
    : await addShown(database, live.current(), criteriaList)
  await live.open()
  const address = await app.routes.app.listen({ port, host: '127.0.0.1' })
  process.once('disconnect', () => {
    void close().then(() => process.exit())
  })
  async function close(): Promise<void> {
    await app.close()
    await live.close()
    await database.close()
    await started.stop()
  }
  const residentMb = process.memoryUsage().rss / 1e6
  return {
    address,
    email,
    password: PASSWORD,
    criteriaList: criteriaList.map((criteria) => wireCriteriaOf(criteria)),
    rows,
    residentMb,
  }
}

async function open(database: Database, live: LivePool): Promise<App> {
  const app = await createApp({
    database,
    live,
    now,
    appUrl: 'http://assay.test',
    logLevel: 'silent',
    webFolder: null,
    mailer: { send: async () => undefined },
    documents: createDocumentReader(),
    secrets: passingSecretBox(),
    offers: { billing: false, google: false },
    demographicsKey: Buffer.alloc(32),
    hasFreeSpace: async () => true,
    outside: { allowsPrivate: false },
    trustProxy: ['loopback'],
  })
  const system = app.makeContext({ actor: { kind: 'system' }, requestId: 'bench' })
  await synchronizeTaxonomy(system, taxonomy)
  await synchronizeRoles(system)
  return app
}

function liveFromRows(database: Database): LivePool {
  const onError = (error: unknown): void => {
    process.stderr.write(`The index could not follow: ${String(error)}\n`)
  }
  return createLivePool({ database, now, onError, threads: THREADS })
}

/** Ignores changes: the index stays as it is. */
async function liveFromMarket(candidates: number, market: ReturnType<typeof makeMarket>): Promise<LivePool> {
  const pool = buildPool(market.candidates(candidates), { ...poolOptions(), asOfDay: dayNumberOf(now()) })
  const figures = emptyFigures()
  const threads = createSearchThreads(THREADS)
  const known = taxonomyNow()
  await threads.changing(() => ({ pool, known }))
  return {
    isReady: true,
    current: () => pool,
    hash: () => poolHash(pool),
    poolVersion: () => 0,
    lagMs: () => 0,
    ask: async (name, input) => ({
      answer: await threads.ask(() => pool, name, input),
      poolVersion: 0,
      asOfDay: pool.asOfDay,
      known,
    }),
    rebuild: () => Promise.reject(new Error('The market keeps no profiles.')),
    modelOf: async () => null,
    rebuildSome: () => Promise.reject(new Error('The market keeps no profiles.')),
    figures: () => figures,
    profileOf: async () => null,
    open: async () => undefined,
    catchUp: async () => true,
    close: () => threads.close(),
  }
}

async function addRecruiter(app: App): Promise<string> {
  const { db } = app.makeContext({ actor: { kind: 'system' }, requestId: 'bench' })
  const at = now()
  const email = 'recruiter@bench.test'
  const company = await insertCompany(db, { name: 'Bench', country: 'DE', timezone: 'Europe/Berlin', now: at })
  const user = await insertUser(db, {
    email,
    fullName: 'Rita Recruiter',
    scope: 'employer',
    emailVerifiedAt: at,
    now: at,
    passwordHash: await hashPassword(PASSWORD),
  })
  const roleId = builtInRoleId('employer.recruiter')
  await giveRole(db, user.id, roleId)
  await insertActiveTeammate(db, { userId: user.id, email, roleId, companyId: company.id, agencyId: null, now: at })
  return email
}

async function importPeople(
  app: App,
  database: Database,
  people: Iterable<{ record: CandidateRecord }>,
): Promise<number> {
  const system = app.makeContext({ actor: { kind: 'system' }, requestId: 'bench' })
  let rows = 0
  let batch: CandidateRecord[] = []
  const write = async (): Promise<void> => {
    const { imported } = await importCandidates(system, batch, { agencyId: null, now: now() })
    rows += imported
    batch = []
  }
  for (const { record } of people) if (batch.push(record) === BATCH) await write()
  await write()
  await database.pool.query('analyze')
  return rows
}

/** The order of tied matches is drawn, so every candidate in the tie group of the last shown match may be shown. */
const MAY_BE_SHOWN = 10 * FROZEN_MATCHES

/** Inserts rows for all candidates that the searches can show, under their ids in the index. */
async function addShown(database: Database, pool: Pool, criteriaList: readonly SearchCriteria[]): Promise<number> {
  const shown = new Set(
    criteriaList.flatMap((criteria) => {
      const { matches } = rank(pool, criteria, { limit: MAY_BE_SHOWN, now: Date.now() })
      const last = matches[FROZEN_MATCHES - 1]?.tieGroup ?? Number.POSITIVE_INFINITY
      return matches.filter(({ tieGroup }) => tieGroup <= last).map(({ candidateId }) => candidateId)
    }),
  )
  const ids = [...shown]
  const people = [...inventEverybody({ now: now(), candidates: ids.length })]
  const rows = people.map(({ record }, place) => rowsOf(record, { agencyId: null, now: now(), id: ids[place] ?? '' }))
  for (let from = 0; from < rows.length; from += BATCH)
    await withTransaction(database.pool, (client) => insertCandidates(client, rows.slice(from, from + BATCH)))
  await database.pool.query('analyze')
  return rows.length
}

process.once('message', (order: ServeOrder) => {
  serveMarket(order).then(
    (served) => process.send?.(served),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(1)
    },
  )
})
