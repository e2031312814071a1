// The demo with a few candidates. The first test file that needs it loads it; each file gets a copy.

import pg from 'pg'
import { inject } from 'vitest'
import { loadDemo } from '../../../seeds/load-demo.ts'
import { createLivePool } from '../../domains/ranking/index.ts'
import { contextMaker } from '../context/context.ts'
import { openDatabase } from '../database/connect.ts'
import { SERVER_ROLE } from '../database/embedded/server-address.ts'
import { failOnPoolError } from './fail-on-pool-error.ts'
import { openTestApp, TEST_KEY, type TestApp } from './test-app.ts'
import { administer, databaseUrl, TEMPLATE } from './test-cluster.ts'

const CANDIDATES = 120
const DEMO = 'assay_demo'
const UNFINISHED = 'assay_demo_unfinished'
const LOCK = 4_157_002

export async function openDemoApp(): Promise<TestApp> {
  await loadOnce()
  return openTestApp(undefined, { template: DEMO })
}

/** Files that need it at the same moment, in different processes, wait for the first of them. */
async function loadOnce(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testClusterUrl') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DEMO])
    if (rowCount === 0) await load()
  } finally {
    await client.end()
  }
}

async function load(): Promise<void> {
  const clusterUrl = inject('testClusterUrl')
  await administer(clusterUrl, `drop database if exists ${UNFINISHED} with (force)`)
  await administer(clusterUrl, `create database ${UNFINISHED} owner ${SERVER_ROLE} template ${TEMPLATE}`)
  const database = await openDatabase(databaseUrl(inject('testServerUrl'), UNFINISHED))
  const now = () => new Date()
  const live = createLivePool({ database, now, onError: failOnPoolError })
  const makeContext = contextMaker({ database, now, effectsOf: () => [] })
  const system = makeContext({ actor: { kind: 'system' }, requestId: 'demo' })
  try {
    await loadDemo(system, { database, live, now: now(), candidates: CANDIDATES, demographicsKey: TEST_KEY })
    await database.pool.query('vacuum (analyze)')
  } finally {
    await live.close()
    await database.close()
  }
  await administer(clusterUrl, `alter database ${UNFINISHED} rename to ${DEMO}`)
}
