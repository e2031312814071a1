import { Worker } from 'node:worker_threads'

const LOOK_EVERY_MS = 5_000
/** Longer than anything that is computed in one go, and a stopped debugger or a sleeping machine are no reason either. */
const LOOKS_WITHOUT_LIFE = 24

// A separate thread, since the frozen one runs nothing. It counts its own checks: after a pause of the whole machine
// both continue together.
const WATCHER = `
  const { workerData: { life, everyMs, looks }, parentPort } = require('node:worker_threads')
  const { writeSync } = require('node:fs')
  let seen = -1
  let without = 0
  setInterval(() => {
    const now = Atomics.load(life, 0)
    without = now === seen ? without + 1 : 0
    seen = now
    if (without < looks) return
    writeSync(2, 'Nothing has been answered for ' + Math.round((looks * everyMs) / 1000) + ' seconds: the process ends, to be started again.\\n')
    process.kill(process.pid, 'SIGKILL')
  }, everyMs)
`

/**
 * Ends the process if its main thread does nothing any more, such as in a loop without an end: a service manager
 * starts it again, while a frozen process would only refuse to answer. Returns how to stop watching.
 */
export function endWhenFrozen({ everyMs = LOOK_EVERY_MS, looks = LOOKS_WITHOUT_LIFE } = {}): () => Promise<unknown> {
  const life = new Int32Array(new SharedArrayBuffer(4))
  const beat = setInterval(() => Atomics.add(life, 0, 1), everyMs / 2).unref()
  const watcher = new Worker(WATCHER, {
    eval: true,
    execArgv: [],
    workerData: { life, everyMs, looks },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  })
  // Without the watcher the server works as well.
  watcher.on('error', () => undefined)
  watcher.unref()
  return () => {
    clearInterval(beat)
    return watcher.terminate()
  }
}
