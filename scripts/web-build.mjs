// Builds the web app when its sources have changed since the last successful build.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from './fingerprint.mjs'
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

export function buildWeb(node) {
  const wanted = fingerprintOf(SOURCES)
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
