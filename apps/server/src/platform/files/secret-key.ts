import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../errors/start-refused.ts'

const KEY_BYTES = 32

/** A key of this installation, in a file that only its owner can read; made at the first start. */
export function readSecretKey(dataDir: string, name: string): Buffer {
  const path = join(dataDir, `${name}.key`)
  try {
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  if (key.length === KEY_BYTES) return key
  throw new StartRefused(`${path} contains no key. Restore the file from your backup.`)
}

/** The key of what candidates volunteer for bias audits. */
export const demographicsKeyOf = (settings: { demographicsKey: Buffer | undefined; dataDir: string }): Buffer =>
  settings.demographicsKey ?? readSecretKey(settings.dataDir, 'demographics')
