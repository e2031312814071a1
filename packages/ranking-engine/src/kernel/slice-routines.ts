/** Loops on slices: sets of which each holds one bit of somebody's number. */

import { accessAt, type Code, get, i32, op, type Routine, set, whileTrue } from './assemble.ts'
import {
  add,
  and,
  byteAt,
  isBelow,
  or,
  putByte,
  putShort,
  putVector,
  shiftLeft,
  shiftRight,
  shortAt,
  signedShortAt,
  splat,
  step,
  subtract,
  vectorAnd,
  vectorAt,
  vectorChoice,
  vectorOr,
  vectorWithout,
  vectorXor,
} from './instructions.ts'
import { byFours, byShort, forBytes, forPositions, positionAt, sliceOf } from './loops.ts'

/** For each vector of the codes' first slice the eight answers become four, by the second slice two, by the third one. */
function markSliced(): Routine {
  const [bits, bytes, slices, passing, second, third, offset] = [0, 1, 2, 3, 4, 5, 6]
  const answers = [7, 8, 9, 10, 11, 12, 13, 14]
  const slice = (address: number) => vectorAt(add(get(address), get(offset)))
  const chosen = (left: Code, right: Code, address: number) => vectorChoice(right, left, slice(address))
  const answer = (code: number) => get(answers[code] as number)
  const byFirst = (pair: number) => chosen(answer(2 * pair), answer(2 * pair + 1), slices)
  const bySecond = (pair: number) => chosen(byFirst(2 * pair), byFirst(2 * pair + 1), second)
  const isPassing = (code: number) => and(shiftRight(get(passing), i32(code)), i32(1))
  return {
    name: 'markSliced',
    parameters: 4,
    hasResult: false,
    locals: { i32: 3, v128: 8 },
    body: [
      set(second, sliceOf(slices, bytes, 1)),
      set(third, sliceOf(slices, bytes, 2)),
      answers.map((local, code) => set(local, splat(subtract(i32(0), isPassing(code))))),
      forBytes(offset, bytes, putVector(add(get(bits), get(offset)), chosen(bySecond(0), bySecond(1), third))),
    ],
  }
}

/**
 * Words of 64 bits. Counted is who has all of some slices' bits, for each choice of slices, because that takes fewest
 * instructions; in the end whoever has one more bit is taken away.
 */
function countSliced(): Routine {
  const [bits, bytes, slices, counts, second, third, end] = [0, 1, 2, 3, 4, 5, 6]
  const sums = [7, 8, 9, 10, 11, 12, 13, 14]
  const parts = [15, 16, 17, 18, 19]
  const sumOf = (code: number) => sums[code] as number
  const word = (address: number, place: number) => accessAt(8 * place, 0x29, get(address))
  const both = (left: Code, right: Code) => op(0x83, left, right)
  const addOnes = (code: number, value: Code) => set(sumOf(code), op(0x7c, get(sumOf(code)), op(0x7b, value)))
  const [whole = 0, first = 0, other = 0, joint = 0, last = 0] = parts
  const count = (place: number): Code => [
    set(whole, word(bits, place)),
    set(first, both(get(whole), word(slices, place))),
    set(other, both(get(whole), word(second, place))),
    set(joint, both(get(first), get(other))),
    set(last, word(third, place)),
    [whole, first, other, joint].map((part, code) => addOnes(code, get(part))),
    [whole, first, other, joint].map((part, code) => addOnes(code + 4, both(get(part), get(last)))),
  ]
  const withoutMore = [1, 2, 4].map((bit) =>
    sums.map((sum, code) => ((code & bit) === 0 ? set(sum, op(0x7d, get(sum), get(sumOf(code + bit)))) : [])),
  )
  return {
    name: 'countSliced',
    parameters: 4,
    hasResult: false,
    locals: { i32: 3, i64: 13 },
    body: [
      set(second, sliceOf(slices, bytes, 1)),
      set(third, sliceOf(slices, bytes, 2)),
      set(end, add(get(bits), get(bytes))),
      whileTrue(isBelow(get(bits), get(end)), [
        [0, 1].map(count),
        [bits, slices, second, third].map((address) => step(address, 16)),
      ]),
      withoutMore,
      sums.map((sum, code) =>
        accessAt(4 * code, 0x36, get(counts), add(accessAt(4 * code, 0x28, get(counts)), op(0xa7, get(sum)))),
      ),
    ],
  }
}

function addSliced(): Routine {
  const [positions, count, slices, bytes, fourth, byCode, points] = [0, 1, 2, 3, 4, 5, 6]
  const [end, position, target, second, third, byte] = [7, 8, 9, 10, 11, 12]
  const bit = (slice: number, number: number) => {
    const held = shiftRight(byteAt(add(get(slice), get(byte))), and(get(position), i32(7)))
    return shiftLeft(and(held, i32(1)), i32(number))
  }
  const code = or(or(bit(slices, 0), bit(second, 1)), or(bit(third, 2), bit(fourth, 3)))
  return {
    name: 'addSliced',
    parameters: 7,
    hasResult: false,
    locals: { i32: 6 },
    body: [
      set(second, sliceOf(slices, bytes, 1)),
      set(third, sliceOf(slices, bytes, 2)),
      forPositions(positions, count, end, [
        set(position, shortAt(get(positions))),
        set(byte, shiftRight(get(position), i32(3))),
        set(target, add(get(points), shiftLeft(get(position), i32(1)))),
        putShort(get(target), add(signedShortAt(get(target)), byShort(byCode, code))),
      ]),
    ],
  }
}

/** Addition with carry; a carry out of the last slice fills them all. */
function addItem(): Routine {
  const [counter, bytes, item, second, third, fourth, offset, carry] = [0, 1, 2, 3, 4, 5, 6, 7]
  const sums = [8, 9, 10, 11]
  const place = (address: number) => add(get(address), get(offset))
  const slices = [counter, second, third, fourth]
  return {
    name: 'addItem',
    parameters: 3,
    hasResult: false,
    locals: { i32: 4, v128: 5 },
    body: [
      set(second, sliceOf(counter, bytes, 1)),
      set(third, sliceOf(counter, bytes, 2)),
      set(fourth, sliceOf(counter, bytes, 3)),
      forBytes(offset, bytes, [
        set(carry, vectorAt(place(item))),
        slices.map((slice, number) => [
          set(sums[number] as number, vectorXor(vectorAt(place(slice)), get(carry))),
          set(carry, vectorWithout(get(carry), get(sums[number] as number))),
        ]),
        slices.map((slice, number) => putVector(place(slice), vectorOr(get(sums[number] as number), get(carry)))),
      ]),
    ],
  }
}

/** From the highest slice down: more than the least as soon as a slice has a bit that the least lacks. */
function moveCounted(): Routine {
  const [target, bits, bytes, counter, least, second, third, fourth, offset] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const [isMore, isEqual, slice, asked] = [9, 10, 11, [12, 13, 14, 15]]
  const place = (address: number) => add(get(address), get(offset))
  const compare = (address: number, number: number) => [
    set(slice, vectorAt(place(address))),
    set(
      isMore,
      vectorOr(get(isMore), vectorAnd(get(isEqual), vectorWithout(get(slice), get(asked[number] as number)))),
    ),
    set(isEqual, vectorWithout(get(isEqual), vectorXor(get(slice), get(asked[number] as number)))),
  ]
  const bitOf = (number: number) => subtract(i32(0), and(shiftRight(get(least), i32(number)), i32(1)))
  return {
    name: 'moveCounted',
    parameters: 5,
    hasResult: false,
    locals: { i32: 4, v128: 7 },
    body: [
      set(second, sliceOf(counter, bytes, 1)),
      set(third, sliceOf(counter, bytes, 2)),
      set(fourth, sliceOf(counter, bytes, 3)),
      asked.map((local, number) => set(local, splat(bitOf(number)))),
      forBytes(offset, bytes, [
        set(isMore, splat(i32(0))),
        set(isEqual, splat(i32(-1))),
        [fourth, third, second, counter].map((address, from) => compare(address, 3 - from)),
        set(isMore, vectorAnd(vectorOr(get(isMore), get(isEqual)), vectorAt(place(bits)))),
        putVector(place(target), get(isMore)),
        putVector(place(bits), vectorWithout(vectorAt(place(bits)), get(isMore))),
      ]),
    ],
  }
}

function markGrades(): Routine {
  const [sets, bytes, positions, count, codes, gradeByCode, end, position, place] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const grade = (entry: number) => byteAt(add(get(gradeByCode), accessAt(entry, 0x2d, get(codes))))
  const bit = shiftLeft(i32(1), and(get(position), i32(7)))
  return {
    name: 'markGrades',
    parameters: 6,
    hasResult: false,
    locals: { i32: 3 },
    body: byFours({ at: positions, count, end, others: [codes] }, (entry) => [
      set(position, positionAt(positions, entry)),
      set(place, add(add(get(sets), op(0x6c, grade(entry), get(bytes))), shiftRight(get(position), i32(3)))),
      putByte(get(place), or(byteAt(get(place)), bit)),
    ]),
  }
}

/** From the best grade down, each without those who have a better one. */
function sliceGrades(): Routine {
  const [sets, bytes, second, third, fourth, fifth, offset] = [0, 1, 2, 3, 4, 5, 6]
  const [better, only] = [7, [8, 9, 10, 11, 12]]
  const addresses = [sets, second, third, fourth, fifth]
  const place = (address: number) => add(get(address), get(offset))
  const grade = (number: number) => get(only[number] as number)
  const part = (number: number) => [
    set(only[number] as number, vectorWithout(vectorAt(place(addresses[number] as number)), get(better))),
    set(better, vectorOr(get(better), grade(number))),
  ]
  return {
    name: 'sliceGrades',
    parameters: 2,
    hasResult: false,
    locals: { i32: 5, v128: 6 },
    body: [
      addresses.slice(1).map((address, number) => set(address, sliceOf(sets, bytes, number + 1))),
      forBytes(offset, bytes, [
        set(better, splat(i32(0))),
        [4, 3, 2, 1, 0].map(part),
        putVector(place(sets), vectorOr(vectorOr(grade(0), grade(2)), grade(4))),
        putVector(place(second), vectorOr(grade(1), grade(2))),
        putVector(place(third), vectorOr(grade(3), grade(4))),
      ]),
    ],
  }
}

export const sliceRoutines: readonly Routine[] = [
  markSliced(),
  countSliced(),
  addSliced(),
  addItem(),
  moveCounted(),
  markGrades(),
  sliceGrades(),
]
