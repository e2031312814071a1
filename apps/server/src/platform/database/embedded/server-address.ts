// The embedded server's address: a Unix socket that only this user can open or, where Node has no Unix sockets
// (Windows), the loopback interface. Both require a password.
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Postmaster } from './postmaster-file.ts'
import { openSocketFolder } from './socket-folder.ts'

export type Transport = 'socket' | 'loopback'

export const DEFAULT_TRANSPORT: Transport = process.platform === 'win32' ? 'loopback' : 'socket'

export const DATABASE = 'assay'
/** The superuser, as initdb makes it. */
export const OWNER = 'assay'
export const SERVER_ROLE = 'assay_server'
const LOOPBACK = '127.0.0.1'

/** Settings for listening at a new address. Those for loopback pass through cmd.exe: no spaces, no percent signs. */
export async function transportSettings(folder: string, transport: Transport): Promise<string[]> {
  if (transport === 'socket')
    return ['listen_addresses=', `unix_socket_directories=${openSocketFolder(folder)}`, 'log_line_prefix=%m [%p] %a ']
  return [`listen_addresses=${LOOPBACK}`, 'unix_socket_directories=', `port=${await findFreePort()}`]
}

export interface ServerAddresses {
  /** For the server's own role, which is no superuser. */
  readonly url: string
  readonly ownerUrl: string
}

/** The addresses of a running server: its socket folder, or its port without one. */
export function addressesOf(folder: string, { socketFolder, port }: Postmaster): ServerAddresses {
  const place =
    socketFolder === ''
      ? `@${LOOPBACK}:${port}/${DATABASE}`
      : `@localhost/${DATABASE}?host=${encodeURIComponent(socketFolder)}`
  return {
    url: `postgres://${SERVER_ROLE}:${serverPassword(folder)}${place}`,
    ownerUrl: `postgres://${OWNER}:${passwordIn(ownerPasswordPath(folder))}${place}`,
  }
}

/** Arguments of initdb that control access. */
export function authenticationFlags(folder: string): string[] {
  const path = ownerPasswordPath(folder)
  passwordIn(path)
  return ['-U', OWNER, '-A', 'scram-sha-256', `--pwfile=${path}`]
}

export const serverPassword = (folder: string): string => passwordIn(`${folder}.server-password`)

const ownerPasswordPath = (folder: string): string => `${folder}.password`

/** Of several processes that start together, one makes the file; it appears whole. */
function passwordIn(path: string): string {
  if (!existsSync(path)) {
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, randomBytes(24).toString('hex'), { mode: 0o600 })
    try {
      linkSync(unfinished, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      unlinkSync(unfinished)
    }
  }
  return readFileSync(path, 'utf8').trim()
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, LOOPBACK, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
