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
}

async function runTask(name, args) {
  const task = TASKS[name]
  if (!task) throw new Error(`There is no task ${name}: ${Object.keys(TASKS).join(', ')}.`)
  const node = await oneAtATime(() => {
    const found = findNode()
    installPackages(found, task.extent)
    if (task.web) buildWeb(found)
    return found
  })
  await hand(node, [join(ROOT, task.script), ...args])
}

/** Runs the script in the caller's folder, hands signals on, and ends as it ended. */
function hand(node, args) {
  const child = spawn(node, args, { stdio: 'inherit', env: environmentFor(node) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      // A terminal has already sent Ctrl-C to the whole group; twice would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  const watch = stopWithoutParent(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
      resolve()
    })
  })
}

// An npm that was killed cannot pass that on: then nobody is left who could stop the server.
function stopWithoutParent(child) {
  const parent = process.ppid
  return setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) child.kill('SIGTERM')
  }, 1000)
}

/** Runs the task; what goes wrong before it begins is said in plain words. */
export async function main(name, args) {
  try {
    await runTask(name, args)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
