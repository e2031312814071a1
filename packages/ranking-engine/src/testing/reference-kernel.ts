/** Reference implementation of the kernel in TypeScript, used as the test oracle: one position or word at a time. */

import { onesIn } from '../kernel/bits.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { entryLoops, raise, type Views } from './reference-entries.ts'
import { markLoops } from './reference-marks.ts'

const SUMS_PER_VECTOR = 4

export function referenceKernel(memory: ArrayBuffer): Kernel {
  const views: Views = {
    bytes: new Uint8Array(memory),
    shorts: new Uint16Array(memory),
    points: new Int16Array(memory),
    words: new Int32Array(memory),
  }
  return {
    ...setLoops(views),
    ...markLoops(views),
    ...stretchLoop(views),
    ...slicedLoops(views),
    ...countedLoops(views),
    ...gradeLoops(views),
    ...siftLoop(views),
    ...entryLoops(views),
    ...coded(views),
    ...keepLoop(views),
  }
}

type SetLoops =
  | 'intersect'
  | 'union'
  | 'remove'
  | 'countIntersection'
  | 'clear'
  | 'copy'
  | 'spread'
  | 'countMarked'
  | 'list'

function setLoops({ bytes, shorts, words }: Views): Pick<Kernel, SetLoops> {
  return {
    intersect: (target, other, size) => {
      for (let word = 0; word < size >> 2; word++) at(words, target, word, at32(other, word) & at32(target, word))
    },
    union: (target, other, size) => {
      for (let word = 0; word < size >> 2; word++) at(words, target, word, at32(other, word) | at32(target, word))
    },
    remove: (target, other, size) => {
      for (let word = 0; word < size >> 2; word++) at(words, target, word, at32(target, word) & ~at32(other, word))
    },
    countIntersection: (left, right, size) => {
      let count = 0
      for (let word = 0; word < size >> 2; word++) count += onesIn(at32(left, word) & at32(right, word))
      return count
    },
    clear: (target, size) => {
      bytes.fill(0, target, target + size)
    },
    copy: (target, source, size) => {
      bytes.copyWithin(target, source, source + size)
    },
    spread: (bits, size, target) => {
      for (let place = 0; place < size * 8; place++) {
        bytes[target + place] = ((bytes[bits + (place >> 3)] as number) >> (place & 7)) & 1
      }
    },
    countMarked: (spread, positions, count) => {
      let sum = 0
      for (let place = 0; place < count; place++) {
        sum += bytes[spread + (shorts[(positions >> 1) + place] as number)] as number
      }
      return sum
    },
    list: (bits, size, positions) => {
      let next = positions >> 1
      for (let word = 0; word < size >> 2; word++) {
        for (let rest = at32(bits, word); rest !== 0; rest &= rest - 1) {
          shorts[next++] = (word << 5) + (31 - Math.clz32(rest & -rest))
        }
      }
      return next - (positions >> 1)
    },
  }

  function at32(address: number, word: number): number {
    return words[(address >> 2) + word] as number
  }
}

function slicedLoops({ words }: Views): Pick<Kernel, 'markSliced' | 'countSliced'> {
  return {
    markSliced: (bits, size, slices, passing) => {
      for (let word = 0; word < size >> 2; word++) {
        let marked = 0
        for (let code = 0; code < 8; code++)
          if (((passing >> code) & 1) === 1) marked |= holders(slices, size, word, code)
        words[(bits >> 2) + word] = marked
      }
    },
    countSliced: (bits, size, slices, counts) => {
      for (let code = 0; code < 8; code++) {
        const place = (counts >> 2) + code
        for (let word = 0; word < size >> 2; word++) {
          const held = (words[(bits >> 2) + word] as number) & holders(slices, size, word, code)
          words[place] = (words[place] as number) + onesIn(held)
        }
      }
    },
  }

  /** The candidates with the three bits of the code. */
  function holders(slices: number, size: number, word: number, code: number): number {
    let held = -1
    for (let slice = 0; slice < 3; slice++) {
      const bits = words[((slices + slice * size) >> 2) + word] as number
      held &= ((code >> slice) & 1) === 1 ? bits : ~bits
    }
    return held
  }
}

const COUNTER_SLICES = 4

function countedLoops({ words }: Views): Pick<Kernel, 'addItem' | 'moveCounted'> {
  return {
    addItem: (counter, size, item) => {
      for (let word = 0; word < size >> 2; word++) {
        let carry = words[(item >> 2) + word] as number
        for (let slice = 0; slice < COUNTER_SLICES; slice++) {
          const place = ((counter + slice * size) >> 2) + word
          const sum = (words[place] as number) ^ carry
          carry &= ~sum
          words[place] = sum
        }
        for (let slice = 0; slice < COUNTER_SLICES; slice++) {
          const place = ((counter + slice * size) >> 2) + word
          words[place] = (words[place] as number) | carry
        }
      }
    },
    moveCounted: (target, bits, size, counter, least) => {
      for (let word = 0; word < size >> 2; word++) {
        let isMore = 0
        let isEqual = -1
        for (let slice = COUNTER_SLICES - 1; slice >= 0; slice--) {
          const counted = words[((counter + slice * size) >> 2) + word] as number
          const asked = -((least >> slice) & 1)
          isMore |= isEqual & counted & ~asked
          isEqual &= ~(counted ^ asked)
        }
        const all = words[(bits >> 2) + word] as number
        words[(target >> 2) + word] = all & (isMore | isEqual)
        words[(bits >> 2) + word] = all & ~(isMore | isEqual)
      }
    },
  }
}

const GRADES = 5

function gradeLoops({ bytes, shorts, words }: Views): Pick<Kernel, 'markGrades' | 'sliceGrades'> {
  return {
    markGrades: (sets, size, positions, count, codes, gradeByCode) => {
      for (let place = 0; place < count; place++) {
        const position = shorts[(positions >> 1) + place] as number
        const grade = bytes[gradeByCode + (bytes[codes + place] as number)] as number
        const target = sets + grade * size + (position >> 3)
        bytes[target] = (bytes[target] as number) | (1 << (position & 7))
      }
    },
    sliceGrades: (sets, size) => {
      for (let word = 0; word < size >> 2; word++) {
        const slices = [0, 0, 0]
        let better = 0
        for (let grade = GRADES - 1; grade >= 0; grade--) {
          const only = (words[((sets + grade * size) >> 2) + word] as number) & ~better
          better |= only
          for (const slice of slices.keys()) {
            if ((((grade + 1) >> slice) & 1) === 1) slices[slice] = (slices[slice] as number) | only
          }
        }
        for (const [slice, bits] of slices.entries()) words[((sets + slice * size) >> 2) + word] = bits
      }
    },
  }
}

function stretchLoop({ words }: Views): Pick<Kernel, 'countStretches'> {
  return {
    countStretches: (bits, ends, stretches, counts) => {
      let word = 0
      let total = 0
      let before = 0
      for (let stretch = 0; stretch < stretches; stretch++) {
        const end = words[(ends >> 2) + stretch] as number
        for (; word < end >> 5; word++) total += onesIn(words[(bits >> 2) + word] as number)
        const until = total + onesIn((words[(bits >> 2) + word] as number) & ((1 << (end & 31)) - 1))
        words[(counts >> 2) + stretch] = until - before
        before = until
      }
    },
  }
}

function siftLoop({ words }: Views): Pick<Kernel, 'countFunnel'> {
  return {
    countFunnel: (considered, size, sets, setCount, stride, sums) => {
      for (let word = 0; word < size >> 2; word++) {
        const all = words[(considered >> 2) + word] as number
        let left = all
        let lackingOne = 0
        let lackingMore = 0
        for (let number = 0; number < setCount; number++) {
          const lacking = all & ~(words[((sets + number * stride) >> 2) + word] as number)
          lackingMore |= lackingOne & lacking
          lackingOne |= lacking
          left &= ~lacking
          addOnes(sums + number * 32, word, left)
        }
        for (let number = 0; number < setCount; number++) {
          const lacking = lackingOne & ~lackingMore & ~(words[((sets + number * stride) >> 2) + word] as number)
          addOnes(sums + number * 32 + 16, word, lacking)
        }
      }
    },
  }

  function addOnes(sums: number, word: number, bits: number): void {
    const place = (sums >> 2) + (word % SUMS_PER_VECTOR)
    at(words, 0, place, (words[place] as number) + onesIn(bits))
  }
}

type CodedLoops = 'raiseCoded' | 'tally' | 'addCoded' | 'addSliced'

function coded({ bytes, shorts, words, points: short }: Views): Pick<Kernel, CodedLoops> {
  return {
    addCoded: (positions, count, codes, byCode, points) => {
      for (let place = 0; place < count; place++) {
        const position = shorts[(positions >> 1) + place] as number
        addTo((points >> 1) + position, (byCode >> 1) + (bytes[codes + position] as number))
      }
    },
    addSliced: (positions, count, slices, size, fourth, byCode, points) => {
      for (let place = 0; place < count; place++) {
        const position = shorts[(positions >> 1) + place] as number
        const addresses = [slices, slices + size, slices + 2 * size, fourth]
        const code = addresses.reduce((sum, address, slice) => {
          return sum | ((((bytes[address + (position >> 3)] as number) >> (position & 7)) & 1) << slice)
        }, 0)
        addTo((points >> 1) + position, (byCode >> 1) + code)
      }
    },
    raiseCoded: (positions, count, codes, byCode, points, best) => {
      for (let place = 0; place < count; place++) {
        const position = shorts[(positions >> 1) + place] as number
        const brought = short[(byCode >> 1) + (bytes[codes + place] as number)] as number
        raise(short, (points >> 1) + position, (best >> 1) + position, brought)
      }
    },
    tally: (codes, positions, count, counts) => {
      for (let place = 0; place < count; place++) {
        const code = bytes[codes + (shorts[(positions >> 1) + place] as number)] as number
        const table = place < (count & ~3) ? place & 3 : 0
        const target = (counts >> 2) + table * 256 + code
        words[target] = (words[target] as number) + 1
      }
    },
  }

  function addTo(target: number, brought: number): void {
    short[target] = (short[target] as number) + (short[brought] as number)
  }
}

function keepLoop({ bytes, shorts, points: short }: Views): Pick<Kernel, 'keepAbove' | 'keepScored'> {
  return {
    keepScored: (bits, size, points, least) => {
      for (let place = 0; place < size * 8; place++) {
        const isBelow = (short[(points >> 1) + place] as number) < least
        if (isBelow) bytes[bits + (place >> 3)] = (bytes[bits + (place >> 3)] as number) & ~(1 << (place & 7))
      }
    },
    keepAbove: (positions, count, points, least) => {
      const first = positions >> 1
      let kept = 0
      for (let place = 0; place < count; place++) {
        const position = shorts[first + place] as number
        shorts[first + kept] = position
        if ((short[(points >> 1) + position] as number) >= least) kept++
      }
      return kept
    },
  }
}

function at(words: Int32Array, address: number, word: number, value: number): void {
  words[(address >> 2) + word] = value
}
