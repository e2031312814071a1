// The commands of Assay. Each one runs on Node 20 and in a fresh clone: what a task needs is installed and built first,
// then the task runs under a current Node.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentFor, findNode, ROOT, say } from './node-runtime.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { installPackages } from './packages.mjs'
import { buildWeb } from './web-build.mjs'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const DEPCRUISE = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const KNIP = 'node_modules/knip/bin/knip.js'
const VITEST = 'node_modules/vitest/vitest.mjs'
const CRUISED = ['packages', 'apps', 'lab', 'journeys', 'tools', 'bench']
const SERVED = { needs: 'production', compileCache: true }

/** `needs` names the packages to install (production or everything), `web` a build of the web app. */
const TASKS = {
  start: { ...SERVED, web: true, flags: ['--max-semi-space-size=8'], run: ['apps/server/src/main.ts'] },
  cli: { ...SERVED, run: ['apps/server/src/cli/main.ts'], here: true },
  test: { web: true, run: ['tools/src/verify.ts'] },
  'test:full': { web: true, run: ['tools/src/verify.ts', 'full'] },
  'test:changed': { run: ['tools/src/test-changed.ts'] },
  bench: { run: ['bench/src/main.ts'] },
  fuzz: { run: ['bench/src/fuzz.ts'] },
  scale: { run: ['bench/src/scale/main.ts'] },
  lighthouse: { web: true, run: ['bench/src/lighthouse.ts'] },
  format: { run: [BIOME, 'check', '--linter-enabled=false', '.'] },
  'format:fix': { run: [BIOME, 'check', '--linter-enabled=false', '--write', '.'] },
  lint: { run: [BIOME, 'lint', '--error-on-warnings', '.'] },
  types: { run: ['tools/src/check-types.ts'] },
  imports: { run: [DEPCRUISE, '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...CRUISED] },
  unused: { run: [KNIP, '--no-progress'] },
  'test:unit': { run: [VITEST, 'run', '--project', 'unit', '--project', 'web'] },
  'test:server': { run: [VITEST, 'run', '--project', 'server'] },
  'test:browser': { web: true, run: [VITEST, 'run', '--project', 'journeys'] },
  'make:migration': { run: ['tools/src/make-migration.ts'] },
  'build:mail': { run: ['apps/server/src/platform/mail-writing/build-mail-layout.ts'] },
  'build:kernel': { run: ['tools/src/build-kernel.ts'] },
  'docs:errors': { run: ['tools/src/write-error-reference.ts'] },
  'docs:privacy': { run: ['tools/src/write-privacy-register.ts'] },
}

export async function runTask(name, args) {
  try {
    const task = TASKS[name]
    if (!task) throw new Error(`There is no task ${name}: ${Object.keys(TASKS).join(', ')}.`)
    const node = await prepare(task)
    if (task.compileCache) process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache', 'compiled')
    if (!task.here) process.chdir(ROOT)
    const [script, ...ownArgs] = task.run
    await execute(node, [...(task.flags ?? []), join(ROOT, script), ...ownArgs, ...args])
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** Installs and builds what the task needs, and returns the Node to run it with. */
function prepare(task) {
  return oneAtATime(() => {
    const node = findNode()
    installPackages(node, task.needs ?? 'everything')
    if (task.web) buildWeb(node)
    return node
  })
}

async function execute(node, args) {
  const env = { ...environmentFor(node), ASSAY_NPM_PID: String(findNpm()) }
  // Replaces this process where Node can, so that a server has no idle parent.
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], env)
  const child = spawn(node, args, { stdio: 'inherit', env })
  forwardSignals(child)
  await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
      resolve()
    })
  })
}

function forwardSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      // A terminal has already sent Ctrl-C to the whole group.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
}

/** The npm that runs this script. On Linux its shell may be in between, and would outlive a killed npm. */
function findNpm() {
  if (process.platform !== 'linux') return process.ppid
  const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? []
  return /^(da|ba)?sh$/.test(name) ? Number(parent) : process.ppid
}
