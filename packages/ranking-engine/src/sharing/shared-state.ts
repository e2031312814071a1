/**
 * State that the threads of one search share: the current round, the next unclaimed block, which workers have finished,
 * and their shared counters. The coordinator publishes the rounds; each worker has a slot.
 */

import { type Arena, openArena, take } from '../kernel/arena.ts'
import { VECTOR_BYTES } from '../kernel/layout.ts'

export type SharedState = Arena

export const MAX_WORKERS = 16

const SLOT_WORDS = 4
const FIRST_SLOT = 8
const HEADER_WORDS = FIRST_SLOT + MAX_WORKERS * SLOT_WORDS
/** The arena's own counter lies before the header. */
const HEADER_ADDRESS = VECTOR_BYTES

const SLOTS = 0
const ROUND = 1
const NEXT_BLOCK = 2
const MESSAGE = 3
const MESSAGE_LENGTH = 4

/** Words of each worker's slot. */
const STATE = 0
const DONE = 1
const RESULTS = 2
const RESULTS_LENGTH = 3

const OPEN = 0
const CLAIMED = 1
const CLOSED = 2

/** In place of the number of the current round. */
const FINISHED = -1
/** In place of the last finished round. */
const FAILED = -1

/** The other threads usually finish soon, and spinning costs less than being woken. */
const SPIN_LIMIT = 4000

/** Memory that the threads of one search share: rounds, claimed blocks, results. One search at a time uses it. */
export function openSharedState(): SharedState {
  const state = openArena()
  resetSharedState(state, 0)
  return state
}

/** Clears the state for the next search. Must not be called while a worker is attached. */
export function resetSharedState(state: SharedState, slots: number): void {
  const { buffer } = state.memory
  const taken = new Int32Array(buffer, 0, 1)[0] as number
  const end = ((1 + taken) * VECTOR_BYTES) / 4
  new Int32Array(buffer, 0, end).fill(0)
  take(state, HEADER_WORDS * 4)
  headerOf(state)[SLOTS] = Math.min(slots, MAX_WORKERS)
}

function slotsOf(state: SharedState): number[] {
  return Array.from({ length: headerOf(state)[SLOTS] as number }, (_, workerSlot) => workerSlot)
}

/** Zeroed words, which every thread finds by their address until the state is reset. */
export function allocateWords(state: SharedState, length: number): Int32Array {
  return wordsAt(state, take(state, length * 4), length)
}

export function wordsAt({ memory }: SharedState, address: number, length: number): Int32Array {
  return new Int32Array(memory.buffer, address, length)
}

/** Starts a round for all workers and wakes those that wait. Returns its number. */
export function publishRound(state: SharedState, message: readonly number[]): number {
  const words = headerOf(state)
  const area = allocateWords(state, message.length)
  area.set(message)
  words[NEXT_BLOCK] = 0
  words[MESSAGE] = area.byteOffset
  words[MESSAGE_LENGTH] = message.length
  const round = Atomics.add(words, ROUND, 1) + 1
  Atomics.notify(words, ROUND)
  return round
}

/** Ends the search: workers that wait for the next round leave, and no worker can join. */
export function endRounds(state: SharedState): void {
  const words = headerOf(state)
  for (const workerSlot of slotsOf(state)) Atomics.compareExchange(words, slotAt(workerSlot) + STATE, OPEN, CLOSED)
  Atomics.store(words, ROUND, FINISHED)
  Atomics.notify(words, ROUND)
}

/** Claims the numbers of unclaimed blocks below `count` one by one, at most `most` of them. */
export function* claimBlocks(state: SharedState, count: number, most = Number.POSITIVE_INFINITY): Generator<number> {
  const words = headerOf(state)
  for (let taken = 0; taken < most; taken++) {
    const number = Atomics.add(words, NEXT_BLOCK, 1)
    if (number >= count) return
    yield number
  }
}

/** False when the search no longer accepts workers. */
export function claimSlot(state: SharedState, workerSlot: number): boolean {
  return Atomics.compareExchange(headerOf(state), slotAt(workerSlot) + STATE, OPEN, CLAIMED) === OPEN
}

/** The slots of the workers that joined in time; no other worker can join any more. */
export function closeSlots(state: SharedState): number[] {
  const words = headerOf(state)
  return slotsOf(state).filter(
    (workerSlot) => Atomics.compareExchange(words, slotAt(workerSlot) + STATE, OPEN, CLOSED) === CLAIMED,
  )
}

/** Waits for a round and returns its message; null when the search is over. */
export function awaitRound(state: SharedState, round: number): Int32Array | null {
  const words = headerOf(state)
  if (waitWhile(words, ROUND, round - 1) === FINISHED) return null
  return wordsAt(state, words[MESSAGE] as number, words[MESSAGE_LENGTH] as number)
}

/** Waits until the worker has finished the round. Throws if the worker failed. */
export function awaitWorker(state: SharedState, workerSlot: number, round: number): void {
  const done = waitWhile(headerOf(state), slotAt(workerSlot) + DONE, round - 1)
  if (done === FAILED) throw new Error('A worker thread of the search failed.')
}

export function publishResults(state: SharedState, workerSlot: number, results: Int32Array): void {
  const words = headerOf(state)
  words[slotAt(workerSlot) + RESULTS] = results.byteOffset
  words[slotAt(workerSlot) + RESULTS_LENGTH] = results.length
}

export function resultsOf(state: SharedState, workerSlot: number): Int32Array {
  const words = headerOf(state)
  return wordsAt(
    state,
    words[slotAt(workerSlot) + RESULTS] as number,
    words[slotAt(workerSlot) + RESULTS_LENGTH] as number,
  )
}

export function finishRound(state: SharedState, workerSlot: number, round: number): void {
  report(state, workerSlot, round)
}

/** Another thread may call it when it sees that the worker is dead. */
export function failWorker(state: SharedState, workerSlot: number): void {
  report(state, workerSlot, FAILED)
}

function report(state: SharedState, workerSlot: number, done: number): void {
  const words = headerOf(state)
  Atomics.store(words, slotAt(workerSlot) + DONE, done)
  Atomics.notify(words, slotAt(workerSlot) + DONE)
}

/** Waits while the word has the value, and returns its next one. */
function waitWhile(words: Int32Array, place: number, value: number): number {
  for (let spin = 0; spin < SPIN_LIMIT; spin++) {
    const found = Atomics.load(words, place)
    if (found !== value) return found
  }
  for (;;) {
    const found = Atomics.load(words, place)
    if (found !== value) return found
    Atomics.wait(words, place, value)
  }
}

function slotAt(workerSlot: number): number {
  return FIRST_SLOT + workerSlot * SLOT_WORDS
}

function headerOf({ memory }: SharedState): Int32Array {
  return new Int32Array(memory.buffer, HEADER_ADDRESS, HEADER_WORDS)
}
