// A PostgreSQL with the demo, which takes a minute to load: `npm test`, the full run after it and single journeys share it.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOUR_MS } from '@assay/server/platform/time/durations'

const CACHE = fileURLToPath(new URL('../../.cache/demo', import.meta.url))
const FINGERPRINT = new URL('../../scripts/fingerprint.mjs', import.meta.url).href
const SOURCES = ['apps/server', 'packages', 'journeys/src/site.ts', 'package-lock.json']
/** The demo's deadlines and interviews lie around the moment at which it is loaded. */
const MAX_AGE_MS = HOUR_MS
const UNFINISHED = '.unfinished-'

/** The folder of a demo of today's sources; `load` makes it where none is younger than an hour. */
export async function keepDemo(load: (keptAt: string) => Promise<void>): Promise<string> {
  const { fingerprintOf } = (await import(FINGERPRINT)) as { fingerprintOf: (sources: readonly string[]) => string }
  const kept = join(CACHE, fingerprintOf(SOURCES))
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name)
    // Each takes some 200 MB, so one of other sources is not kept beside it.
    const isOfOthers = folder !== kept && !name.includes(UNFINISHED)
    if (isOfOthers || isOld(folder)) rmSync(folder, { recursive: true })
  }
  if (existsSync(kept)) return kept
  const unfinished = `${kept}${UNFINISHED}${process.pid}`
  await load(unfinished)
  // Another run may have been faster.
  if (existsSync(kept)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, kept)
  return kept
}

const isOld = (folder: string): boolean => Date.now() - statSync(folder).mtimeMs > MAX_AGE_MS
