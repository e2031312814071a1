/**
 * Memory that the threads of one search share beside the pool: which round they are in, which block comes next, who has
 * done its part, and what they count together. Whoever leads the search publishes the rounds; everybody else has a seat.
 */

import { type Arena, openArena, take } from '../kernel/arena.ts'

export type Board = Arena

export const MAX_SEATS = 16

const SEAT_WORDS = 4
const FIRST_SEAT = 8
const HEADER_WORDS = FIRST_SEAT + MAX_SEATS * SEAT_WORDS
const UNIT_BYTES = 16
/** The arena's own counter lies before it. */
const HEADER_ADDRESS = UNIT_BYTES

const SEATS = 0
const ROUND = 1
const NEXT_BLOCK = 2
const MESSAGE = 3
const MESSAGE_LENGTH = 4

/** Of each seat. */
const STATE = 0
const DONE = 1
const FINDINGS = 2
const FINDINGS_LENGTH = 3

const OPEN = 0
const TAKEN = 1
const CLOSED = 2

/** Instead of the number of a round. */
const OVER = -1
/** Instead of the last round that was done. */
const FAILED = -1

/** As long as it is likely that the others are done at once, looking again costs less than being woken. */
const LOOKS = 4000

export function openBoard(): Board {
  const board = openArena()
  clearBoard(board, 0)
  return board
}

/** Wipes everything off, for the next search; nobody may be at the board. */
export function clearBoard(board: Board, seats: number): void {
  const { buffer } = board.memory
  const taken = new Int32Array(buffer, 0, 1)[0] as number
  const end = ((1 + taken) * UNIT_BYTES) / 4
  new Int32Array(buffer, 0, end).fill(0)
  take(board, HEADER_WORDS * 4)
  headerOf(board)[SEATS] = Math.min(seats, MAX_SEATS)
}

function seatsOf(board: Board): number[] {
  return Array.from({ length: headerOf(board)[SEATS] as number }, (_, seat) => seat)
}

/** So many words, all of them 0; everybody finds them by their address until the board is cleared. */
export function newArea(board: Board, length: number): Int32Array {
  return areaAt(board, take(board, length * 4), length)
}

export function areaAt({ memory }: Board, address: number, length: number): Int32Array {
  return new Int32Array(memory.buffer, address, length)
}

export function publishRound(board: Board, message: readonly number[]): number {
  const words = headerOf(board)
  const area = newArea(board, message.length)
  area.set(message)
  words[NEXT_BLOCK] = 0
  words[MESSAGE] = area.byteOffset
  words[MESSAGE_LENGTH] = message.length
  const round = Atomics.add(words, ROUND, 1) + 1
  Atomics.notify(words, ROUND)
  return round
}

/** Everybody leaves, also who waits for the next round. */
export function endRounds(board: Board): void {
  const words = headerOf(board)
  for (const seat of seatsOf(board)) Atomics.compareExchange(words, seatAt(seat) + STATE, OPEN, CLOSED)
  Atomics.store(words, ROUND, OVER)
  Atomics.notify(words, ROUND)
}

/** The numbers of the blocks that nobody has taken yet, one by one, below `count`. */
export function* takeBlocks(board: Board, count: number, most = Number.POSITIVE_INFINITY): Generator<number> {
  const words = headerOf(board)
  for (let taken = 0; taken < most; taken++) {
    const number = Atomics.add(words, NEXT_BLOCK, 1)
    if (number >= count) return
    yield number
  }
}

/** False for who comes when the search can do without. */
export function takeSeat(board: Board, seat: number): boolean {
  return Atomics.compareExchange(headerOf(board), seatAt(seat) + STATE, OPEN, TAKEN) === OPEN
}

/** Of those who came in time; nobody else can take a seat any more. */
export function closeSeats(board: Board): number[] {
  const words = headerOf(board)
  return seatsOf(board).filter((seat) => Atomics.compareExchange(words, seatAt(seat) + STATE, OPEN, CLOSED) === TAKEN)
}

/** The message of a round, when it has begun; null when the search is over. */
export function awaitRound(board: Board, round: number): Int32Array | null {
  const words = headerOf(board)
  if (waitWhile(words, ROUND, round - 1) === OVER) return null
  return areaAt(board, words[MESSAGE] as number, words[MESSAGE_LENGTH] as number)
}

/** Throws when whoever has the seat failed. */
export function awaitSeat(board: Board, seat: number, round: number): void {
  const done = waitWhile(headerOf(board), seatAt(seat) + DONE, round - 1)
  if (done === FAILED) throw new Error('A thread that shared in the search failed.')
}

export function leaveFindings(board: Board, seat: number, findings: Int32Array): void {
  const words = headerOf(board)
  words[seatAt(seat) + FINDINGS] = findings.byteOffset
  words[seatAt(seat) + FINDINGS_LENGTH] = findings.length
}

export function findingsOf(board: Board, seat: number): Int32Array {
  const words = headerOf(board)
  return areaAt(board, words[seatAt(seat) + FINDINGS] as number, words[seatAt(seat) + FINDINGS_LENGTH] as number)
}

export function finishRound(board: Board, seat: number, round: number): void {
  report(board, seat, round)
}

/** Also for somebody else who sees that the thread is dead. */
export function failSeat(board: Board, seat: number): void {
  report(board, seat, FAILED)
}

function report(board: Board, seat: number, done: number): void {
  const words = headerOf(board)
  Atomics.store(words, seatAt(seat) + DONE, done)
  Atomics.notify(words, seatAt(seat) + DONE)
}

/** What stands there as soon as it is something else. */
function waitWhile(words: Int32Array, place: number, value: number): number {
  for (let look = 0; look < LOOKS; look++) {
    const found = Atomics.load(words, place)
    if (found !== value) return found
  }
  for (;;) {
    const found = Atomics.load(words, place)
    if (found !== value) return found
    Atomics.wait(words, place, value)
  }
}

function seatAt(seat: number): number {
  return FIRST_SEAT + seat * SEAT_WORDS
}

function headerOf({ memory }: Board): Int32Array {
  return new Int32Array(memory.buffer, HEADER_ADDRESS, HEADER_WORDS)
}
