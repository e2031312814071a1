/** The kernel's loops as WebAssembly. Each says in `kernel.ts` what it does, and in `plain-kernel.ts` how. */

import { LAST_CLAIMED_CODE } from '../columns/skill-code.ts'
import { access, accessAt, type Code, get, i32, op, type Routine, set, simd, whileTrue } from './assemble.ts'
import {
  add,
  addFours,
  and,
  byteAt,
  choose,
  isAbove,
  isAtLeast,
  isBelow,
  onesInFours,
  or,
  putByte,
  putShort,
  putVector,
  shiftLeft,
  shiftRight,
  shortAt,
  signedShortAt,
  step,
  subtract,
  vectorAnd,
  vectorAt,
  vectorOr,
  vectorWithout,
} from './instructions.ts'

const VECTOR_BYTES = 16
/** A table of details for claimed entries takes so many bytes; the one for verified entries follows. */
const DETAIL_TABLE_BYTES = 512
/** One of the four tables of counts by code. */
const TALLY_BYTES = 1024

const forBytes = (offset: number, bytes: number, body: Code) =>
  whileTrue(isBelow(get(offset), get(bytes)), [body, step(offset, VECTOR_BYTES)])

function combine(name: string, combined: (left: Code, right: Code) => Code): Routine {
  const [target, other, bytes, offset] = [0, 1, 2, 3]
  const place = add(get(target), get(offset))
  const both = combined(vectorAt(place), vectorAt(add(get(other), get(offset))))
  return {
    ...{ name, parameters: 3, hasResult: false, locals: { i32: 1 } },
    body: forBytes(offset, bytes, putVector(place, both)),
  }
}

/** Words of 64 bits: counting their ones is one instruction, which it is not for vectors. */
function countShared(): Routine {
  const [left, right, bytes, end, sum] = [0, 1, 2, 3, 4]
  const word = (pointer: number, place: number) => accessAt(8 * place, 0x29, get(pointer))
  const ones = (place: number) => op(0x7b, op(0x83, word(left, place), word(right, place)))
  return {
    ...{ name: 'countShared', parameters: 3, hasResult: true, locals: { i32: 1, i64: 1 } },
    body: [
      set(end, add(get(left), get(bytes))),
      whileTrue(isBelow(get(left), get(end)), [
        set(sum, op(0x7c, get(sum), op(0x7c, ones(0), ones(1)))),
        step(left, VECTOR_BYTES),
        step(right, VECTOR_BYTES),
      ]),
      op(0xa7, get(sum)),
    ],
  }
}

function clear(): Routine {
  const [target, bytes, offset] = [0, 1, 2]
  return {
    ...{ name: 'clear', parameters: 2, hasResult: false, locals: { i32: 1 } },
    body: forBytes(offset, bytes, putVector(add(get(target), get(offset)), simd(0x0f, i32(0)))),
  }
}

function copy(): Routine {
  const [target, source, bytes, offset] = [0, 1, 2, 3]
  return {
    ...{ name: 'copy', parameters: 3, hasResult: false, locals: { i32: 1 } },
    body: forBytes(offset, bytes, putVector(add(get(target), get(offset)), vectorAt(add(get(source), get(offset))))),
  }
}

/** Runs over positions of two bytes each, from `at` to `end`. */
const forPositions = (at: number, count: number, end: number, body: Code): Code => [
  set(end, add(get(at), shiftLeft(get(count), i32(1)))),
  whileTrue(isBelow(get(at), get(end)), [body, step(at, 2)]),
]

/** The same, four at once; `body` is told how far behind `at` and the other pointers an entry stands. */
const byFours = (
  { at, count, end, others }: { at: number; count: number; end: number; others: readonly number[] },
  body: (place: number) => Code,
): Code => {
  const along = (many: number) => [step(at, 2 * many), ...others.map((pointer) => step(pointer, many))]
  const until = (entries: Code) => set(end, add(get(at), shiftLeft(entries, i32(1))))
  return [
    until(and(get(count), i32(-4))),
    whileTrue(isBelow(get(at), get(end)), [[0, 1, 2, 3].map(body), ...along(4)]),
    until(and(get(count), i32(3))),
    whileTrue(isBelow(get(at), get(end)), [body(0), ...along(1)]),
  ]
}
const positionAt = (pointer: number, place: number) => accessAt(2 * place, 0x2f, get(pointer))

function mark(): Routine {
  const [bits, positions, count, end, position, place] = [0, 1, 2, 3, 4, 5]
  const bit = shiftLeft(i32(1), and(get(position), i32(7)))
  return {
    ...{ name: 'mark', parameters: 3, hasResult: false, locals: { i32: 3 } },
    body: forPositions(positions, count, end, [
      set(position, shortAt(get(positions))),
      set(place, add(get(bits), shiftRight(get(position), i32(3)))),
      putByte(get(place), or(byteAt(get(place)), bit)),
    ]),
  }
}

function countMarked(): Routine {
  const [spread, positions, count, end, sum] = [0, 1, 2, 3, 4]
  const isMarked = (place: number) => byteAt(add(get(spread), positionAt(positions, place)))
  return {
    ...{ name: 'countMarked', parameters: 3, hasResult: true, locals: { i32: 2 } },
    body: [
      byFours({ at: positions, count, end, others: [] }, (place) => set(sum, add(get(sum), isMarked(place)))),
      get(sum),
    ],
  }
}

/** Two bytes of the set at a time: each byte over eight lanes, of which each keeps its own bit. */
function spread(): Routine {
  const [bits, bytes, target, offset, halves, single, both] = [0, 1, 2, 3, 4, 5, 6]
  const vector = (values: readonly number[]): Code => [0xfd, 0x0c, ...values]
  const lanes = Array.from({ length: VECTOR_BYTES }, (_, place) => place)
  const pair = simd(0x10, access(0x2f, add(get(bits), get(offset))))
  return {
    ...{ name: 'spread', parameters: 3, hasResult: false, locals: { i32: 1, v128: 3 } },
    body: [
      set(halves, vector(lanes.map((place) => place >> 3))),
      set(single, vector(lanes.map((place) => 1 << (place & 7)))),
      whileTrue(isBelow(get(offset), get(bytes)), [
        set(both, vectorAnd(simd(0x0e, pair, get(halves)), get(single))),
        putVector(get(target), simd(0x6d, simd(0x23, get(both), get(single)), i32(7))),
        step(target, VECTOR_BYTES),
        step(offset, 2),
      ]),
    ],
  }
}

function list(): Routine {
  const [bits, bytes, positions, offset, next, rest] = [0, 1, 2, 3, 4, 5]
  const word = access(0x29, add(get(bits), get(offset)))
  const lowest = op(0xa7, op(0x7a, get(rest)))
  const withoutLowest = op(0x83, get(rest), op(0x7d, get(rest), [0x42, 1]))
  return {
    ...{ name: 'list', parameters: 3, hasResult: true, locals: { i32: 2, i64: 1 } },
    body: [
      set(next, get(positions)),
      whileTrue(isBelow(get(offset), get(bytes)), [
        set(rest, word),
        whileTrue(op(0x45, op(0x50, get(rest))), [
          putShort(get(next), add(shiftLeft(get(offset), i32(3)), lowest)),
          step(next, 2),
          set(rest, withoutLowest),
        ]),
        step(offset, 8),
      ]),
      shiftRight(subtract(get(next), get(positions)), i32(1)),
    ],
  }
}

/** 16 codes at once: one of 32 bytes of the table by the code's upper bits, a bit of it by the lower three. */
function markByCode(): Routine {
  const [bits, codes, count, table, offset, vector, upper, low, high, single] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const splat = (value: number) => simd(0x0f, i32(value))
  const bitsOfBytes = Array.from({ length: VECTOR_BYTES }, (_, place) => 1 << (place & 7))
  const swizzle = (from: Code, places: Code) => simd(0x0e, from, places)
  const holder = vectorOr(
    swizzle(get(low), get(upper)),
    swizzle(get(high), simd(0x71, get(upper), splat(VECTOR_BYTES))),
  )
  const wanted = swizzle(get(single), vectorAnd(get(vector), splat(7)))
  const isMarked = simd(0x24, vectorAnd(holder, wanted), splat(0))
  return {
    ...{ name: 'markByCode', parameters: 4, hasResult: false, locals: { i32: 1, v128: 5 } },
    body: [
      set(low, vectorAt(get(table))),
      set(high, vectorAt(add(get(table), i32(VECTOR_BYTES)))),
      set(single, [0xfd, 0x0c, ...bitsOfBytes]),
      forBytes(offset, count, [
        set(vector, vectorAt(add(get(codes), get(offset)))),
        set(upper, simd(0x6d, get(vector), i32(3))),
        putShort(add(get(bits), shiftRight(get(offset), i32(3))), simd(0x64, isMarked)),
      ]),
    ],
  }
}

function markEntries(): Routine {
  const [bits, positions, count, codes, details, byCode, byDetail, end, position, place] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]
  const passes = and(
    byteAt(add(get(byCode), byteAt(get(codes)))),
    and(byteAt(add(get(byDetail), byteAt(get(details)))), i32(1)),
  )
  return {
    ...{ name: 'markEntries', parameters: 7, hasResult: false, locals: { i32: 3 } },
    body: forPositions(positions, count, end, [
      set(position, shortAt(get(positions))),
      set(place, add(get(bits), shiftRight(get(position), i32(3)))),
      putByte(get(place), or(byteAt(get(place)), shiftLeft(passes, and(get(position), i32(7))))),
      step(codes, 1),
      step(details, 1),
    ]),
  }
}

/** Whole words up to where a stretch ends, then the bits of its last word that lie before the end. */
function countStretches(): Routine {
  const [bits, ends, stretches, counts, last, total, before, until, end, word] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const wordAt = access(0x28, add(get(bits), shiftLeft(get(word), i32(2))))
  const ones = (value: Code) => op(0x69, value)
  const below = subtract(shiftLeft(i32(1), and(get(end), i32(31))), i32(1))
  return {
    ...{ name: 'countStretches', parameters: 4, hasResult: false, locals: { i32: 6 } },
    body: [
      set(last, add(get(ends), shiftLeft(get(stretches), i32(2)))),
      whileTrue(isBelow(get(ends), get(last)), [
        set(end, access(0x28, get(ends))),
        whileTrue(isBelow(get(word), shiftRight(get(end), i32(5))), [
          set(total, add(get(total), ones(wordAt))),
          step(word, 1),
        ]),
        set(until, add(get(total), ones(and(wordAt, below)))),
        access(0x36, get(counts), subtract(get(until), get(before))),
        set(before, get(until)),
        step(ends, 4),
        step(counts, 4),
      ]),
    ],
  }
}

/** Once along the sets for who is left, once more for who lacks exactly one. */
function sift(): Routine {
  const [considered, bytes, sets, setCount, stride, sums, offset, number, at, sum] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const [all, left, lackingOne, lackingMore, lacking] = [10, 11, 12, 13, 14]
  const alongSets = (shift: number, counted: Code, before: Code) => [
    set(number, i32(0)),
    set(at, add(get(sets), get(offset))),
    set(sum, add(get(sums), i32(shift))),
    whileTrue(isBelow(get(number), get(setCount)), [
      before,
      putVector(get(sum), addFours(vectorAt(get(sum)), onesInFours(counted))),
      step(number, 1),
      set(at, add(get(at), get(stride))),
      step(sum, 2 * VECTOR_BYTES),
    ]),
  ]
  const lookAt = [
    set(lacking, vectorWithout(get(all), vectorAt(get(at)))),
    set(lackingMore, vectorOr(get(lackingMore), vectorAnd(get(lackingOne), get(lacking)))),
    set(lackingOne, vectorOr(get(lackingOne), get(lacking))),
    set(left, vectorWithout(get(left), get(lacking))),
  ]
  return {
    ...{ name: 'sift', parameters: 6, hasResult: false, locals: { i32: 4, v128: 5 } },
    body: forBytes(offset, bytes, [
      set(all, vectorAt(add(get(considered), get(offset)))),
      set(left, get(all)),
      set(lackingOne, simd(0x0f, i32(0))),
      set(lackingMore, get(lackingOne)),
      alongSets(0, get(left), lookAt),
      set(lackingOne, vectorWithout(get(lackingOne), get(lackingMore))),
      alongSets(VECTOR_BYTES, vectorWithout(get(lackingOne), vectorAt(get(at))), []),
    ]),
  }
}

const byShort = (table: number, number: Code) => signedShortAt(add(get(table), shiftLeft(number, i32(1))))

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

function raiseGrades(): Routine {
  const [positions, count, codes, gradeByCode, grades, end, at, grade, known] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  return {
    ...{ name: 'raiseGrades', parameters: 5, hasResult: false, locals: { i32: 4 } },
    body: byFours({ at: positions, count, end, others: [codes] }, (place) => [
      set(at, add(get(grades), positionAt(positions, place))),
      set(grade, byteAt(add(get(gradeByCode), accessAt(place, 0x2d, get(codes))))),
      set(known, byteAt(get(at))),
      putByte(get(at), choose(get(grade), get(known), isAbove(get(grade), get(known)))),
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

export const routines: readonly Routine[] = [
  combine('intersect', vectorAnd),
  combine('unite', vectorOr),
  countShared(),
  clear(),
  copy(),
  mark(),
  spread(),
  countMarked(),
  list(),
  markByCode(),
  markEntries(),
  countStretches(),
  sift(),
  entries('addEntries', false),
  entries('raiseEntries', true),
  raiseCoded(),
  raiseGrades(),
  tally(),
  keepAbove(),
]
