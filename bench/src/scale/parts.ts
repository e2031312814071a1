/** The programs of an installation on several machines, here all on this one. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { asUnprivileged } from '@assay/server/platform/database/embedded/postgres-account'
import { findDebianBinaries } from '@assay/server/platform/database/embedded/postgres-binaries'

export interface Programs {
  readonly postgres: string
  readonly pgbouncer: string
  readonly haproxy: string
}

const POLL_MS = 50

/** Null, and the names of what is not installed, if anything is missing. */
export function findPrograms(): { readonly programs: Programs | null; readonly missing: readonly string[] } {
  const postgres = findDebianBinaries()?.folder
  const pgbouncer = firstExisting(['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'])
  const haproxy = firstExisting(['/usr/sbin/haproxy', '/usr/bin/haproxy'])
  if (postgres !== undefined && pgbouncer !== undefined && haproxy !== undefined)
    return { programs: { postgres, pgbouncer, haproxy }, missing: [] }
  const found = { 'PostgreSQL 15 of Debian': postgres, pgbouncer, HAProxy: haproxy }
  const missing = Object.entries(found).flatMap(([name, path]) => (path === undefined ? [name] : []))
  return { programs: null, missing }
}

const firstExisting = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path))

export interface Part {
  readonly child: ChildProcess
  /** The last lines that it wrote. */
  said(): string
  signal(signal: NodeJS.Signals): void
  /** Resolves when the process has exited. */
  stop(signal: NodeJS.Signals): Promise<void>
}

const started = new Set<Part>()

/** PostgreSQL and pgbouncer refuse to run as root. */
export function startPart(
  command: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string>>; isUnprivileged?: boolean } = {},
): Part {
  const [program, all] = options.isUnprivileged ? asUnprivileged(command, args) : [command, [...args]]
  const child = spawn(program, all, {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4_000)
    })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const part: Part = {
    child,
    said: () => said,
    signal: (signal) => void child.kill(signal),
    stop: async (signal) => {
      child.kill(signal)
      await ended
      started.delete(part)
    },
  }
  started.add(part)
  return part
}

/** Ends whatever is left, the last one first. */
export async function stopAllParts(): Promise<void> {
  for (const part of [...started].reverse()) await part.stop('SIGKILL')
}

export function runToEnd(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const [program, all] = asUnprivileged(command, args)
  const { status, stderr } = spawnSync(program, all, { env: { PATH: process.env['PATH'], ...env }, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}

export async function until(what: string, holds: () => Promise<boolean> | boolean, seconds = 60): Promise<void> {
  const deadline = performance.now() + seconds * 1_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Not within ${seconds} seconds: ${what}.`)
    await sleep(POLL_MS)
  }
}

/** Chosen by the system, and all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => openPort()))
  return Promise.all(
    servers.map(async (server) => {
      const { port } = server.address() as { port: number }
      await new Promise((resolve) => server.close(resolve))
      return port
    }),
  )
}

function openPort(): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
  })
}
