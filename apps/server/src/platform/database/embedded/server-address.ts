// The embedded server's address: a Unix socket that only this user can open or, where Node has no Unix sockets
// (Windows), the loopback interface with a password.
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Postmaster } from './postmaster-file.ts'
import { openSocketFolder } from './socket-folder.ts'

export type Transport = 'socket' | 'loopback'

export const DEFAULT_TRANSPORT: Transport = process.platform === 'win32' ? 'loopback' : 'socket'

const DATABASE = 'assay'
const USER = 'assay'
const LOOPBACK = '127.0.0.1'

/** Settings for listening at a new address. Those for loopback pass through cmd.exe: no spaces, no percent signs. */
export async function transportSettings(folder: string, transport: Transport): Promise<string[]> {
  if (transport === 'socket')
    return ['listen_addresses=', `unix_socket_directories=${openSocketFolder(folder)}`, 'log_line_prefix=%m [%p] %a ']
  return [`listen_addresses=${LOOPBACK}`, 'unix_socket_directories=', `port=${await findFreePort()}`]
}

/** The address of a running server: its socket folder, or its port without one. */
export function addressOf(folder: string, { socketFolder, port }: Postmaster): string {
  if (socketFolder !== '') return `postgres://${USER}@localhost/${DATABASE}?host=${encodeURIComponent(socketFolder)}`
  return `postgres://${USER}:${readPassword(folder)}@${LOOPBACK}:${port}/${DATABASE}`
}

/** The same server's maintenance database, which always exists. */
export function maintenanceAddress(address: string): string {
  const url = new URL(address)
  url.pathname = '/postgres'
  return url.href
}

/** Arguments of initdb that control access. */
export function authenticationFlags(folder: string, transport: Transport): string[] {
  const flags = ['-U', USER, '-A', transport === 'socket' ? 'trust' : 'scram-sha-256']
  return transport === 'socket' ? flags : [...flags, `--pwfile=${createPassword(folder)}`]
}

function createPassword(folder: string): string {
  const path = passwordPath(folder)
  try {
    writeFileSync(path, randomBytes(24).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return path
}

const readPassword = (folder: string): string => readFileSync(passwordPath(folder), 'utf8').trim()

const passwordPath = (folder: string): string => `${folder}.password`

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
