import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** Databases of a whole run, with plenty of room. */
const NEEDED_BYTES = 4 * 2 ** 30

/**
 * Where tests keep databases and data folders. In memory where there is room: copying the thousand files of a database
 * costs more on a disk than most test files do.
 */
export function findTemporaryFolder(): string {
  if (process.env['TMPDIR'] !== undefined || process.platform !== 'linux') return tmpdir()
  return hasRoom() && runsPrograms() ? IN_MEMORY : tmpdir()
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES
  } catch {
    return false
  }
}

// Containers mount it without the right to execute.
function runsPrograms(): boolean {
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.includes(` ${IN_MEMORY} `))
  return mounted !== undefined && !/\bnoexec\b/.test(mounted)
}
