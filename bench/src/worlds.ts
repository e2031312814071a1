/**
 * npm run worlds [-- 10000] [--seed 1]
 *
 * Random worlds, each ranked by the engine and by looking at everybody one by one; then again in another order of
 * arrival, in blocks of another size, out of the delta, out of a merged one, and by another thread over shared memory.
 */

import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { packChanged, packSorted, rank, unpackPool } from '@assay/ranking-engine'
import { defaultModel } from '@assay/ranking-engine/model/default-model'
import {
  checkWorld,
  optionsOf,
  poolOfWorld,
  type TriedWorld,
  worldArbitrary,
} from '@assay/ranking-engine/testing/check-world'
import { smallTaxonomy } from '@assay/ranking-engine/testing/small-world'
import fc from 'fast-check'

/** Shared memory is claimed from the machine in large pieces, so not every world gets its own. */
const SHARED_EVERY = 10
const CHUNK = 100

interface Asked {
  readonly sorted: NonNullable<ReturnType<typeof packSorted>>
  readonly changed: ReturnType<typeof packChanged>
  readonly world: TriedWorld
}

if (isMainThread) await tryWorlds()
else answerWorlds()

async function tryWorlds(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
  const wanted = Number(positionals[0] ?? 1000)
  const seed = Number(values.seed ?? 20_261_120)
  if (!Number.isInteger(wanted) || wanted < 1) throw new Error('How many worlds? A whole number.')
  const threads = Array.from({ length: Math.max(2, availableParallelism() - 1) }, () => {
    return new Worker(new URL(import.meta.url))
  })
  const found = { tried: 0, shared: 0, wrong: 0, matches: 0 }
  for (let from = 0; from < wanted; from += CHUNK) {
    const worlds = fc.sample(worldArbitrary, { seed: seed + from, numRuns: Math.min(CHUNK, wanted - from) })
    for (const world of worlds) {
      const isShared = found.tried % SHARED_EVERY === 0
      const wrong = [...checkWorld(world), ...(isShared ? await acrossThreads(world, threads) : [])]
      found.tried++
      if (isShared) found.shared++
      if (wrong.length === 0) continue
      found.wrong++
      say(`World ${found.tried} of seed ${seed}: ${wrong.join('; ')}`)
    }
    if ((from / CHUNK) % 10 === 9) say(`${found.tried} worlds, ${found.wrong} wrong`)
  }
  for (const thread of threads) await thread.terminate()
  say(
    `${found.tried} worlds of seed ${seed}, ${found.shared} of them by ${threads.length} threads as well: ${found.wrong} wrong.`,
  )
  if (found.wrong > 0) process.exitCode = 1
}

/** The same answer from a pool that lies in shared memory, here and in every thread. */
async function acrossThreads(world: TriedWorld, threads: readonly Worker[]): Promise<string[]> {
  const pool = poolOfWorld(world.profiles, { blockSize: world.blockSize, sharedFrom: 0 })
  const expected = JSON.stringify(rank(poolOfWorld(world.profiles), world.card, optionsOf(world)))
  const wrong = JSON.stringify(rank(pool, world.card, optionsOf(world))) === expected ? [] : ['shared memory']
  const sorted = packSorted(pool)
  if (sorted === null) return ['the pool does not lie in shared memory']
  const asked: Asked = { sorted, changed: packChanged(pool), world }
  const answers = await Promise.all(threads.map((thread) => ask(thread, asked)))
  return [...wrong, ...answers.flatMap((answer, number) => (answer === expected ? [] : [`thread ${number}`]))]
}

function ask(thread: Worker, asked: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (answer: string) => {
      thread.off('error', reject)
      resolve(answer)
    })
    thread.postMessage(asked)
  })
}

function answerWorlds(): void {
  parentPort?.on('message', ({ sorted, changed, world }: Asked) => {
    const options = { taxonomy: smallTaxonomy, model: defaultModel, exchange: {}, known: new Map() }
    const pool = unpackPool(sorted, changed, options)
    parentPort?.postMessage(JSON.stringify(rank(pool, world.card, optionsOf(world))))
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
