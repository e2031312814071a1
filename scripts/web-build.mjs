// Builds the web app when its sources have changed since the last successful build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentFor, ROOT, say } from './node-runtime.mjs'

const WEB = join(ROOT, 'apps', 'web')
const STAMP = join(ROOT, '.cache', 'web-build')
const SOURCES = [
  'apps/web',
  'packages/ui',
  'packages/contracts',
  'packages/jsonapi',
  'packages/taxonomy',
  'package-lock.json',
]
const NOT_SOURCES = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)|\.test\.tsx?$|routeTree\.gen\.ts$/

export function buildWeb(node) {
  const wanted = fingerprint()
  if (existsSync(join(WEB, 'dist', 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  say('Building the web app …')
  rmSync(STAMP, { force: true })
  const outcome = spawnSync(
    node,
    [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: WEB,
      env: { ...environmentFor(node), NODE_ENV: 'production' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  if (outcome.status !== 0)
    throw new Error(`The web app could not be built:\n${outcome.stdout}${outcome.stderr}`.trim())
  // Only after success: a failed build can leave an index.html that looks complete.
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, wanted)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => listFiles(source)))
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(join(ROOT, path))) return []
  if (path.endsWith('.json') && !path.includes('/')) return [path]
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`
      if (NOT_SOURCES.test(child)) return []
      return entry.isDirectory() ? listFiles(child) : [child]
    })
}
