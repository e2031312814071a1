// Reads postmaster.pid, which names the process that serves a data directory, its port and socket folder, and whether
// it is ready.
import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isProcessAlive } from '../../lifecycle/process-alive.ts'

export interface Postmaster {
  readonly pid: number
  /** Empty when the server listens on the loopback interface only. */
  readonly socketFolder: string
  readonly port: number
  readonly isReady: boolean
  /** It has been asked to stop, and accepts no one. */
  readonly isStopping: boolean
}

/** null if no process serves the directory, whatever a stale file claims. */
export function readPostmaster(folder: string): Postmaster | null {
  const lines = readLines(pathIn(folder))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !serves(pid, folder)) return null
  const [port, socketFolder] = [Number(lines[3]), lines[4]?.trim() ?? '']
  const status = lines[7]?.trim()
  return { pid, socketFolder, port, isReady: status === 'ready', isStopping: status === 'stopping' }
}

/** PostgreSQL refuses to start if the process id in a stale file now belongs to another program. */
export function removeMisleadingFile(folder: string): void {
  const pid = Number(readLines(pathIn(folder))[0])
  if (pid > 1 && !serves(pid, folder)) rmSync(pathIn(folder), { force: true })
}

const pathIn = (folder: string): string => join(folder, 'postmaster.pid')

function serves(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return isProcessAlive(pid) && isPostgres(pid)
  if (readLines(`/proc/${pid}/comm`)[0] !== 'postgres') return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch (error) {
    if (isGone(error)) return false
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

// Without /proc a process's folder is unknown, so its name has to do.
function isPostgres(pid: number): boolean {
  const [command, args] =
    process.platform === 'win32'
      ? (['tasklist', ['/NH', '/FI', `PID eq ${pid}`]] as const)
      : (['ps', ['-o', 'comm=', '-p', String(pid)]] as const)
  return spawnSync(command, args, { encoding: 'utf8', windowsHide: true }).stdout?.includes('postgres') ?? false
}

const readLines = (path: string): string[] => {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

const isGone = (error: unknown): boolean => ['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')
