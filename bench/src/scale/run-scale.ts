/** Three servers, a balancer, a pooler and two databases, of which some are killed and all servers are replaced. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Acknowledged, type Client, openClient } from './clients.ts'
import { type DatabasePair, run, startDatabasePair } from './database-pair.ts'
import { Journal, type PhaseFigures } from './journal.ts'
import { type Programs, stopAllParts, until } from './parts.ts'
import { addCandidates, addRecruiters } from './seed.ts'
import { makeNextRelease, prepareServers, runCommand, type Servers } from './servers.ts'

export interface ScaleOrder {
  readonly programs: Programs
  readonly clients: number
  readonly candidates: number
  /** How long clients work undisturbed in each phase. */
  readonly calmSeconds: number
  readonly say: (line: string) => void
}

export interface ScaleReport {
  readonly phases: readonly PhaseFigures[]
  readonly databaseBytesPerCandidate: number
  /** 0 if a backup could be taken from the standby. */
  readonly backupStatus: number | null
  /** From the death of the primary until the pooler led to the promoted standby. */
  readonly promotedAfterSeconds: number
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Answers that no client should see, such as status 401 or 500. */
  readonly wrong: readonly string[]
  readonly refusals: Readonly<Record<string, number>>
  /** Clients whose stream heard nothing after all that. */
  readonly deafStreams: number
  readonly unfinishedEffects: number
  /** How many candidates each index had in the end. */
  readonly indexedBefore: readonly number[]
  /** The same after candidates were added to the promoted database. */
  readonly indexed: readonly number[]
}

export const ROLLING = 'a rolling restart to the next release'
const SERVERS = 3
const ADDED_LATE = 20

interface Installation {
  readonly order: ScaleOrder
  readonly folder: string
  readonly pair: DatabasePair
  readonly servers: Servers
  readonly balancer: Balancer
  readonly clients: readonly Client[]
  readonly journal: Journal
  readonly databaseBytesPerCandidate: number
  readonly backupStatus: number | null
}

export async function runScale(order: ScaleOrder): Promise<ScaleReport> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-scale-'))
  try {
    const installation = await install(order, folder)
    return await disturb(installation)
  } finally {
    await stopAllParts()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function install(order: ScaleOrder, folder: string): Promise<Installation> {
  const { programs, say } = order
  say('Starting the primary, its standby and the pooler')
  const pair = await startDatabasePair(programs, folder)
  const servers = await prepareServers(SERVERS, { folder, databaseUrl: pair.url })
  say('Starting three servers and the balancer')
  await servers.start(1)
  const emails = await addRecruiters(pair.url, order.clients)
  const empty = await sizeOf(pair.url)
  await addCandidates(pair.url, 0, order.candidates)
  const databaseBytesPerCandidate = Math.round(((await sizeOf(pair.url)) - empty) / order.candidates)
  const backupStatus = backUpStandby(pair, folder)
  await Promise.all([servers.start(2), servers.start(3)])
  const balancer = await startBalancer(programs, { folder, serverPorts: servers.ports })
  await until('all servers get requests', async () => (await balancer.countReady()) === SERVERS)
  const journal = new Journal()
  const clients = await Promise.all(
    emails.map((email, place) => openClient(balancer.url, { email, address: `10.0.0.${place + 1}` }, journal)),
  )
  return { order, folder, pair, servers, balancer, clients, journal, databaseBytesPerCandidate, backupStatus }
}

async function disturb(installation: Installation): Promise<ScaleReport> {
  const { clients, journal, servers, balancer } = installation
  const begin = (name: string): void => {
    installation.order.say(name)
    journal.begin(name)
  }
  begin('first requests')
  const working = clients.map((client) => client.work())
  // A client that gives up ends the run, whatever step it is at.
  const failed = Promise.all(working)
  failed.catch(() => undefined)
  await calm(installation)
  begin('undisturbed')
  await calm(installation)
  begin('a server is killed')
  await servers.kill(2)
  await calm(installation)
  await servers.start(2)
  await until('the killed server gets requests', async () => (await balancer.countReady()) === SERVERS)
  begin('the primary is killed')
  const promotedAfterSeconds = await failOver(installation)
  await calm(installation)
  begin(ROLLING)
  await replaceServers(installation)
  begin('afterwards')
  await calm(installation)
  for (const client of clients) client.stop()
  await failed
  journal.end()
  return check(installation, promotedAfterSeconds)
}

/** For a while, and until every client was answered several times. */
async function calm({ order, journal, clients }: Installation): Promise<void> {
  const enough = journal.answered() + 8 * clients.length
  const endsAt = performance.now() + order.calmSeconds * 1_000
  await until('clients are answered', () => journal.answered() >= enough && performance.now() >= endsAt, 180)
}

async function failOver({ pair, order, balancer }: Installation): Promise<number> {
  const killedAt = performance.now()
  await pair.killPrimary()
  await until('the primary is gone', async () => !(await pair.isPrimaryAlive()))
  await pair.promoteStandby()
  pair.repoint()
  const seconds = (performance.now() - killedAt) / 1_000
  order.say(`  promoted after ${seconds.toFixed(1)} s`)
  await until('all servers get requests', async () => (await balancer.countReady()) === SERVERS)
  return seconds
}

async function replaceServers({ folder, servers, balancer, order }: Installation): Promise<void> {
  const release = makeNextRelease(folder)
  for (let number = 1; number <= SERVERS; number += 1) {
    await balancer.drain(number)
    await servers.stop(number)
    await servers.start(number, release)
    await balancer.admit(number)
    order.say(`  server ${number} runs the next release`)
  }
}

async function check(installation: Installation, promotedAfterSeconds: number): Promise<ScaleReport> {
  const { clients, journal, pair, servers, order, balancer } = installation
  order.say('Checking')
  const acknowledged = clients.flatMap((client) => client.acknowledged)
  const indexedBefore = await readIndexed(servers)
  await addCandidates(pair.url, order.candidates, order.candidates + ADDED_LATE)
  const indexed = await untilIndexed(servers, indexedBefore)
  const deafStreams = await countDeaf(clients)
  await until('all effects are done', async () => (await countEffects(pair)) === 0).catch(() => undefined)
  const report = {
    phases: journal.figures(),
    databaseBytesPerCandidate: installation.databaseBytesPerCandidate,
    backupStatus: installation.backupStatus,
    promotedAfterSeconds,
    acknowledged: acknowledged.length,
    lost: await findLost(clients),
    doubled: await findDoubled(pair, acknowledged),
    wrong: journal.wrong,
    refusals: Object.fromEntries(journal.refusals),
    deafStreams,
    unfinishedEffects: await countEffects(pair),
    indexedBefore,
    indexed,
  }
  for (const client of clients) client.events.close()
  await balancer.stop()
  return report
}

const readIndexed = (servers: Servers): Promise<number[]> =>
  Promise.all(servers.ports.map((_, place) => servers.figure(place + 1, 'assay_index_candidates')))

async function untilIndexed(servers: Servers, before: readonly number[]): Promise<number[]> {
  const hasGrown = async (): Promise<boolean> =>
    (await readIndexed(servers)).every((count, place) => count > (before[place] ?? 0))
  // In vain: the report lists what each has.
  await until('every index has the new candidates', hasGrown, 30).catch(() => undefined)
  return readIndexed(servers)
}

/** A stream at one server receives what another server announces. */
async function countDeaf(clients: readonly Client[]): Promise<number> {
  await until('all streams are open', () => clients.every(({ events }) => events.isOpen())).catch(() => undefined)
  const before = clients.map(({ events }) => events.count('session.ended'))
  for (const client of clients) await client.endAnotherSession()
  const deaf = (): number =>
    clients.filter(({ events }, place) => events.count('session.ended') === before[place]).length
  await until('all streams heard it', () => deaf() === 0, 15).catch(() => undefined)
  return deaf()
}

/** Every acknowledged write is read again through the API, with the session of the beginning. */
async function findLost(clients: readonly Client[]): Promise<string[]> {
  const lost = await Promise.all(
    clients.map(async (client) => {
      const missing: string[] = []
      for (const { path, id, title } of client.acknowledged) {
        const { data } = await client.read(`${path}/${id}`)
        if (data?.id !== id || (title !== null && data.attributes.title !== title)) missing.push(`${path}/${id}`)
      }
      return missing
    }),
  )
  return lost.flat()
}

/** Every write was repeated until it was acknowledged: there are exactly as many rows as acknowledgements. */
async function findDoubled(pair: DatabasePair, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const titles = await run(
    pair.standbyUrl,
    'select title from requirements group by title having count(*) > 1 order by title',
  )
  const [rows] = await run(
    pair.standbyUrl,
    `select (select count(*)::int from requirements) as "/requirements",
            (select count(*)::int from candidate_searches) as "/candidate-searches"`,
  )
  const surplus = Object.entries(rows ?? {}).flatMap(([path, count]) => {
    const expected = acknowledged.filter((each) => each.path === path).length
    return count === expected ? [] : [`${path}: ${String(count)} rows for ${expected} acknowledgements`]
  })
  return [...titles.map(({ title }) => String(title)), ...surplus]
}

const backUpStandby = (pair: DatabasePair, folder: string): number | null =>
  runCommand(['backup', join(folder, 'standby.backup')], {
    DATABASE_URL: pair.standbyUrl,
    DATA_DIR: join(folder, 'command'),
  })

const sizeOf = async (url: string): Promise<number> => {
  const [row] = await run(url, 'select pg_database_size(current_database())::float8 as size')
  return Number(row?.['size'])
}

const countEffects = async (pair: DatabasePair): Promise<number> => {
  const [row] = await run(pair.standbyUrl, 'select count(*)::int as count from outbox where held_at is null')
  return Number(row?.['count'])
}
