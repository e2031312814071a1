// Starts and stops the PostgreSQL process. Windows has no SIGINT for another process, and its `postgres.exe` refuses an
// administrator, so `pg_ctl` does both there. On other systems the process is a direct child, which one signal ends.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asUnprivileged } from './postgres-account.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { Postmaster } from './postmaster-file.ts'
import { watched } from './presence-pipe.ts'
import { type Transport, transportSettings } from './server-address.ts'
import { openSocketFolder } from './socket-folder.ts'

export interface ServerProcess {
  readonly binaries: PostgresBinaries
  readonly folder: string
  readonly transport: Transport
}

const LOG_LIMIT_BYTES = 5_000_000
const POLL_MS = 10

/** Runs until the server ends or, under pg_ctl, until it is ready. A watched one ends when nothing holds its pipe. */
export async function launchServer(
  server: ServerProcess,
  settings: readonly string[],
  { isWatched = false } = {},
): Promise<ChildProcess> {
  const { folder, transport } = server
  const flags = [...settings, ...(await transportSettings(folder, transport))].flatMap((setting) => ['-c', setting])
  const log = openLog(folder)
  const child =
    transport === 'socket'
      ? run(server, 'postgres', ['-D', folder, ...flags], log, isWatched)
      : run(server, 'pg_ctl', ['start', '-D', folder, '-l', logPath(folder), '-o', flags.join(' ')], 'ignore')
  closeSync(log)
  child.unref()
  return child
}

/** Whether the running server is the launched one rather than another process's. */
export async function isLaunched(
  child: ChildProcess | null,
  postmaster: Postmaster,
  transport: Transport,
): Promise<boolean> {
  if (child === null) return false
  if (transport === 'socket') return child.pid === postmaster.pid
  // pg_ctl notices only at its next look, after connections are accepted, that its server is ready.
  while (!hasEnded(child)) await sleep(POLL_MS)
  return child.exitCode === 0
}

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

export function stopServer(server: ServerProcess, pid: number, mode: 'fast' | 'immediate'): void {
  if (server.transport === 'socket') process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  else run(server, 'pg_ctl', ['stop', '-D', server.folder, '-W', '-m', mode], 'ignore').unref()
}

export function logTail(folder: string): string {
  const path = logPath(folder)
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '(no log)'
}

function run(
  { binaries, folder }: ServerProcess,
  program: string,
  args: string[],
  output: number | 'ignore',
  isWatched = false,
): ChildProcess {
  const plain = asUnprivileged(join(binaries.folder, program), args)
  const [command, ownArgs] = isWatched ? watched(openSocketFolder(folder), folder, plain.flat()) : plain
  return spawn(command, ownArgs, {
    stdio: ['ignore', output, output],
    // Detached, or Ctrl-C would reach PostgreSQL before the application has closed its connections.
    detached: true,
    windowsHide: true,
  })
}

function openLog(folder: string): number {
  const path = logPath(folder)
  const isLarge = existsSync(path) && statSync(path).size > LOG_LIMIT_BYTES
  return openSync(path, isLarge ? 'w' : 'a', 0o600)
}

const logPath = (folder: string): string => `${folder}.log`
