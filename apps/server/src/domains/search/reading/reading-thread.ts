// Reads the texts of requests in another thread, so that long texts of one caller do not delay others.
import { Worker } from 'node:worker_threads'
import type { TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import type { Reading } from '@assay/text-reading/description/reading'
import type { Actor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { limitWork } from '../../../platform/isolation/limit-work.ts'
import { readingTurns } from '../../../platform/isolation/turns.ts'
import { dayNumberOf } from '../../../platform/time/days.ts'
import { type KnownTaxonomy, perTaxonomy, taxonomyNow } from '../../taxonomy/index.ts'
import type { TextQuestion } from './read-text-by.ts'
import { readTextWith } from './text-reader.ts'

export interface ToReader extends TextQuestion {
  /** Null if they are those of the text before. */
  readonly edits: readonly TaxonomyEdit[] | null
  readonly text: string
}

export type FromReader =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'failed'; readonly error: string }

export interface ReadingThread {
  /** Resolves when the thread has started, or ended before. */
  readonly ready: Promise<void>
  /** Null if it has not started. */
  read(known: KnownTaxonomy, text: string, question: TextQuestion): Promise<Reading> | null
  close(): Promise<void>
}

/** Sending shorter ones to the thread takes longer than to read them. */
const SHORT_TEXT = 400
/** Many times what the longest texts take on a busy machine. */
const MAX_READING_MS = 15_000
const MAX_REMEMBERED_CHARACTERS = 1_000_000

const turns = readingTurns()
let thread: ReadingThread | null = null

/** From now on this process reads the texts of requests in a thread. */
export function serveReadingThread(options: { readonly maxReadingMs?: number } = {}): ReadingThread {
  const started = startReadingThread(options.maxReadingMs ?? MAX_READING_MS)
  thread = started
  return {
    ...started,
    close: async () => {
      if (thread === started) thread = null
      await started.close()
    },
  }
}

/** Reads the text of a request. Callers take turns; all who are not signed in are one caller. */
export async function readTextFor(
  ctx: Context,
  text: string,
  asked: Pick<TextQuestion, 'door'> & { readonly isOfOnePerson?: boolean | undefined },
): Promise<Reading> {
  const known = taxonomyNow()
  const question = { door: asked.door, today: dayNumberOf(ctx.now()), isOfOnePerson: asked.isOfOnePerson ?? false }
  if (text.length < SHORT_TEXT) return readTextWith(known, text, question)
  const key = JSON.stringify([question, text])
  const found = readingsOf(known).get(key)
  if (found !== undefined) return found
  const reading = await turns.run(async () => {
    // Reading here would hold up everyone for longer than the thread takes to start.
    await thread?.ready
    return thread?.read(known, text, question) ?? readTextWith(known, text, question)
  }, callerOf(ctx.actor))
  readingsOf(known).set(key, reading)
  return structuredClone(reading)
}

const callerOf = (actor: Actor): string => (actor.kind === 'user' ? actor.userId : '')

/** A text is read when it is typed, when it is searched by, and whenever a draft of a job shows its lint. */
const readingsOf = perTaxonomy(() => rememberLatest())

function rememberLatest() {
  const readings = new Map<string, Reading>()
  let characters = 0
  const forget = (key: string): void => {
    if (readings.delete(key)) characters -= key.length
  }
  return {
    get: (key: string): Reading | undefined => {
      const reading = readings.get(key)
      if (reading === undefined) return undefined
      readings.delete(key)
      readings.set(key, reading)
      return structuredClone(reading)
    },
    set: (key: string, reading: Reading): void => {
      forget(key)
      readings.set(key, reading)
      characters += key.length
      for (const [oldest] of readings) {
        if (characters <= MAX_REMEMBERED_CHARACTERS) return
        forget(oldest)
      }
    },
  }
}

interface Job {
  readonly resolve: (reading: Reading) => void
  readonly reject: (error: Error) => void
  readonly endLimit: () => void
}

/** Reads one text at a time. A text that takes too long is refused, and another thread reads the next one. */
function startReadingThread(maxReadingMs: number): ReadingThread {
  let [isReady, isClosed] = [false, false]
  let job: Job | null = null
  let edits: readonly TaxonomyEdit[] = []
  const { promise: ready, resolve: tellReady } = Promise.withResolvers<void>()
  let worker = start()

  function start(): Worker {
    const started = new Worker(new URL('./read-text.worker.ts', import.meta.url))
    started.on('message', (message: FromReader) => {
      if (message.kind === 'ready') {
        isReady = true
        tellReady()
      } else if (message.kind === 'read') end((ended) => ended.resolve(message.reading))
      else end((ended) => ended.reject(new Error(message.error)))
    })
    started.on('error', (error) => replace(started, error))
    started.on('exit', () => replace(started, new Error('The thread that reads texts ended.')))
    started.unref()
    return started
  }

  function end(settle: (ended: Job) => void): void {
    const ended = job
    if (ended === null) return
    job = null
    ended.endLimit()
    settle(ended)
  }

  function replace(dead: Worker, error: Error): void {
    if (dead !== worker) return
    // One that did not even start would not start again either; then texts are read here.
    if (isReady && !isClosed) worker = start()
    else tellReady()
    isReady = false
    edits = []
    end((ended) => ended.reject(error))
    void dead.terminate()
  }

  return {
    ready,
    read: (known, text, question) => {
      if (!isReady || job !== null) return null
      return new Promise((resolve, reject) => {
        const reader = worker
        const endLimit = limitWork({
          timeMs: maxReadingMs,
          workedMs: workSince(reader),
          giveUp: () => replace(reader, tooSlow()),
        })
        job = { resolve, reject, endLimit }
        // It begins with what is shipped, and compiling that again takes as long as to read many texts.
        const isKnown = known.edits === edits || (known.edits.length === 0 && edits.length === 0)
        const message: ToReader = { ...question, text, edits: isKnown ? null : known.edits }
        edits = known.edits
        worker.postMessage(message)
      })
    },
    close: async () => {
      isClosed = true
      await worker.terminate()
    },
  }
}

const tooSlow = (): ValidationError =>
  new ValidationError([{ field: 'text', message: 'Reading this text took too long. Shorten it.' }])

/** How long the thread has had a processor from now on. Infinite where Node does not report it, as before 24.6. */
function workSince(thread: Worker): () => Promise<number> {
  const before = workOf(thread, 0)
  return async () => (await workOf(thread, Number.POSITIVE_INFINITY)) - (await before)
}

async function workOf(thread: Worker, unknown: number): Promise<number> {
  if (!('cpuUsage' in thread)) return unknown
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1_000
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_NOT_RUNNING') return unknown
    throw error
  }
}
