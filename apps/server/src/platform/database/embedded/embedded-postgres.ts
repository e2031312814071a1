// Starts PostgreSQL for a data directory, or joins the one already running there. Every process that uses it keeps one
// connection open; the last one to leave stops the server. It also holds a pipe, which stops the server if it cannot.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartRefused } from '../../errors/start-refused.ts'
import { settleRoles } from './cluster-roles.ts'
import { createCluster } from './create-cluster.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { type Postmaster, readPostmaster, removeMisleadingFile } from './postmaster-file.ts'
import { joinPipe, makePipe, type PipeHold, STOPS_WITHIN_S } from './presence-pipe.ts'
import { addressesOf, DEFAULT_TRANSPORT, type ServerAddresses, type Transport } from './server-address.ts'
import { hasEnded, isLaunched, launchServer, logTail, type ServerProcess, stopServer } from './server-process.ts'
import { openSocketFolder } from './socket-folder.ts'

export interface EmbeddedPostgres {
  /** For the role of the server. */
  readonly url: string
  /** For the superuser, who is needed for nothing but tests. */
  readonly ownerUrl: string
  readonly joined: boolean
  /** Resolves when the server has ended, whether it was stopped or killed. */
  readonly ended: Promise<void>
  /** Leaves; the server stops when no other process uses it. */
  stop(): Promise<void>
  /** After `ended`: stops holding what is left of the server, once it was joined or started again. */
  release(): void
}

export interface EmbeddedPostgresOptions {
  readonly binaries: PostgresBinaries
  readonly folder: string
  /** false trades durability against power loss for speed: for tests only. */
  readonly durable?: boolean
  readonly maxConnections?: number
  readonly startTimeoutMs?: number
  readonly transport?: Transport
}

const PRESENCE = 'assay presence'
const PRESENCE_LOCK = 4_157_001
const POLL_MS = 10
/** A server that ended with its last process is gone by then; one of an earlier version has no watched pipe. */
const UNWATCHED_AFTER_MS = 3_000

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await createCluster(options)
  const pipe: Pipe = { hold: null }
  try {
    return await startOrJoin(options, pipe)
  } catch (error) {
    pipe.hold?.release()
    throw error
  }
}

interface Pipe {
  hold: PipeHold | null
}

async function startOrJoin(options: EmbeddedPostgresOptions, pipe: Pipe): Promise<EmbeddedPostgres> {
  const { binaries, folder, transport = DEFAULT_TRANSPORT } = options
  const server = { binaries, folder, transport }
  const startedAt = Date.now()
  let child: ChildProcess | null = null
  const noteStop = endSlowStops(server)
  for (;;) {
    const postmaster = readPostmaster(folder)
    if (postmaster?.isReady && mayJoin(pipe, postmaster, startedAt)) {
      const addresses = addressesOf(folder, postmaster)
      const presence = await arrive(folder, addresses)
      const isOurs = presence !== null && (await isLaunched(child, postmaster, transport))
      if (presence) return held(server, { addresses, presence, pipe, pid: postmaster.pid, joined: !isOurs })
    }
    noteStop(postmaster)
    if (!postmaster && (child === null || hasEnded(child))) {
      if (child && !mayHaveLostTheRace(folder)) throw refusal(folder)
      removeMisleadingFile(folder)
      pipe.hold ??= makePipeFor(server)
      child = await launchServer(server, settings(options), { isWatched: pipe.hold !== null })
    }
    if (Date.now() - startedAt > (options.startTimeoutMs ?? 30_000)) throw refusal(folder)
    await sleep(POLL_MS)
  }
}

/** The process that asked the server to stop may have ended before it did. */
function endSlowStops(server: ServerProcess): (postmaster: Postmaster | null) => void {
  let since: number | null = null
  return (postmaster) => {
    since = postmaster?.isStopping ? (since ?? Date.now()) : null
    if (postmaster === null || since === null || Date.now() - since < STOPS_WITHIN_S * 1000) return
    stopServer(server, postmaster.pid, 'immediate')
    since = null
  }
}

const makePipeFor = ({ folder, transport }: ServerProcess): PipeHold | null =>
  transport === 'socket' ? makePipe(openSocketFolder(folder)) : null

/** Once its pipe is held, the server does not stop by itself. */
function mayJoin(pipe: Pipe, { socketFolder }: Postmaster, startedAt: number): boolean {
  if (socketFolder === '') return true
  pipe.hold ??= joinPipe(socketFolder)
  return pipe.hold !== null || Date.now() - startedAt > UNWATCHED_AFTER_MS
}

function settings({ binaries, durable = true, maxConnections = 60 }: EmbeddedPostgresOptions): string[] {
  return [
    `max_connections=${maxConnections}`,
    'shared_buffers=32MB',
    'work_mem=8MB',
    'maintenance_work_mem=64MB',
    'max_wal_size=512MB',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_worker_processes=4',
    'max_parallel_workers_per_gather=0',
    'autovacuum_max_workers=2',
    'jit=off',
    'log_min_messages=warning',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']),
    ...binaries.serverFlags,
  ]
}

/** null: the server was just stopping or starting; try again. */
async function arrive(folder: string, { url, ownerUrl }: ServerAddresses): Promise<pg.Client | null> {
  const presence = new pg.Client({ connectionString: url, application_name: PRESENCE })
  presence.on('error', () => undefined)
  try {
    await settleRoles(folder, ownerUrl)
    await presence.connect()
    countsForExit(presence, false)
    return presence
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (!['57P03', '57P01', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(code)) throw error
    return null
  }
}

// A caller that forgets to stop must not hang on exit. pg's types lack these two methods.
function countsForExit(client: pg.Client, counts: boolean): void {
  const handle = client as pg.Client & { ref(): void; unref(): void }
  if (counts) handle.ref()
  else handle.unref()
}

interface Held {
  readonly addresses: ServerAddresses
  readonly presence: pg.Client
  readonly pipe: Pipe
  readonly pid: number
  readonly joined: boolean
}

function held(server: ServerProcess, { addresses, presence, pipe, pid, joined }: Held): EmbeddedPostgres {
  let leaving: Promise<void> | null = null
  let isLost = false
  const release = () => pipe.hold?.release()
  const ended = new Promise<void>((resolve) => presence.once('end', resolve)).then(() => {
    isLost = true
    // After a crash of one of its processes the server ends all connections and recovers: it must not be stopped then.
    if (readPostmaster(server.folder)?.pid !== pid) release()
  })
  const stop = (): Promise<void> => {
    // The shell that watches the pipe stops the server, if no other process holds it.
    const left = isLost && pipe.hold !== null ? Promise.resolve() : leave(server, presence)
    leaving ??= left.finally(release)
    return leaving
  }
  return { ...addresses, joined, ended, stop, release }
}

async function leave(server: ServerProcess, presence: pg.Client): Promise<void> {
  countsForExit(presence, true)
  const isLast = await isLastPresent(presence)
  const postmaster = readPostmaster(server.folder)
  if (isLast && postmaster) {
    stopServer(server, postmaster.pid, 'fast')
    presence.end().catch(() => undefined)
    await waitUntilGone(server, postmaster.pid)
  } else await presence.end()
}

// The advisory lock serializes processes that leave together, so that exactly one is last.
async function isLastPresent(presence: pg.Client): Promise<boolean> {
  try {
    await presence.query('select pg_advisory_lock($1)', [PRESENCE_LOCK])
    const others = await presence.query(
      'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid() limit 1',
      [PRESENCE],
    )
    return others.rowCount === 0
  } catch {
    return true // the connection is lost, so the server is down or stopping
  }
}

async function waitUntilGone(server: ServerProcess, pid: number): Promise<void> {
  const deadline = Date.now() + STOPS_WITHIN_S * 1000
  while (readPostmaster(server.folder)?.pid === pid) {
    if (Date.now() > deadline) {
      stopServer(server, pid, 'immediate')
      return
    }
    await sleep(POLL_MS)
  }
}

// Another process may have started the server between our check and our launch; ours then exits immediately.
function mayHaveLostTheRace(folder: string): boolean {
  return /lock file "postmaster.pid"|pre-existing shared memory|is already in use/.test(logTail(folder))
}

function refusal(folder: string): StartRefused {
  return new StartRefused(`The embedded PostgreSQL in ${folder} does not start. Its log ends:\n${logTail(folder)}`)
}
