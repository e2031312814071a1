/** Reference implementation of the kernel's loops that mark positions in sets. */

import type { Kernel } from '../kernel/kernel.ts'
import type { Views } from './reference-entries.ts'

type MarkLoops = 'mark' | 'markByCode' | 'markByRange' | 'markEntries'

export function markLoops({ bytes, shorts }: Views): Pick<Kernel, MarkLoops> {
  return {
    mark: (bits, positions, count) => {
      for (let place = 0; place < count; place++) {
        const position = shorts[(positions >> 1) + place] as number
        bytes[bits + (position >> 3)] = (bytes[bits + (position >> 3)] as number) | (1 << (position & 7))
      }
    },
    markByCode: (bits, codes, count, table) => {
      bytes.fill(0, bits, bits + (count >> 3))
      for (let place = 0; place < count; place++) {
        const code = bytes[codes + place] as number
        const flag = ((bytes[table + (code >> 3)] as number) >> (code & 7)) & 1
        bytes[bits + (place >> 3)] = (bytes[bits + (place >> 3)] as number) | (flag << (place & 7))
      }
    },
    markByRange: (bits, codes, count, least, span, otherLeast, otherSpan, flip) => {
      bytes.fill(0, bits, bits + (count >> 3))
      for (let place = 0; place < count; place++) {
        const code = bytes[codes + place] as number
        const isMarked = lies(code, least, span) || lies(code, otherLeast, otherSpan)
        const flag = (isMarked ? 1 : 0) ^ (flip & 1)
        bytes[bits + (place >> 3)] = (bytes[bits + (place >> 3)] as number) | (flag << (place & 7))
      }
    },
    markEntries: (bits, positions, count, codes, details, byCode, byDetail) => {
      for (let place = 0; place < count; place++) {
        const position = shorts[(positions >> 1) + place] as number
        const byItsCode = bytes[byCode + (bytes[codes + place] as number)] as number
        const flag = byItsCode & (bytes[byDetail + (bytes[details + place] as number)] as number) & 1
        bytes[bits + (position >> 3)] = (bytes[bits + (position >> 3)] as number) | (flag << (position & 7))
      }
    },
  }
}

/** As bytes are compared: below the least counts as above everything. */
function lies(code: number, least: number, span: number): boolean {
  return ((code - least) & 0xff) <= (span & 0xff)
}
