/** Reference implementation of the kernel's loops over the entries of posting lists. */

import type { Kernel } from '../kernel/kernel.ts'
import { DETAILS, LAST_CLAIMED_CODE, POSITIONS_PER_RANK } from '../kernel/layout.ts'

export interface Views {
  readonly bytes: Uint8Array
  readonly shorts: Uint16Array
  readonly points: Int16Array
  readonly words: Int32Array
}

type EntryLoops = 'addEntries' | 'raiseEntries' | 'addHeld' | 'raiseHeld' | 'clearPoints'

export function entryLoops({ bytes, shorts, points: short }: Views): Pick<Kernel, EntryLoops> {
  return {
    addHeld: (positions, count, bits, ranks, codes, details, byCode, byDetail, points) => {
      for (const { position, entry } of held(positions, count, bits, ranks)) {
        const place = (points >> 1) + position
        short[place] = (short[place] as number) + brings(codes + entry, details + entry, byCode, byDetail)
      }
    },
    raiseHeld: (positions, count, bits, ranks, codes, details, byCode, byDetail, points, best) => {
      for (const { position, entry } of held(positions, count, bits, ranks)) {
        const brought = brings(codes + entry, details + entry, byCode, byDetail)
        raise(short, (points >> 1) + position, (best >> 1) + position, brought)
      }
    },
    clearPoints: (positions, count, points) => {
      for (let place = 0; place < count; place++) {
        short[(points >> 1) + (shorts[(positions >> 1) + place] as number)] = 0
      }
    },
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

  function* held(positions: number, count: number, bits: number, ranks: number) {
    const isSet = (place: number) => (((bytes[bits + (place >> 3)] as number) >> (place & 7)) & 1) === 1
    for (let number = 0; number < count; number++) {
      const position = shorts[(positions >> 1) + number] as number
      if (!isSet(position)) continue
      const group = Math.floor(position / POSITIONS_PER_RANK)
      let entry = shorts[(ranks >> 1) + group] as number
      for (let place = group * POSITIONS_PER_RANK; place < position; place++) if (isSet(place)) entry++
      yield { position, entry }
    }
  }

  function brings(codeAt: number, detailAt: number, byCode: number, byDetail: number): number {
    const code = bytes[codeAt] as number
    const half = code > LAST_CLAIMED_CODE ? DETAILS : 0
    const ofDetail = short[(byDetail >> 1) + half + (bytes[detailAt] as number)] as number
    return (short[(byCode >> 1) + code] as number) + ofDetail
  }
}

export function raise(short: Int16Array, points: number, best: number, brought: number): void {
  const known = short[best] as number
  if (brought <= known) return
  short[best] = brought
  short[points] = (short[points] as number) + brought - known
}
