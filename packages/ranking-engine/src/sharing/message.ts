/** Encodes rounds and results as words of the shared state. */

import type { Scan } from '../retrieval/scan-pool.ts'
import { mergeTopK, type TopK } from '../scoring/top-k.ts'
import type { Round, Share } from './rounds.ts'
import { allocateWords, type SharedState, wordsAt } from './shared-state.ts'

const kinds = ['match', 'unfiltered', 'withoutClaims', 'skills'] as const satisfies readonly Round['kind'][]

/** Encodes a round as numbers for the other threads. Arrays in shared memory go by their addresses. */
export function writeRound(round: Round): number[] {
  const kind = kinds.indexOf(round.kind)
  if (round.kind === 'match') return [kind, ...placeOf(round.histogram)]
  if (round.kind !== 'skills') return [kind, ...placeOf(round.histogram), round.least]
  const { ledger, round: asked } = round
  const { inFew, inMost, goesOn, least } = asked
  const places = [...placeOf(ledger.counts), ...placeOf(ledger.bounds)]
  return [kind, ...places, least, goesOn ? 1 : 0, inFew.length, ...inFew, ...inMost]
}

export function readRound(state: SharedState, words: Int32Array): Round {
  const [number, ...rest] = words
  const kind = kinds[number as number] as Round['kind']
  const counts = countsAt(state, rest)
  if (kind === 'match') return { kind, histogram: counts }
  if (kind !== 'skills') return { kind, histogram: counts, least: rest[2] as number }
  const [, , , , least = 0, goesOn, few = 0, ...skills] = rest
  const ledger = { counts, bounds: countsAt(state, rest.slice(2)) }
  const round = { inFew: skills.slice(0, few), inMost: skills.slice(few), goesOn: goesOn === 1, least }
  return { kind, ledger, round }
}

export function newCounts(state: SharedState, length: number): Uint32Array {
  return countsAt(state, placeOf(allocateWords(state, length)))
}

function placeOf({ byteOffset, length }: ArrayLike<number> & ArrayBufferView): [number, number] {
  return [byteOffset, length]
}

function countsAt(state: SharedState, [address = 0, length = 0]: readonly number[]): Uint32Array {
  const { buffer, byteOffset } = wordsAt(state, address, length)
  return new Uint32Array(buffer, byteOffset, length)
}

/** Everything that the coordinator merges into its own results. */
export function writeResults(state: SharedState, { scan, best }: Share): Int32Array {
  if (scan === null || best === null) throw new Error('The share has no results yet.')
  const sums = sumsOf(scan)
  const length = sums.reduce((total, numbers) => total + numbers.length, 0)
  const area = allocateWords(state, SINGLE + length + KEPT_WORDS * best.count)
  area.set([scan.matching.poolSize, scan.matchedCount, best.count])
  let next = SINGLE
  for (const numbers of sums) {
    area.set(numbers, next)
    next += numbers.length
  }
  for (let place = 0; place < best.count; place++) {
    area[next++] = best.scores[place] as number
    area[next++] = ((best.blocks[place] as number) << 16) | (best.positions[place] as number)
  }
  return area
}

const SINGLE = 3
const KEPT_WORDS = 2

/** Adds a worker's counts and best candidates to those of the coordinator. */
export function mergeResults({ scan, best }: Share, area: Int32Array): void {
  if (scan === null || best === null) throw new Error('The share has no results yet.')
  const [poolSize = 0, matchedCount = 0, count = 0] = area
  scan.matching.poolSize += poolSize
  scan.matchedCount += matchedCount
  let next = SINGLE
  for (const numbers of sumsOf(scan)) {
    for (let place = 0; place < numbers.length; place++) {
      numbers[place] = (numbers[place] as number) + (area[next++] as number)
    }
  }
  mergeTopK(best, keptIn(area.subarray(next), count))
}

/** The lists of numbers that add up over all shares. */
function sumsOf({ matching, counter }: Scan): (number[] | Uint32Array)[] {
  const counts = counter.dimensions.filter(({ isCounted }) => isCounted).map((dimension) => dimension.counts)
  const bounds = counter.skills === null ? [] : [counter.skills.bounds]
  return [matching.left, matching.wouldReturn, ...counts, ...bounds]
}

function keptIn(words: Int32Array, count: number): Pick<TopK, 'scores' | 'blocks' | 'positions' | 'count'> {
  const scores = new Int16Array(count)
  const blocks = new Uint16Array(count)
  const positions = new Uint16Array(count)
  for (let place = 0; place < count; place++) {
    const where = words[2 * place + 1] as number
    scores[place] = words[2 * place] as number
    blocks[place] = where >>> 16
    positions[place] = where & 0xffff
  }
  return { scores, blocks, positions, count }
}
