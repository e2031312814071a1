// Runs in a worker thread: see search-threads.ts.
import { parentPort } from 'node:worker_threads'
import {
  coordinateSearch,
  endRounds,
  type Model,
  type Pool,
  runWorker,
  type SortedParcel,
  unpackPool,
} from '@assay/ranking-engine'
import { engineOptionsWith } from './engine-options.ts'
import { type JobInput, type JobName, runJob } from './pool-jobs.ts'
import type { FromThread, ToThread } from './thread-messages.ts'

let options = { ...engineOptionsWith([]), known: new Map() }
const models = new Map<number, Model>()
let sorted: SortedParcel | null = null
let pool: Pool | null = null

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'job') parentPort?.postMessage(answer(message))
  else if (message.kind === 'help') parentPort?.postMessage(help(message))
  else {
    if (message.edits !== null) options = { ...engineOptionsWith(message.edits), known: new Map() }
    sorted = message.sorted ?? sorted
    pool = sorted === null ? null : unpackPool(sorted, message.changed, options)
  }
})

function answer({ name, input, model, state }: Extract<ToThread, { kind: 'job' }>): FromThread {
  try {
    if (pool === null) throw new Error('The thread has no pool yet.')
    const [options, ...rest] = withModel(input, model)
    const execution = state === null ? {} : { execution: coordinateSearch(state) }
    const asked = [{ ...(options as object), ...execution }, ...rest] as unknown as JobInput<JobName>
    return { json: JSON.stringify(runJob(pool, name, asked)) ?? 'null' }
  } catch (error) {
    return { json: null, error: describe(error) }
  } finally {
    if (state !== null) endRounds(state)
  }
}

/** A failure here fails the search of the coordinator. */
function help({ input, model, state, slot }: Extract<ToThread, { kind: 'help' }>): FromThread {
  try {
    if (pool === null) throw new Error('The thread has no pool yet.')
    const [options, criteria] = withModel(input, model) as unknown as JobInput<'rank'>
    runWorker(state, slot, pool, criteria, options)
    return { json: null }
  } catch (error) {
    return { json: null, error: describe(error) }
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function withModel(
  [first, ...rest]: readonly unknown[],
  model: Extract<ToThread, { kind: 'job' }>['model'],
): readonly unknown[] {
  if (model === null) return [first, ...rest]
  if (model.value !== null) models.set(model.number, model.value)
  return [{ ...(first as object), model: models.get(model.number) }, ...rest]
}
