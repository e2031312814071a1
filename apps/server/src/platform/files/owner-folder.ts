import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const OWNER_ONLY = 0o700
const OF_OTHERS = 0o077

/** Creates a folder only its owner can enter; one from an earlier version is closed to others. */
export function openOwnerFolder(path: string): void {
  makeFolder(path)
  if (process.platform !== 'win32' && (statSync(path).mode & OF_OTHERS) !== 0) chmodSync(path, OWNER_ONLY)
}

/** Node's own way with all parents tries for ever where nothing can be made, such as below /proc. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (statSync(dirname(path), { throwIfNoEntry: false }) === undefined) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: OWNER_ONLY })
  } catch (error) {
    // Another start may have created it in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
