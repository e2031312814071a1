/**
 * npm run fuzz [-- 10000] [--seed 1]
 *
 * Each fuzz case is ranked by the engine and by the reference implementation. The engine then ranks it again with the
 * candidates in another order, in blocks of another size, from the delta, after a merge, in several shares, and over
 * shared memory by other threads, alone and together.
 */

import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import {
  coordinateSearch,
  openSharedState,
  type Pool,
  packChanged,
  packSorted,
  rank,
  resetSharedState,
  type SharedState,
  unpackPool,
} from '@assay/ranking-engine'
import { defaultModel } from '@assay/ranking-engine/model/default-model'
import { joinSearch } from '@assay/ranking-engine/sharing/join-search'
import {
  checkCase,
  type FuzzCase,
  fuzzCaseArbitrary,
  optionsOf,
  poolOfCase,
} from '@assay/ranking-engine/testing/check-case'
import { smallTaxonomy } from '@assay/ranking-engine/testing/fixtures'
import fc from 'fast-check'

/** Shared memory is allocated in large blocks, so only some cases get their own. */
const SHARED_EVERY = 10
const CHUNK = 100
let sharedState: SharedState | null = null

interface Asked {
  readonly sorted: NonNullable<ReturnType<typeof packSorted>>
  readonly changed: ReturnType<typeof packChanged>
  readonly fuzzCase: FuzzCase
  /** The worker slot in a search coordinated by another thread; null when the worker answers alone. */
  readonly place: { readonly state: SharedState; readonly slot: number } | null
}

type WorkerState = 'joined' | 'left'

if (isMainThread) await runCases()
else answerCases()

async function runCases(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
  const wanted = Number(positionals[0] ?? 1000)
  const seed = Number(values.seed ?? 20_261_120)
  if (!Number.isInteger(wanted) || wanted < 1) throw new Error('How many cases? Give a whole number.')
  const threads = Array.from({ length: Math.max(2, availableParallelism() - 1) }, () => {
    return new Worker(new URL(import.meta.url))
  })
  const found = { tried: 0, shared: 0, wrong: 0, matches: 0 }
  for (let from = 0; from < wanted; from += CHUNK) {
    const cases = fc.sample(fuzzCaseArbitrary, { seed: seed + from, numRuns: Math.min(CHUNK, wanted - from) })
    for (const fuzzCase of cases) {
      const isShared = found.tried % SHARED_EVERY === 0
      const wrong = [...checkCase(fuzzCase), ...(isShared ? await acrossThreads(fuzzCase, threads) : [])]
      found.tried++
      if (isShared) found.shared++
      if (wrong.length === 0) continue
      found.wrong++
      say(`Case ${found.tried} of seed ${seed}: ${wrong.join('; ')}`)
    }
    if ((from / CHUNK) % 10 === 9) say(`${found.tried} cases, ${found.wrong} wrong`)
  }
  for (const thread of threads) await thread.terminate()
  say(
    `${found.tried} cases of seed ${seed}, ${found.shared} of them by ${threads.length} threads as well: ${found.wrong} wrong.`,
  )
  if (found.wrong > 0) process.exitCode = 1
}

/** The same answer from a pool in shared memory, in this thread and in every worker. */
async function acrossThreads(fuzzCase: FuzzCase, threads: readonly Worker[]): Promise<string[]> {
  const pool = poolOfCase(fuzzCase.profiles, { blockSize: fuzzCase.blockSize, sharedFrom: 0 })
  const expected = JSON.stringify(rank(poolOfCase(fuzzCase.profiles), fuzzCase.criteria, optionsOf(fuzzCase)))
  const wrong = JSON.stringify(rank(pool, fuzzCase.criteria, optionsOf(fuzzCase))) === expected ? [] : ['shared memory']
  const sorted = packSorted(pool)
  if (sorted === null) return ['the pool does not lie in shared memory']
  const asked: Asked = { sorted, changed: packChanged(pool), fuzzCase, place: null }
  const answers = await Promise.all(threads.map((thread) => ask(thread, asked)))
  const alone = answers.flatMap((answer, number) => (answer === expected ? [] : [`thread ${number}`]))
  const together: string[] = []
  for (const workers of [threads.slice(0, 1), threads.slice(0, 2)]) {
    const found = await rankTogether(pool, asked, workers)
    if (found !== expected) together.push(`${workers.length + 1} threads together`)
  }
  return [...wrong, ...alone, ...together]
}

/** This thread coordinates once all workers have joined; each block goes to the thread that claims it. */
async function rankTogether(pool: Pool, asked: Asked, workers: readonly Worker[]): Promise<string> {
  sharedState ??= openSharedState()
  const state = sharedState
  resetSharedState(state, workers.length)
  await Promise.all(workers.map((thread, slot) => ask(thread, { ...asked, place: { state, slot } })))
  const left = workers.map(nextMessage)
  const { fuzzCase } = asked
  const ranking = rank(pool, fuzzCase.criteria, { ...optionsOf(fuzzCase), execution: coordinateSearch(state) })
  await Promise.all(left)
  return JSON.stringify(ranking)
}

function ask(thread: Worker, asked: Asked): Promise<string> {
  const answer = nextMessage(thread)
  thread.postMessage(asked)
  return answer
}

function nextMessage(thread: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (answer: string) => {
      thread.off('error', reject)
      resolve(answer)
    })
  })
}

function answerCases(): void {
  parentPort?.on('message', ({ sorted, changed, fuzzCase, place }: Asked) => {
    const options = { taxonomy: smallTaxonomy, model: defaultModel, exchange: {}, known: new Map() }
    const pool = unpackPool(sorted, changed, options)
    if (place === null) parentPort?.postMessage(JSON.stringify(rank(pool, fuzzCase.criteria, optionsOf(fuzzCase))))
    else {
      const runNextRound = joinSearch(place.state, place.slot, pool, fuzzCase.criteria, optionsOf(fuzzCase))
      parentPort?.postMessage('joined' satisfies WorkerState)
      while (runNextRound?.());
      parentPort?.postMessage('left' satisfies WorkerState)
    }
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
