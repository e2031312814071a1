/** The kernel in TypeScript: what the other one is held to, and what runs where that one cannot. */

import { DETAILS, LAST_CLAIMED_CODE } from '../columns/skill-code.ts'
import { onesIn } from '../retrieval/bits.ts'
import type { Kernel } from './kernel.ts'

const SUMS_PER_VECTOR = 4

interface Views {
  readonly bytes: Uint8Array
  readonly shorts: Uint16Array
  readonly points: Int16Array
  readonly words: Int32Array
}

export function plainKernel(room: ArrayBuffer): Kernel {
  const views: Views = {
    bytes: new Uint8Array(room),
    shorts: new Uint16Array(room),
    points: new Int16Array(room),
    words: new Int32Array(room),
  }
  return {
    ...setLoops(views),
    ...passing(views),
    ...siftLoop(views),
    ...entryLoops(views),
    ...coded(views),
    ...keepLoop(views),
  }
}

type SetLoops =
  | 'intersect'
  | 'unite'
  | 'countShared'
  | 'clear'
  | 'copy'
  | 'mark'
  | 'spread'
  | 'countMarked'
  | 'list'
  | 'markByCode'

function setLoops({ bytes, shorts, words }: Views): Pick<Kernel, SetLoops> {
  return {
    intersect: (target, other, size) => {
      for (let word = 0; word < size >> 2; word++) at(words, target, word, at32(other, word) & at32(target, word))
    },
    unite: (target, other, size) => {
      for (let word = 0; word < size >> 2; word++) at(words, target, word, at32(other, word) | at32(target, word))
    },
    countShared: (left, right, size) => {
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
    mark: (bits, positions, count) => {
      for (let place = 0; place < count; place++) {
        const position = shorts[(positions >> 1) + place] as number
        bytes[bits + (position >> 3)] = (bytes[bits + (position >> 3)] as number) | (1 << (position & 7))
      }
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
    markByCode: (bits, codes, count, table) => {
      bytes.fill(0, bits, bits + (count >> 3))
      for (let place = 0; place < count; place++) {
        const code = bytes[codes + place] as number
        const flag = ((bytes[table + (code >> 3)] as number) >> (code & 7)) & 1
        bytes[bits + (place >> 3)] = (bytes[bits + (place >> 3)] as number) | (flag << (place & 7))
      }
    },
  }

  function at32(address: number, word: number): number {
    return words[(address >> 2) + word] as number
  }
}

function passing({ bytes, shorts, words }: Views): Pick<Kernel, 'markEntries' | 'countStretches'> {
  return {
    markEntries: (bits, positions, count, codes, details, byCode, byDetail) => {
      for (let place = 0; place < count; place++) {
        const position = shorts[(positions >> 1) + place] as number
        const byItsCode = bytes[byCode + (bytes[codes + place] as number)] as number
        const flag = byItsCode & (bytes[byDetail + (bytes[details + place] as number)] as number) & 1
        bytes[bits + (position >> 3)] = (bytes[bits + (position >> 3)] as number) | (flag << (position & 7))
      }
    },
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

function siftLoop({ words }: Views): Pick<Kernel, 'sift'> {
  return {
    sift: (considered, size, sets, setCount, stride, sums) => {
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

function entryLoops({ bytes, shorts, points: short }: Views): Pick<Kernel, 'addEntries' | 'raiseEntries'> {
  return {
    addEntries: (positions, count, codes, details, byCode, byDetail, points) => {
      for (let place = 0; place < count; place++) {
        const position = (points >> 1) + (shorts[(positions >> 1) + place] as number)
        short[position] = (short[position] as number) + brings(codes + place, details + place, byCode, byDetail)
      }
    },
    raiseEntries: (positions, count, codes, details, byCode, byDetail, points, best) => {
      for (let place = 0; place < count; place++) {
        const position = shorts[(positions >> 1) + place] as number
        const brought = brings(codes + place, details + place, byCode, byDetail)
        raise(short, (points >> 1) + position, (best >> 1) + position, brought)
      }
    },
  }

  function brings(codeAt: number, detailAt: number, byCode: number, byDetail: number): number {
    const code = bytes[codeAt] as number
    const half = code > LAST_CLAIMED_CODE ? DETAILS : 0
    const ofDetail = short[(byDetail >> 1) + half + (bytes[detailAt] as number)] as number
    return (short[(byCode >> 1) + code] as number) + ofDetail
  }
}

function coded({ bytes, shorts, words, points: short }: Views): Pick<Kernel, 'raiseCoded' | 'raiseGrades' | 'tally'> {
  return {
    raiseCoded: (positions, count, codes, byCode, points, best) => {
      for (let place = 0; place < count; place++) {
        const position = shorts[(positions >> 1) + place] as number
        const brought = short[(byCode >> 1) + (bytes[codes + place] as number)] as number
        raise(short, (points >> 1) + position, (best >> 1) + position, brought)
      }
    },
    raiseGrades: (positions, count, codes, gradeByCode, grades) => {
      for (let place = 0; place < count; place++) {
        const position = grades + (shorts[(positions >> 1) + place] as number)
        const grade = bytes[gradeByCode + (bytes[codes + place] as number)] as number
        bytes[position] = Math.max(bytes[position] as number, grade)
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
}

function keepLoop({ shorts, points: short }: Views): Pick<Kernel, 'keepAbove'> {
  return {
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

function raise(short: Int16Array, points: number, best: number, brought: number): void {
  const known = short[best] as number
  if (brought <= known) return
  short[best] = brought
  short[points] = (short[points] as number) + brought - known
}

function at(words: Int32Array, address: number, word: number, value: number): void {
  words[(address >> 2) + word] = value
}
