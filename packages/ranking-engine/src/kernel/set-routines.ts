/** Loops on sets. */

import {
  access,
  accessAt,
  type Code,
  get,
  i32,
  op,
  type Routine,
  set,
  simd,
  simdAccess,
  when,
  whileTrue,
} from './assemble.ts'
import {
  add,
  addFours,
  and,
  byteAt,
  copyBytes,
  fillBytes,
  isBelow,
  onesInFours,
  putVector,
  shiftLeft,
  shiftRight,
  step,
  subtract,
  vectorAnd,
  vectorAt,
  vectorOr,
  vectorWithout,
} from './instructions.ts'
import { byFours, forBytes, positionAt, VECTOR_BYTES } from './loops.ts'

function combine(name: string, combined: (left: Code, right: Code) => Code): Routine {
  const [target, other, bytes, offset] = [0, 1, 2, 3]
  const place = add(get(target), get(offset))
  const both = combined(vectorAt(place), vectorAt(add(get(other), get(offset))))
  return {
    name,
    parameters: 3,
    hasResult: false,
    locals: { i32: 1 },
    body: forBytes(offset, bytes, putVector(place, both)),
  }
}

/** Words of 64 bits: counting their ones is one instruction, which it is not for vectors. */
function countShared(): Routine {
  const [left, right, bytes, end, sum] = [0, 1, 2, 3, 4]
  const word = (pointer: number, place: number) => accessAt(8 * place, 0x29, get(pointer))
  const ones = (place: number) => op(0x7b, op(0x83, word(left, place), word(right, place)))
  return {
    name: 'countShared',
    parameters: 3,
    hasResult: true,
    locals: { i32: 1, i64: 1 },
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
  const [target, bytes] = [0, 1]
  return {
    name: 'clear',
    parameters: 2,
    hasResult: false,
    locals: {},
    body: fillBytes(get(target), i32(0), get(bytes)),
  }
}

function copy(): Routine {
  const [target, source, bytes] = [0, 1, 2]
  return {
    name: 'copy',
    parameters: 3,
    hasResult: false,
    locals: {},
    body: copyBytes(get(target), get(source), get(bytes)),
  }
}

function countMarked(): Routine {
  const [spread, positions, count, end, sum] = [0, 1, 2, 3, 4]
  const isMarked = (place: number) => byteAt(add(get(spread), positionAt(positions, place)))
  return {
    name: 'countMarked',
    parameters: 3,
    hasResult: true,
    locals: { i32: 2 },
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
    name: 'spread',
    parameters: 3,
    hasResult: false,
    locals: { i32: 1, v128: 3 },
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

/** A byte at a time, which brings up to eight positions at once; words in which nobody is marked are passed over. */
function list(): Routine {
  const [bits, bytes, positions, lanes, offset, next, byte, base, eight] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const shorts = (value: Code) => simd(0x10, value)
  const addShorts = (left: Code, right: Code) => simd(0x8e, left, right)
  const rowOfByte = add(get(lanes), shiftLeft(get(byte), i32(3)))
  const listByte = (place: number) => [
    set(byte, accessAt(place, 0x2d, add(get(bits), get(offset)))),
    putVector(get(next), addShorts(simdAccess(0x02, rowOfByte), get(base))),
    set(next, add(get(next), shiftLeft(op(0x69, get(byte)), i32(1)))),
    set(base, addShorts(get(base), get(eight))),
  ]
  return {
    name: 'list',
    parameters: 4,
    hasResult: true,
    locals: { i32: 3, v128: 2 },
    body: [
      set(next, get(positions)),
      set(eight, shorts(i32(8))),
      whileTrue(isBelow(get(offset), get(bytes)), [
        when(op(0x45, op(0x50, access(0x29, add(get(bits), get(offset))))), [
          set(base, shorts(shiftLeft(get(offset), i32(3)))),
          [0, 1, 2, 3, 4, 5, 6, 7].map(listByte),
        ]),
        step(offset, 8),
      ]),
      shiftRight(subtract(get(next), get(positions)), i32(1)),
    ],
  }
}

/** Whole words up to where a stretch ends, then the bits of its last word that lie before the end. */
function countStretches(): Routine {
  const [bits, ends, stretches, counts, last, total, before, until, end, word] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const wordAt = access(0x28, add(get(bits), shiftLeft(get(word), i32(2))))
  const ones = (value: Code) => op(0x69, value)
  const below = subtract(shiftLeft(i32(1), and(get(end), i32(31))), i32(1))
  return {
    name: 'countStretches',
    parameters: 4,
    hasResult: false,
    locals: { i32: 6 },
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

/**
 * Once along the sets for who is left, once more for who lacks exactly one. Where nobody is left nobody is counted; those
 * who lack just one are rarer still.
 */
function sift(): Routine {
  const [considered, bytes, sets, setCount, stride, sums, offset, number, at, sum] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const [all, left, lackingOne, lackingMore, lacking] = [10, 11, 12, 13, 14]
  const isAny = (vector: number) => simd(0x53, get(vector))
  const alongSets = (shift: number, body: (count: (counted: Code) => Code) => Code) => [
    set(number, i32(0)),
    set(at, add(get(sets), get(offset))),
    set(sum, add(get(sums), i32(shift))),
    whileTrue(isBelow(get(number), get(setCount)), [
      body((counted) => putVector(get(sum), addFours(vectorAt(get(sum)), onesInFours(counted)))),
      step(number, 1),
      set(at, add(get(at), get(stride))),
      step(sum, 2 * VECTOR_BYTES),
    ]),
  ]
  return {
    name: 'sift',
    parameters: 6,
    hasResult: false,
    locals: { i32: 4, v128: 5 },
    body: forBytes(offset, bytes, [
      set(all, vectorAt(add(get(considered), get(offset)))),
      set(left, get(all)),
      set(lackingOne, simd(0x0f, i32(0))),
      set(lackingMore, get(lackingOne)),
      alongSets(0, (count) => [
        set(lacking, vectorWithout(get(all), vectorAt(get(at)))),
        set(lackingMore, vectorOr(get(lackingMore), vectorAnd(get(lackingOne), get(lacking)))),
        set(lackingOne, vectorOr(get(lackingOne), get(lacking))),
        set(left, vectorWithout(get(left), get(lacking))),
        when(isAny(left), count(get(left))),
      ]),
      set(lackingOne, vectorWithout(get(lackingOne), get(lackingMore))),
      when(
        isAny(lackingOne),
        alongSets(VECTOR_BYTES, (count) => count(vectorWithout(get(lackingOne), vectorAt(get(at))))),
      ),
    ]),
  }
}

export const setRoutines: readonly Routine[] = [
  combine('intersect', vectorAnd),
  combine('unite', vectorOr),
  combine('remove', vectorWithout),
  countShared(),
  clear(),
  copy(),
  spread(),
  countMarked(),
  list(),
  countStretches(),
  sift(),
]
