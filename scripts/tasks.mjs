// Every command of Assay comes through here, on any Node from 20 and with nothing installed: what the task needs is
// prepared, and then the task runs under a current Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environmentFor, findNode, ROOT, say } from './node-runtime.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { installPackages } from './packages.mjs'
import { buildWeb } from './web-build.mjs'

const TASKS = {
  start: { extent: 'production', web: true, script: 'apps/server/src/main.ts' },
  cli: { extent: 'production', web: false, script: 'apps/server/src/cli/main.ts' },
  verify: { extent: 'everything', web: true, script: 'tools/src/verify.ts' },
  bench: { extent: 'everything', web: false, script: 'bench/src/main.ts' },
  worlds: { extent: 'everything', web: false, script: 'bench/src/worlds.ts' },
  lighthouse: { extent: 'everything', web: true, script: 'bench/src/lighthouse.ts' },
}

/** Installs and builds what the task needs, and answers the Node to run it with. */
function prepare(name) {
  const task = TASKS[name]
  if (!task) throw new Error(`There is no task ${name}: ${Object.keys(TASKS).join(', ')}.`)
  return oneAtATime(() => {
    const node = findNode()
    installPackages(node, task.extent)
    if (task.web) buildWeb(node)
    return node
  })
}

/** For a shell that then runs the task in its own place, so that a server has no idle parent beside it. */
export async function printNode(name) {
  await inPlainWords(async () => process.stdout.write(`${await prepare(name)}\n`))
}

export async function runTask(name, args) {
  await inPlainWords(async () => {
    const node = await prepare(name)
    if (name === 'cli') process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache', 'compiled')
    await hand(node, [join(ROOT, TASKS[name].script), ...args])
  })
}

/** Runs the script in the caller's folder, hands signals on, and ends as it ended. */
function hand(node, args) {
  const child = spawn(node, args, { stdio: 'inherit', env: environmentFor(node) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      // A terminal has already sent Ctrl-C to the whole group.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
      resolve()
    })
  })
}

async function inPlainWords(work) {
  try {
    await work()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
