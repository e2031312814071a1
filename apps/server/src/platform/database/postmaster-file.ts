// postmaster.pid says which process serves a data directory, where its socket is, and whether it is ready.
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Postmaster {
  readonly pid: number
  readonly socketFolder: string
  readonly isReady: boolean
}

/** null when nobody serves the directory, whatever a file left behind may claim. */
export function readPostmaster(folder: string): Postmaster | null {
  const lines = readLines(pathIn(folder))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !serves(pid, folder)) return null
  return { pid, socketFolder: lines[4]?.trim() ?? '', isReady: lines[7]?.trim() === 'ready' }
}

/** PostgreSQL would refuse to start when the process named in a file left behind now is some other program. */
export function removeMisleadingFile(folder: string): void {
  const pid = Number(readLines(pathIn(folder))[0])
  if (pid > 1 && !serves(pid, folder)) rmSync(pathIn(folder), { force: true })
}

const pathIn = (folder: string): string => join(folder, 'postmaster.pid')

function serves(pid: number, folder: string): boolean {
  if (readLines(`/proc/${pid}/comm`)[0] !== 'postgres') return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch (error) {
    if (isGone(error)) return false
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
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
