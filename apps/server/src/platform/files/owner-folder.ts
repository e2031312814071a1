import { chmodSync, mkdirSync, statSync } from 'node:fs'

const OWNER_ONLY = 0o700
const OF_OTHERS = 0o077

/** Creates a folder only its owner can enter; one from an earlier version is closed to others. */
export function openOwnerFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY })
  if (process.platform !== 'win32' && (statSync(path).mode & OF_OTHERS) !== 0) chmodSync(path, OWNER_ONLY)
}
