import { seededRandom } from '@assay/training/seeded-random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { referenceKernel } from '../testing/reference-kernel.ts'
import { openArena } from './arena.ts'
import { bitLanes } from './bits.ts'
import { type Kernel, openKernel } from './kernel.ts'

const SIZE = 65_536
/** Addresses: lists and tables below, what is written above; a set holds 1,024 positions. */
const [SETS, POSITIONS, CODES, DETAILS, BY_CODE, BY_DETAIL, GRADES_BY_CODE] = [0, 2048, 4096, 6144, 8192, 8704, 9728]
const [POINTS, BEST, GRADES, SUMS, BITS, OUT, ENDS] = [16_384, 20_480, 24_576, 28_672, 32_768, 36_864, 45_056]
const SET_BYTES = 128
const LANES = 49_152
const GRADE_BY_CODE = 53_248
const RANKS = 57_344

/** Random bytes, with positions that all lie within the sets. */
function randomBytes(seed: number): Uint8Array {
  const random = seededRandom(seed)
  const words = new Uint32Array(SIZE / 4)
  for (let place = 0; place < words.length; place++) words[place] = random() * 2 ** 32
  const bytes = new Uint8Array(words.buffer)
  for (let place = POSITIONS + 1; place < CODES; place += 2) bytes[place] = (bytes[place] as number) & 3
  const ends = Array.from({ length: 32 }, () => Math.floor(random() * 1024)).sort((left, right) => left - right)
  new Uint32Array(bytes.buffer).set(ends, ENDS / 4)
  bytes.set(bitLanes(), LANES)
  new Uint16Array(bytes.buffer).set(
    [0, 1, 2, 3].map(() => Math.floor(random() * 768)),
    RANKS / 2,
  )
  for (let code = 0; code < 256; code++) bytes[GRADE_BY_CODE + code] = code % 5
  return bytes
}

type Call = (kernel: Kernel, count: number) => unknown

const calls: Readonly<Record<keyof Kernel, Call>> = {
  intersect: ({ intersect }) => intersect(SETS, SETS + SET_BYTES, SET_BYTES),
  union: ({ union }) => union(SETS, SETS + SET_BYTES, SET_BYTES),
  countIntersection: ({ countIntersection }) => countIntersection(SETS, SETS + SET_BYTES, SET_BYTES),
  clear: ({ clear }) => clear(OUT, SET_BYTES),
  copy: ({ copy }) => copy(OUT, CODES, SET_BYTES),
  mark: ({ mark }, count) => mark(BITS, POSITIONS, count),
  countMarked: ({ countMarked }, count) => countMarked(GRADES, POSITIONS, count),
  spread: ({ spread }) => spread(SETS, SET_BYTES, OUT),
  list: ({ list, clear }, count) => {
    clear(SETS, (count >> 7) << 4)
    const listed = list(SETS, SET_BYTES, OUT, LANES)
    clear(OUT + 2 * listed, 16)
    return listed
  },
  remove: ({ remove }) => remove(SETS, SETS + SET_BYTES, SET_BYTES),
  markByRange: ({ markByRange }, count) =>
    markByRange(BITS, CODES, count & ~15, count >> 2, count & 31, 200, count & 7, (count & 1) * 0xffff),
  markSliced: ({ markSliced }, count) => markSliced(BITS, SET_BYTES, SETS, count & 255),
  countSliced: ({ countSliced }) => countSliced(BITS, SET_BYTES, SETS, OUT),
  addItem: ({ addItem }) => addItem(SETS, SET_BYTES, BITS),
  moveCounted: ({ moveCounted }, count) => moveCounted(OUT, BITS, SET_BYTES, SETS, count & 15),
  markGrades: ({ markGrades }, count) => markGrades(BITS, SET_BYTES, POSITIONS, count, CODES, GRADE_BY_CODE),
  sliceGrades: ({ sliceGrades }) => sliceGrades(SETS, SET_BYTES),
  markByCode: ({ markByCode }, count) => markByCode(BITS, CODES, count & ~15, DETAILS),
  markEntries: ({ markEntries }, count) => markEntries(BITS, POSITIONS, count, CODES, DETAILS, BY_CODE, GRADES_BY_CODE),
  countStretches: ({ countStretches }, count) => countStretches(SETS, ENDS, count % 32, OUT),
  countFunnel: ({ countFunnel }, count) => countFunnel(SETS, SET_BYTES, SETS + SET_BYTES, count % 12, SET_BYTES, SUMS),
  addEntries: ({ addEntries }, count) => addEntries(POSITIONS, count, CODES, DETAILS, BY_CODE, BY_DETAIL, POINTS, BEST),
  raiseEntries: ({ raiseEntries }, count) =>
    raiseEntries(POSITIONS, count, CODES, DETAILS, BY_CODE, BY_DETAIL, POINTS, BEST),
  addHeld: ({ addHeld }, count) =>
    addHeld(POSITIONS, count, SETS, RANKS, CODES, DETAILS, BY_CODE, BY_DETAIL, POINTS, BEST),
  raiseHeld: ({ raiseHeld }, count) =>
    raiseHeld(POSITIONS, count, SETS, RANKS, CODES, DETAILS, BY_CODE, BY_DETAIL, POINTS, BEST),
  clearPoints: ({ clearPoints }, count) => clearPoints(POSITIONS, count, POINTS),
  raiseCoded: ({ raiseCoded }, count) => raiseCoded(POSITIONS, count, CODES, BY_CODE, POINTS, BEST),
  addCoded: ({ addCoded }, count) => addCoded(POSITIONS, count, CODES, BY_CODE, POINTS),
  addSliced: ({ addSliced }, count) => addSliced(POSITIONS, count, SETS, SET_BYTES, BITS, BY_CODE, POINTS),
  tally: ({ tally }, count) => tally(GRADES, POSITIONS, count, OUT),
  keepScored: ({ keepScored }, count) => keepScored(BITS, SET_BYTES, POINTS, 17 * count - 9000),
  keepAbove: ({ keepAbove }, count) => keepAbove(POSITIONS, count, POINTS, -300),
}

describe('the kernel answers as its reference implementation', () => {
  const { buffer, kernel } = openKernel(SIZE, openArena())
  const referenceBuffer = new ArrayBuffer(SIZE)
  const reference = referenceKernel(referenceBuffer)

  test('and both have the same routines', () => {
    expect(Object.keys(kernel).sort()).toEqual(Object.keys(calls).sort())
    expect(Object.keys(reference).sort()).toEqual(Object.keys(calls).sort())
  })

  test.each(Object.entries(calls))('in %s', (_, call) => {
    const same = (seed: number, count: number) => {
      const bytes = randomBytes(seed)
      new Uint8Array(buffer, 0, SIZE).set(bytes)
      new Uint8Array(referenceBuffer).set(bytes)
      expect(call(kernel, count)).toBe(call(reference, count))
      expect(Buffer.compare(new Uint8Array(buffer, 0, SIZE), new Uint8Array(referenceBuffer))).toBe(0)
    }
    fc.assert(fc.property(fc.nat(), fc.integer({ min: 0, max: 1024 }), same))
  })
})
