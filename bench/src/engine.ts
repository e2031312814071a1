/** The engine in this process: with the common question, and with everything that the product computes. */

import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import {
  applyChange,
  buildPool,
  compileTaxonomy,
  defaultModel,
  loadSnapshot,
  type Model,
  type Pool,
  type Ranking,
  type RankOptions,
  rank,
  type SearchCriteria,
  snapshotParts,
} from '@assay/ranking-engine'
import { startBuildClock } from './build-clock.ts'
import {
  type Contestant,
  comparedFacets,
  type Dataset,
  type Found,
  type SnapshotFigures,
  type Way,
} from './contestant.ts'
import { MARKET_DAY, MARKET_NOW } from './market.ts'
import { bytesRead } from './memory-limit.ts'
import { type SecondThread, startSecondThread } from './second-thread.ts'

/** Disables related and implied skills, as the peers do not support them. */
const literalModel: Model = {
  ...defaultModel,
  shapes: { ...defaultModel.shapes, impliedShare: [], leastRelated: Number.POSITIVE_INFINITY },
}

export const engine: Contestant = {
  key: 'engine',
  maxCandidates: Number.POSITIVE_INFINITY,
  missing: '',
  load: async (dataset) => {
    const { pool, buildMs } = build(dataset)
    const bytes = bytesOf(pool)
    const figures = { buildMs, bytes }
    const second = dataset.candidates < MIN_SHARED ? null : startSecondThread(pool, dataset.market.taxonomy)
    return {
      ways: [
        {
          name: 'Assay engine',
          isCompared: true,
          buildMs,
          bytes,
          search: ({ criteria }, limit) => ask(pool, criteria, { limit, model: literalModel, facets: comparedFacets }),
          bytesRead: (questions, limit) =>
            bytesRead(
              pool,
              questions.map(
                ({ criteria }) =>
                  () =>
                    ask(pool, criteria, { limit, model: literalModel, facets: comparedFacets }),
              ),
            ),
          update: (changes) => {
            for (const { profile } of changes) applyChange(pool, { upsert: [profile] })
            second?.follow()
          },
          snapshot: () => storeAndLoad(pool, join(dataset.folder, 'pool.snapshot')),
        },
        {
          name: 'Assay engine, whole question',
          isCompared: false,
          buildMs,
          bytes,
          search: ({ fullCriteria }, limit) => ask(pool, fullCriteria, { limit, facets: true }),
          bytesRead: (questions, limit) =>
            bytesRead(
              pool,
              questions.map(
                ({ fullCriteria }) =>
                  () =>
                    ask(pool, fullCriteria, { limit, facets: true }),
              ),
            ),
        },
        ...(second === null ? [] : inTwoThreads(second, figures)),
      ],
      close: async () => second?.close(),
    }
  },
}

/** Below this size there are too few blocks to share. */
const MIN_SHARED = 1_000_000

/** The same two questions, each shared with a second thread. */
function inTwoThreads(second: SecondThread, figures: Pick<Way, 'buildMs' | 'bytes'>): Way[] {
  return [
    {
      name: 'Assay engine, 2 threads',
      isCompared: true,
      ...figures,
      search: async ({ criteria }, limit) => {
        const options = { limit, model: literalModel, facets: comparedFacets, now: MARKET_NOW }
        return found(await second.ask(criteria, options))
      },
    },
    {
      name: 'Assay engine, whole question, 2 threads',
      isCompared: false,
      ...figures,
      search: async ({ fullCriteria }, limit) =>
        found(await second.ask(fullCriteria, { limit, facets: true, now: MARKET_NOW })),
    },
  ]
}

function build({ market, rows }: Dataset): { pool: Pool; buildMs: number } {
  const options = { taxonomy: compileTaxonomy(market.taxonomy), model: defaultModel, asOfDay: MARKET_DAY }
  const clock = startBuildClock(Number.POSITIVE_INFINITY)
  const pool = buildPool(clock.over(rows.profiles()), options)
  return { pool, buildMs: clock.ms() }
}

function ask(pool: Pool, criteria: SearchCriteria, options: Pick<RankOptions, 'limit' | 'model' | 'facets'>): Found {
  return found(rank(pool, criteria, { ...options, now: MARKET_NOW }))
}

function found({ matchedCount, matches, facets }: Ranking): Found {
  return {
    matchedCount,
    ids: matches.map(({ candidateId }) => candidateId),
    facets: Object.fromEntries(
      facets.map(({ name, values }) => [name, Object.fromEntries(values.map(({ value, count }) => [value, count]))]),
    ),
  }
}

/** Every typed array of the pool. */
function bytesOf(pool: Pool): number {
  const seen = new Set<unknown>()
  const size = (value: unknown): number => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return 0
    seen.add(value)
    if (ArrayBuffer.isView(value)) return value.byteLength
    return Object.values(value).reduce((sum: number, part) => sum + size(part), 0)
  }
  return size(pool.base) + size(pool.baseOrder)
}

/** Saves the pool to a file, as for a restart, and loads it. */
function storeAndLoad(pool: Pool, path: string): SnapshotFigures {
  const started = performance.now()
  const length = writeAll(path, snapshotParts(pool, { hasTables: true }))
  const written = performance.now()
  if (pool.size > MAX_LOADED) return { bytes: length, writeMs: written - started, loadMs: null }
  loadSnapshot(readAll(path))
  return { bytes: length, writeMs: written - started, loadMs: performance.now() - written }
}

/** Above this size the pool, the file and the loaded pool do not fit into memory together. */
const MAX_LOADED = 20_000_000

/** One system call transfers less than 2 GiB. */
const PIECE_BYTES = 2 ** 30

/** Returns the number of bytes. */
function writeAll(path: string, parts: Iterable<Uint8Array>): number {
  const file = openSync(path, 'w')
  let length = 0
  for (const part of parts) {
    for (let at = 0; at < part.length; ) at += writeSync(file, part, at, Math.min(PIECE_BYTES, part.length - at))
    length += part.length
  }
  closeSync(file)
  return length
}

function readAll(path: string): Uint8Array {
  const file = openSync(path, 'r')
  const bytes = new Uint8Array(fstatSync(file).size)
  for (let at = 0; at < bytes.length; ) at += readSync(file, bytes, at, Math.min(PIECE_BYTES, bytes.length - at), at)
  closeSync(file)
  return bytes
}
