import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartRefused } from '../../errors/start-refused.ts'

// 107 on Linux, 103 on macOS.
const MAX_SOCKET_PATH_LENGTH = 103
const SOCKET_NAME = '.s.PGSQL.5432'

/** A short private folder for the socket: socket paths are limited in length, data directories are not. */
export function openSocketFolder(dataFolder: string): string {
  const identity = `${realpathSync(dataFolder)} ${statSync(dataFolder).ino}`
  const name = `assay-${createHash('sha256').update(identity).digest('hex').slice(0, 12)}`
  const preferred = join(tmpdir(), name)
  const folder = join(preferred, SOCKET_NAME).length <= MAX_SOCKET_PATH_LENGTH ? preferred : join('/tmp', name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(folder)
  const isPrivate = lstatSync(folder).isDirectory() && uid === process.getuid?.() && (mode & 0o077) === 0
  if (!isPrivate)
    throw new StartRefused(`${folder} must be a directory that belongs to this user and that no one else can enter.`)
  return folder
}
