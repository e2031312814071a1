// Parsing thirty thousand résumés takes longer than ranking them, so it is spread over threads.
import { createReadStream, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CandidateProfile } from '@assay/ranking-engine'
import { type FindByPhrase, indexPhrases } from '@assay/text-reading/exact-words/says-words'
import { linesOf } from '../../domains/candidates/index.ts'
import type { Output } from '../command.ts'
import { startProgress } from '../progress.ts'
import { type NumberedLine, type ReadLine, readRankedLine } from './read-ranked-lines.ts'

const BATCH = 100
/** Below this size a thread costs more than it saves. */
const WORTH_A_THREAD = 2_000_000

/** The full texts, for words that are looked for in them. */
export interface MaskedTexts {
  readonly saying: FindByPhrase
  readonly texts: ReadonlyMap<string, string>
}

export interface ReadProfiles {
  readonly profiles: readonly CandidateProfile[]
  /** The candidates whose texts contain some words verbatim. */
  readonly said: MaskedTexts
  readonly rejected: number
}

/** `isId`: whether the output format can hold an id. */
export async function readProfiles(
  path: string,
  { today, isId = () => true }: { readonly today: string; readonly isId?: (id: string) => boolean },
  output: Output,
): Promise<ReadProfiles> {
  const size = statSync(path).size
  const readers =
    size < WORTH_A_THREAD
      ? [readHere(today)]
      : Array.from({ length: Math.max(1, availableParallelism()) }, () => startReader(today))
  const stream = createReadStream(path, { highWaterMark: 1 << 18 })
  const progress = startProgress(output, 'reading', size)
  const found: ReadLine[] = []
  const take = (read: readonly ReadLine[]): void => {
    found.push(...read)
    progress.show(stream.bytesRead, `${found.length.toLocaleString('en')} candidates`)
  }
  try {
    await share(linesOf(stream), readers, take)
  } finally {
    progress.end()
    await Promise.all(readers.map((reader) => reader.stop()))
  }
  return settle(found, { path, isId }, output)
}

/** Hands batches to the next free reader. */
async function share(
  lines: AsyncIterable<{ line: number; text: string | null }>,
  readers: readonly Reader[],
  take: (read: readonly ReadLine[]) => void,
): Promise<void> {
  const free = [...readers]
  const busy = new Set<Promise<void>>()
  const hand = async (batch: readonly NumberedLine[]): Promise<void> => {
    if (free.length === 0) await Promise.race(busy)
    const reader = free.pop()
    if (reader === undefined) return hand(batch)
    const turn: Promise<void> = reader.read(batch).then((read) => {
      take(read)
      free.push(reader)
      busy.delete(turn)
    })
    busy.add(turn)
  }
  let batch: NumberedLine[] = []
  for await (const { line, text } of wordedLines(lines, take)) {
    batch.push({ line, text })
    if (batch.length < BATCH) continue
    await hand(batch)
    batch = []
  }
  if (batch.length > 0) await hand(batch)
  await Promise.all(busy)
}

async function* wordedLines(
  lines: AsyncIterable<{ line: number; text: string | null }>,
  take: (read: readonly ReadLine[]) => void,
): AsyncGenerator<NumberedLine> {
  for await (const { line, text } of lines)
    if (text === null) take([{ line, reason: 'is too long' }])
    else if (text.trim() !== '') yield { line, text }
}

interface Reader {
  read(batch: readonly NumberedLine[]): Promise<readonly ReadLine[]>
  stop(): Promise<unknown>
}

const readHere = (today: string): Reader => ({
  read: async (batch) => batch.map((line) => readRankedLine(line, today)),
  stop: async () => undefined,
})

function startReader(today: string): Reader {
  const worker = new Worker(new URL('./read-profiles.worker.ts', import.meta.url), { workerData: { today } })
  return {
    read: (batch) =>
      new Promise((resolve, reject) => {
        const settle = (end: () => void): void => {
          worker.off('message', onMessage)
          worker.off('error', onError)
          end()
        }
        const onMessage = (read: readonly ReadLine[]): void => settle(() => resolve(read))
        const onError = (error: Error): void => settle(() => reject(error))
        worker.on('message', onMessage)
        worker.on('error', onError)
        worker.postMessage(batch)
      }),
    stop: () => worker.terminate(),
  }
}

/** Restores file order, so that the same file always gives the same pool; of duplicate ids the first wins. */
function settle(
  found: readonly ReadLine[],
  { path, isId }: { path: string; isId: (id: string) => boolean },
  output: Output,
): ReadProfiles {
  const profiles = new Map<string, CandidateProfile>()
  const texts = new Map<string, string>()
  let rejected = 0
  for (const read of found.toSorted((left, right) => left.line - right.line)) {
    const reason = 'reason' in read ? read.reason : reasonAgainst(read.profile.id, { profiles, isId })
    if (reason !== null) {
      rejected += 1
      output.err(`${path}, line ${read.line}: ${reason}\n`)
    } else if ('profile' in read) {
      profiles.set(read.profile.id, read.profile)
      texts.set(read.profile.id, read.text)
    }
  }
  let saying: FindByPhrase | null = null
  const find: FindByPhrase = (words) => {
    saying ??= indexPhrases(texts)
    return saying(words)
  }
  return { profiles: [...profiles.values()], said: { saying: find, texts }, rejected }
}

function reasonAgainst(
  id: string,
  { profiles, isId }: { profiles: ReadonlyMap<string, CandidateProfile>; isId: (id: string) => boolean },
): string | null {
  if (!isId(id)) return `externalId "${id}" has a space, which a TREC run cannot hold; use --format jsonl`
  return profiles.has(id) ? `externalId "${id}" is already on an earlier line` : null
}
