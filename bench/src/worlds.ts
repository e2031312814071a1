/**
 * npm run worlds [-- 10000] [--seed 1]
 *
 * Random worlds, each ranked by the engine and by looking at everybody one by one; then again in another order of
 * arrival, in blocks of another size, out of the delta, out of a merged one, in several shares, and over shared memory by other
 * threads and by several of them together.
 */

import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import {
  type Board,
  clearBoard,
  leadTeam,
  openBoard,
  type Pool,
  packChanged,
  packSorted,
  rank,
  unpackPool,
} from '@assay/ranking-engine'
import { defaultModel } from '@assay/ranking-engine/model/default-model'
import { sitDown } from '@assay/ranking-engine/sharing/assist'
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
let table: Board | null = null

interface Asked {
  readonly sorted: NonNullable<ReturnType<typeof packSorted>>
  readonly changed: ReturnType<typeof packChanged>
  readonly world: TriedWorld
  /** Where it shares in the search that another thread leads; null where it answers by itself. */
  readonly place: { readonly board: Board; readonly seat: number } | null
}

type Said = 'seated' | 'left'

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
  const expected = JSON.stringify(rank(poolOfWorld(world.profiles), world.criteria, optionsOf(world)))
  const wrong = JSON.stringify(rank(pool, world.criteria, optionsOf(world))) === expected ? [] : ['shared memory']
  const sorted = packSorted(pool)
  if (sorted === null) return ['the pool does not lie in shared memory']
  const asked: Asked = { sorted, changed: packChanged(pool), world, place: null }
  const answers = await Promise.all(threads.map((thread) => ask(thread, asked)))
  const alone = answers.flatMap((answer, number) => (answer === expected ? [] : [`thread ${number}`]))
  const together: string[] = []
  for (const helpers of [threads.slice(0, 1), threads.slice(0, 2)]) {
    const found = await askTogether(pool, asked, helpers)
    if (found !== expected) together.push(`${helpers.length + 1} threads together`)
  }
  return [...wrong, ...alone, ...together]
}

/** This thread leads when all others have their seats; blocks go to whoever takes them. */
async function askTogether(pool: Pool, asked: Asked, helpers: readonly Worker[]): Promise<string> {
  table ??= openBoard()
  const board = table
  clearBoard(board, helpers.length)
  await Promise.all(helpers.map((thread, seat) => ask(thread, { ...asked, place: { board, seat } })))
  const left = helpers.map(nextWord)
  const { world } = asked
  const ranking = rank(pool, world.criteria, { ...optionsOf(world), team: leadTeam(board) })
  await Promise.all(left)
  return JSON.stringify(ranking)
}

function ask(thread: Worker, asked: Asked): Promise<string> {
  const answer = nextWord(thread)
  thread.postMessage(asked)
  return answer
}

function nextWord(thread: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (answer: string) => {
      thread.off('error', reject)
      resolve(answer)
    })
  })
}

function answerWorlds(): void {
  parentPort?.on('message', ({ sorted, changed, world, place }: Asked) => {
    const options = { taxonomy: smallTaxonomy, model: defaultModel, exchange: {}, known: new Map() }
    const pool = unpackPool(sorted, changed, options)
    if (place === null) parentPort?.postMessage(JSON.stringify(rank(pool, world.criteria, optionsOf(world))))
    else {
      const help = sitDown(place.board, place.seat, pool, world.criteria, optionsOf(world))
      parentPort?.postMessage('seated' satisfies Said)
      while (help?.());
      parentPort?.postMessage('left' satisfies Said)
    }
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
