// Each process that uses the embedded PostgreSQL holds a named pipe open, and a shell beside the server reads it. The
// system closes the pipe of a process however it ends, so that the shell reads its end when the last one has gone, also
// by SIGKILL. Then it stops the server.
import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A server that has not stopped by then is stopped without waiting; the next start recovers. */
export const STOPS_WITHIN_S = 20

export interface PipeHold {
  readonly release: () => void
}

/**
 * `$$` is the server, which the shell becomes. What ends a whole group of processes is left to the server itself. One
 * that is asked to stop while it recovers from a crash may wait for itself forever (PostgreSQL 18), and is stopped
 * without waiting.
 */
const WATCHED = `
(trap '' HUP INT TERM
{ cat "$1" >/dev/null
  runs() { [ "$(head -n 1 "$2/postmaster.pid" 2>/dev/null)" = $$ ]; }
  if runs "$@"; then
    kill -INT $$
    left=${STOPS_WITHIN_S}
    while [ $left -gt 0 ] && runs "$@"; do sleep 1; left=$((left - 1)); done
    if runs "$@"; then kill -QUIT $$; fi
  fi
} 2>/dev/null &)
shift 2
exec "$@"`

/** A command that runs the server of the folder and watches the pipe. */
export function watched(socketFolder: string, folder: string, command: readonly string[]): [string, string[]] {
  return ['/bin/sh', ['-c', WATCHED, 'assay', pipeIn(socketFolder), folder, ...command]]
}

/**
 * Makes the pipe if it is missing, and holds it for a server that is about to start. null: this system has no named
 * pipes, and the server ends with the last process that leaves in order.
 */
export function makePipe(socketFolder: string): PipeHold | null {
  const path = pipeIn(socketFolder)
  if (!isPipe(path)) spawnSync('mkfifo', ['-m', '600', path], { stdio: 'ignore' })
  // For reading, too: opened for writing alone, it would wait for its reader.
  return isPipe(path) ? holdAt(path, constants.O_RDWR) : null
}

/** Holds the pipe of a running server. null: nothing reads it, because the server is about to stop or is not watched. */
export function joinPipe(socketFolder: string): PipeHold | null {
  const path = pipeIn(socketFolder)
  if (!isPipe(path)) return null
  try {
    return holdAt(path, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (['ENXIO', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

const pipeIn = (socketFolder: string): string => join(socketFolder, 'presence')

const isPipe = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFIFO() === true

function holdAt(path: string, flags: number): PipeHold {
  let descriptor: number | null = openSync(path, flags)
  return {
    release: () => {
      if (descriptor !== null) closeSync(descriptor)
      descriptor = null
    },
  }
}
