// What tells whether something made from sources is outdated.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './node-runtime.mjs'

const NOT_SOURCES = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)|\.test\.tsx?$|routeTree\.gen\.ts$/

/** Of the files in the folders, without tests, and of the single files: paths from the root. */
export function fingerprintOf(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => listFiles(source)))
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(join(ROOT, path))) return []
  if (statSync(join(ROOT, path)).isFile()) return [path]
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`
      if (NOT_SOURCES.test(child)) return []
      return entry.isDirectory() ? listFiles(child) : [child]
    })
}
