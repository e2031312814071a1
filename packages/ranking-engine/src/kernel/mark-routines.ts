/** Loops that mark in sets who is in a list, or whose byte passes. */

import { type Code, get, i32, op, type Routine, set, simd } from './assemble.ts'
import {
  add,
  and,
  byteAt,
  firstBits,
  or,
  putByte,
  putShort,
  shiftLeft,
  shiftRight,
  shortAt,
  splat,
  step,
  vectorAnd,
  vectorAt,
  vectorOr,
} from './instructions.ts'
import { forBytes, forPositions, VECTOR_BYTES } from './loops.ts'

function mark(): Routine {
  const [bits, positions, count, end, position, place] = [0, 1, 2, 3, 4, 5]
  const bit = shiftLeft(i32(1), and(get(position), i32(7)))
  return {
    name: 'mark',
    parameters: 3,
    hasResult: false,
    locals: { i32: 3 },
    body: forPositions(positions, count, end, [
      set(position, shortAt(get(positions))),
      set(place, add(get(bits), shiftRight(get(position), i32(3)))),
      putByte(get(place), or(byteAt(get(place)), bit)),
    ]),
  }
}

/** 16 codes at once: one of 32 bytes of the table by the code's upper bits, a bit of it by the lower three. */
function markByCode(): Routine {
  const [bits, codes, count, table, offset, vector, upper, low, high, single] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const bitsOfBytes = Array.from({ length: VECTOR_BYTES }, (_, place) => 1 << (place & 7))
  const swizzle = (from: Code, places: Code) => simd(0x0e, from, places)
  const holder = vectorOr(
    swizzle(get(low), get(upper)),
    swizzle(get(high), simd(0x71, get(upper), splat(i32(VECTOR_BYTES)))),
  )
  const wanted = swizzle(get(single), vectorAnd(get(vector), splat(i32(7))))
  const isMarked = simd(0x24, vectorAnd(holder, wanted), splat(i32(0)))
  return {
    name: 'markByCode',
    parameters: 4,
    hasResult: false,
    locals: { i32: 1, v128: 5 },
    body: [
      set(low, vectorAt(get(table))),
      set(high, vectorAt(add(get(table), i32(VECTOR_BYTES)))),
      set(single, [0xfd, 0x0c, ...bitsOfBytes]),
      forBytes(offset, count, [
        set(vector, vectorAt(add(get(codes), get(offset)))),
        set(upper, simd(0x6d, get(vector), i32(3))),
        putShort(add(get(bits), shiftRight(get(offset), i32(3))), firstBits(isMarked)),
      ]),
    ],
  }
}

function markByRange(): Routine {
  const [bits, codes, count, least, span, otherLeast, otherSpan, flip] = [0, 1, 2, 3, 4, 5, 6, 7]
  const [offset, vector, from, width, otherFrom, otherWidth] = [8, 9, 10, 11, 12, 13]
  const lies = (low: number, wide: number) => simd(0x2a, simd(0x71, get(vector), get(low)), get(wide))
  const marked = firstBits(vectorOr(lies(from, width), lies(otherFrom, otherWidth)))
  return {
    name: 'markByRange',
    parameters: 8,
    hasResult: false,
    locals: { i32: 1, v128: 5 },
    body: [
      set(from, splat(get(least))),
      set(width, splat(get(span))),
      set(otherFrom, splat(get(otherLeast))),
      set(otherWidth, splat(get(otherSpan))),
      forBytes(offset, count, [
        set(vector, vectorAt(add(get(codes), get(offset)))),
        putShort(add(get(bits), shiftRight(get(offset), i32(3))), op(0x73, marked, get(flip))),
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
    name: 'markEntries',
    parameters: 7,
    hasResult: false,
    locals: { i32: 3 },
    body: forPositions(positions, count, end, [
      set(position, shortAt(get(positions))),
      set(place, add(get(bits), shiftRight(get(position), i32(3)))),
      putByte(get(place), or(byteAt(get(place)), shiftLeft(passes, and(get(position), i32(7))))),
      step(codes, 1),
      step(details, 1),
    ]),
  }
}

export const markRoutines: readonly Routine[] = [mark(), markByCode(), markByRange(), markEntries()]
