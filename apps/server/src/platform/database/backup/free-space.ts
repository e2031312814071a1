import { statfs } from 'node:fs/promises'

const ENOUGH_BYTES = 128 * 1024 * 1024
const GOOD_FOR_MS = 10_000

/** Returns a check for free disk space: on a full disk PostgreSQL only reads. */
export function watchFreeSpace(folder: string | null): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY
  let isEnough = true
  return async () => {
    if (folder === null || performance.now() - askedAt < GOOD_FOR_MS) return isEnough
    askedAt = performance.now()
    const { bavail, bsize } = await statfs(folder)
    isEnough = bavail * bsize > ENOUGH_BYTES
    return isEnough
  }
}
