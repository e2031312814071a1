/** Loops on points, and on what is counted by code. */

import { LAST_CLAIMED_CODE } from '../columns/skill-code.ts'
import { accessAt, type Code, get, i32, op, type Routine, set, simd, whileTrue } from './assemble.ts'
import {
  add,
  and,
  byteAt,
  choose,
  firstBits,
  isAbove,
  isAtLeast,
  isBelow,
  putShort,
  shiftLeft,
  shiftRight,
  shortAt,
  signedShortAt,
  step,
  subtract,
  vectorAt,
} from './instructions.ts'
import { byFours, byShort, forPositions, positionAt, VECTOR_BYTES } from './loops.ts'

/** A table of details for claimed entries takes so many bytes; the one for verified entries follows. */
const DETAIL_TABLE_BYTES = 512
/** One of the four tables of counts by code. */
const TALLY_BYTES = 1024

/** Points that rise from what was the best so far to what an entry brings. */
function raise(points: Code, best: Code, brought: number, known: number): Code {
  return [
    set(known, signedShortAt(best)),
    set(brought, choose(get(brought), get(known), op(0x4a, get(brought), get(known)))),
    putShort(best, get(brought)),
    putShort(points, add(signedShortAt(points), subtract(get(brought), get(known)))),
  ]
}

function entries(name: string, isRaising: boolean): Routine {
  const [positions, count, codes, details, byCode, byDetail, points, best] = [0, 1, 2, 3, 4, 5, 6, 7]
  const [end, code, shift, brought, known] = [8, 9, 10, 11, 12]
  const half = shiftLeft(isAbove(get(code), i32(LAST_CLAIMED_CODE)), i32(Math.log2(DETAIL_TABLE_BYTES)))
  const detail = (place: number) => accessAt(place, 0x2d, get(details))
  const byDetails = (place: number) => signedShortAt(add(add(get(byDetail), half), shiftLeft(detail(place), i32(1))))
  const placeOf = (table: number) => add(get(table), get(shift))
  return {
    ...{ name, parameters: 8, hasResult: false, locals: { i32: 5 } },
    body: byFours({ at: positions, count, end, others: [codes, details] }, (place) => [
      set(code, accessAt(place, 0x2d, get(codes))),
      set(shift, shiftLeft(positionAt(positions, place), i32(1))),
      set(brought, add(byShort(byCode, get(code)), byDetails(place))),
      isRaising
        ? raise(placeOf(points), placeOf(best), brought, known)
        : putShort(placeOf(points), add(signedShortAt(placeOf(points)), get(brought))),
    ]),
  }
}

function raiseCoded(): Routine {
  const [positions, count, codes, byCode, points, best, end, shift, brought, known] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const placeOf = (table: number) => add(get(table), get(shift))
  return {
    ...{ name: 'raiseCoded', parameters: 6, hasResult: false, locals: { i32: 4 } },
    body: forPositions(positions, count, end, [
      set(shift, shiftLeft(shortAt(get(positions)), i32(1))),
      set(brought, byShort(byCode, byteAt(get(codes)))),
      raise(placeOf(points), placeOf(best), brought, known),
      step(codes, 1),
    ]),
  }
}

function addCoded(): Routine {
  const [positions, count, codes, byCode, points, end, position, target] = [0, 1, 2, 3, 4, 5, 6, 7]
  const brought = byShort(byCode, byteAt(add(get(codes), get(position))))
  return {
    ...{ name: 'addCoded', parameters: 5, hasResult: false, locals: { i32: 3 } },
    body: byFours({ at: positions, count, end, others: [] }, (place) => [
      set(position, positionAt(positions, place)),
      set(target, add(get(points), shiftLeft(get(position), i32(1)))),
      putShort(get(target), add(signedShortAt(get(target)), brought)),
    ]),
  }
}

/** Neighbours often share a value, so four tables are counted in by turns: no count waits for the one before it. */
function tally(): Routine {
  const [codes, positions, count, counts, end, address] = [0, 1, 2, 3, 4, 5]
  const code = (place: number) => byteAt(add(get(codes), positionAt(positions, place)))
  const increment = (place: number) => [
    set(address, add(get(counts), shiftLeft(code(place), i32(2)))),
    accessAt(place * TALLY_BYTES, 0x36, get(address), add(accessAt(place * TALLY_BYTES, 0x28, get(address)), i32(1))),
  ]
  return {
    ...{ name: 'tally', parameters: 4, hasResult: false, locals: { i32: 2 } },
    body: byFours({ at: positions, count, end, others: [] }, increment),
  }
}

/** 16 positions at once: two vectors of comparisons become one of bytes. */
function keepScored(): Routine {
  const [bits, bytes, points, least, offset, limit] = [0, 1, 2, 3, 4, 5]
  const place = add(get(bits), get(offset))
  const reach = (half: number) =>
    simd(0x35, vectorAt(add(add(get(points), shiftLeft(get(offset), i32(4))), i32(VECTOR_BYTES * half))), get(limit))
  const reached = firstBits(simd(0x65, reach(0), reach(1)))
  return {
    ...{ name: 'keepScored', parameters: 4, hasResult: false, locals: { i32: 1, v128: 1 } },
    body: [
      set(limit, simd(0x10, get(least))),
      whileTrue(isBelow(get(offset), get(bytes)), [putShort(place, and(shortAt(place), reached)), step(offset, 2)]),
    ],
  }
}

/** Every position is written; the next one overwrites those that are not kept. */
function keepAbove(): Routine {
  const [positions, count, points, least, end, next, first, position] = [0, 1, 2, 3, 4, 5, 6, 7]
  return {
    ...{ name: 'keepAbove', parameters: 4, hasResult: true, locals: { i32: 4 } },
    body: [
      set(first, get(positions)),
      set(next, get(positions)),
      forPositions(positions, count, end, [
        set(position, shortAt(get(positions))),
        putShort(get(next), get(position)),
        set(next, add(get(next), shiftLeft(isAtLeast(byShort(points, get(position)), get(least)), i32(1)))),
      ]),
      shiftRight(subtract(get(next), get(first)), i32(1)),
    ],
  }
}

export const pointRoutines: readonly Routine[] = [
  entries('addEntries', false),
  entries('raiseEntries', true),
  raiseCoded(),
  addCoded(),
  tally(),
  keepScored(),
  keepAbove(),
]
