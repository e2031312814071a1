/** How the routines run along what they work on. */

import { accessAt, type Code, get, i32, set, whileTrue } from './assemble.ts'
import { add, and, isBelow, shiftLeft, signedShortAt, step } from './instructions.ts'

export const VECTOR_BYTES = 16

export const forBytes = (offset: number, bytes: number, body: Code) =>
  whileTrue(isBelow(get(offset), get(bytes)), [body, step(offset, VECTOR_BYTES)])

/** Runs over positions of two bytes each, from `at` to `end`. */
export const forPositions = (at: number, count: number, end: number, body: Code): Code => [
  set(end, add(get(at), shiftLeft(get(count), i32(1)))),
  whileTrue(isBelow(get(at), get(end)), [body, step(at, 2)]),
]

/** The same, four at once; `body` is told how far behind `at` and the other pointers an entry stands. */
export const byFours = (
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

export const positionAt = (pointer: number, place: number) => accessAt(2 * place, 0x2f, get(pointer))

/** The address of a slice's part of a set, for sets that follow each other. */
export const sliceOf = (first: number, bytes: number, number: number) =>
  Array.from({ length: number }).reduce<Code>((address) => add(address, get(bytes)), get(first))

export const byShort = (table: number, number: Code) => signedShortAt(add(get(table), shiftLeft(number, i32(1))))
