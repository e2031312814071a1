/** Loops on points, and on what is counted by code. */

import { LAST_CLAIMED_CODE } from '../columns/skill-code.ts'
import { access, accessAt, type Code, get, i32, long, op, type Routine, set, simd, whileTrue } from './assemble.ts'
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

/** What a code and a detail bring; the code has a local of its own. */
function broughtBy(code: number, detail: Code, { byCode, byDetail }: { byCode: number; byDetail: number }): Code {
  const half = shiftLeft(isAbove(get(code), i32(LAST_CLAIMED_CODE)), i32(Math.log2(DETAIL_TABLE_BYTES)))
  return add(byShort(byCode, get(code)), signedShortAt(add(add(get(byDetail), half), shiftLeft(detail, i32(1)))))
}

function addPoints(place: Code, brought: number): Code {
  return putShort(place, add(signedShortAt(place), get(brought)))
}

function entries(name: string, isRaising: boolean): Routine {
  const [positions, count, codes, details, byCode, byDetail, points, best] = [0, 1, 2, 3, 4, 5, 6, 7]
  const [end, code, shift, brought, known] = [8, 9, 10, 11, 12]
  const placeOf = (table: number) => add(get(table), get(shift))
  return {
    name,
    parameters: 8,
    hasResult: false,
    locals: { i32: 5 },
    body: byFours({ at: positions, count, end, others: [codes, details] }, (place) => [
      set(code, accessAt(place, 0x2d, get(codes))),
      set(shift, shiftLeft(positionAt(positions, place), i32(1))),
      set(brought, broughtBy(code, accessAt(place, 0x2d, get(details)), { byCode, byDetail })),
      isRaising ? raise(placeOf(points), placeOf(best), brought, known) : addPoints(placeOf(points), brought),
    ]),
  }
}

/** How many bits of a set the rank before it counts, as a power of two; see `postings.ts`. */
const RANK_SHIFT = 8

/** No entry that is known brings less. */
const MIN_POINTS = -(2 ** 15)

/**
 * The place of a position's entry is how many of the list come before it: the rank of its group of 256, and the ones of
 * the group up to it. All four words of the group are looked at, and whoever is not in the list gets nothing added:
 * neither is worth a branch that nobody can foretell.
 */
function heldEntries(name: string, isRaising: boolean): Routine {
  const [positions, count, bits, ranks, codes, details, byCode, byDetail, points, best] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const [end, position, group, entry, code, brought, known, word, below] = [10, 11, 12, 13, 14, 15, 16, 17, 18]
  const wordOf = (number: number) => accessAt(8 * number, 0x29, get(group))
  const onesOf = (long: Code) => op(0xa7, op(0x7b, long))
  const bitOf = op(0xad, and(get(position), i32(63)))
  const isBehind = (number: number) => isAbove(and(get(position), i32(255)), i32(64 * number + 63))
  const onesOfEarlier = (number: number) => and(onesOf(wordOf(number)), subtract(i32(0), isBehind(number)))
  const isHeld = and(op(0xa7, op(0x88, get(word), bitOf)), i32(1))
  const placeOf = (table: number) => add(get(table), shiftLeft(get(position), i32(1)))
  return {
    name,
    parameters: 10,
    hasResult: false,
    locals: { i32: 7, i64: 2 },
    body: forPositions(positions, count, end, [
      set(position, shortAt(get(positions))),
      set(group, add(get(bits), shiftLeft(shiftRight(get(position), i32(RANK_SHIFT)), i32(RANK_SHIFT - 3)))),
      set(word, access(0x29, add(get(bits), shiftLeft(shiftRight(get(position), i32(6)), i32(3))))),
      set(below, op(0x7d, op(0x86, long(1), bitOf), long(1))),
      set(entry, shortAt(add(get(ranks), shiftLeft(shiftRight(get(position), i32(RANK_SHIFT)), i32(1))))),
      [0, 1, 2].map((number) => set(entry, add(get(entry), onesOfEarlier(number)))),
      set(entry, add(get(entry), onesOf(op(0x83, get(word), get(below))))),
      set(code, byteAt(add(get(codes), get(entry)))),
      set(brought, broughtBy(code, byteAt(add(get(details), get(entry))), { byCode, byDetail })),
      set(brought, choose(get(brought), i32(isRaising ? MIN_POINTS : 0), isHeld)),
      isRaising ? raise(placeOf(points), placeOf(best), brought, known) : addPoints(placeOf(points), brought),
    ]),
  }
}

/** Takes the points of some back to nothing. */
function forget(): Routine {
  const [positions, count, points, end] = [0, 1, 2, 3]
  const place = add(get(points), shiftLeft(shortAt(get(positions)), i32(1)))
  return {
    name: 'forget',
    parameters: 3,
    hasResult: false,
    locals: { i32: 1 },
    body: forPositions(positions, count, end, putShort(place, i32(0))),
  }
}

function raiseCoded(): Routine {
  const [positions, count, codes, byCode, points, best, end, shift, brought, known] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const placeOf = (table: number) => add(get(table), get(shift))
  return {
    name: 'raiseCoded',
    parameters: 6,
    hasResult: false,
    locals: { i32: 4 },
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
    name: 'addCoded',
    parameters: 5,
    hasResult: false,
    locals: { i32: 3 },
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
    name: 'tally',
    parameters: 4,
    hasResult: false,
    locals: { i32: 2 },
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
    name: 'keepScored',
    parameters: 4,
    hasResult: false,
    locals: { i32: 1, v128: 1 },
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
    name: 'keepAbove',
    parameters: 4,
    hasResult: true,
    locals: { i32: 4 },
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
  heldEntries('addHeld', false),
  heldEntries('raiseHeld', true),
  forget(),
  raiseCoded(),
  addCoded(),
  tally(),
  keepScored(),
  keepAbove(),
]
