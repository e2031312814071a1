/** The ids of a block. A UUID takes 16 bytes; other ids are stored as UTF-16 code units. */

import { type Growing, growing, push } from './growing.ts'
import { hashText } from './hash.ts'

export interface IdTable {
  /** 16 bytes per id; empty if some id is not a UUID. */
  readonly uuids: Uint8Array
  /** Code units of all ids in sequence, and the end of each; empty if all ids are UUIDs. */
  readonly units: Uint16Array
  readonly ends: Uint32Array
}

const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const HYPHEN = 45
/** 16 for a character that is not a digit. */
const NIBBLE: Uint8Array = Uint8Array.from({ length: 128 }, (_, unit) => {
  const nibble = '0123456789abcdef'.indexOf(String.fromCharCode(unit))
  return nibble === -1 ? 16 : nibble
})
/** The place of each byte's hex pair in the text of a UUID. */
const PAIR_STARTS = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34] as const

/** The ids of collected rows: as bytes for UUIDs, because millions of strings would be too many. */
export interface IdRows {
  readonly uuids: Growing<Uint8Array<ArrayBuffer>>
  readonly hashes: Growing<Uint32Array<ArrayBuffer>>
  /** By row. */
  readonly others: Map<number, string>
}

const UUID_BYTES = 16
const UUID_LENGTH = 36
const HYPHENS = [8, 13, 18, 23] as const
const NO_NIBBLE = 16
const ID_SEED = 0x5f37
export const HASH_BITS = 27

export function emptyIds(): IdRows {
  return { uuids: growing(Uint8Array), hashes: growing(Uint32Array), others: new Map() }
}

export function countIds({ hashes }: IdRows): number {
  return hashes.length
}

/** Appends an id. UUIDs take 16 bytes; others are kept as text. */
export function pushId(ids: IdRows, id: string): void {
  const row = ids.hashes.length
  push(ids.hashes, idHash(id))
  const from = ids.uuids.length
  const isUuid = id.length === UUID_LENGTH && HYPHENS.every((place) => id.charCodeAt(place) === HYPHEN)
  let isHex = isUuid
  for (const start of PAIR_STARTS) {
    const upper = isUuid ? nibbleOf(id.charCodeAt(start)) : 0
    const lower = isUuid ? nibbleOf(id.charCodeAt(start + 1)) : 0
    isHex &&= upper !== NO_NIBBLE && lower !== NO_NIBBLE
    push(ids.uuids, (upper << 4) | (lower & 15))
  }
  if (isHex) return
  ids.uuids.array.fill(0, from, ids.uuids.length)
  ids.others.set(row, id)
}

export function idHash(id: string): number {
  return hashText(id, ID_SEED) >>> (32 - HASH_BITS)
}

/** Whether two rows have the same id, compared by bytes. */
export function isSameId({ uuids, others }: IdRows, left: number, right: number): boolean {
  if (others.size > 0 && (others.has(left) || others.has(right))) return others.get(left) === others.get(right)
  for (let byte = 0; byte < UUID_BYTES; byte++) {
    if (uuids.array[left * UUID_BYTES + byte] !== uuids.array[right * UUID_BYTES + byte]) return false
  }
  return true
}

/** The ids of some rows, in their order. */
export function tableOfIds({ uuids, others }: IdRows, order: Uint32Array): IdTable {
  const table = new Uint8Array(order.length * UUID_BYTES)
  for (let place = 0; place < order.length; place++) {
    const from = (order[place] as number) * UUID_BYTES
    for (let byte = 0; byte < UUID_BYTES; byte++) table[place * UUID_BYTES + byte] = uuids.array[from + byte] as number
  }
  if (others.size === 0 || order.every((row) => !others.has(row))) return tableOfUuids(table)
  return tableOfTexts(Array.from(order, (row, place) => others.get(row) ?? uuidAt(table, place * UUID_BYTES)))
}

function nibbleOf(unit: number): number {
  return unit < NIBBLE.length ? (NIBBLE[unit] as number) : NO_NIBBLE
}

export function idAt(table: IdTable, place: number): string {
  if (table.ends.length === 0) return uuidAt(table.uuids, place * 16)
  const from = place === 0 ? 0 : (table.ends[place - 1] as number)
  return String.fromCharCode(...table.units.subarray(from, table.ends[place]))
}

function tableOfUuids(uuids: Uint8Array): IdTable {
  return { uuids, units: new Uint16Array(0), ends: new Uint32Array(0) }
}

function tableOfTexts(ids: readonly string[]): IdTable {
  const units = new Uint16Array(ids.reduce((sum, id) => sum + id.length, 0))
  const ends = new Uint32Array(ids.length)
  let target = 0
  for (const [place, id] of ids.entries()) {
    for (let unit = 0; unit < id.length; unit++) units[target++] = id.charCodeAt(unit)
    ends[place] = target
  }
  return { uuids: new Uint8Array(0), units, ends }
}

function uuidAt(bytes: Uint8Array, from: number): string {
  const pair = (place: number) => HEX[bytes[from + place] as number] as string
  const head = `${pair(0)}${pair(1)}${pair(2)}${pair(3)}-${pair(4)}${pair(5)}-${pair(6)}${pair(7)}`
  return `${head}-${pair(8)}${pair(9)}-${pair(10)}${pair(11)}${pair(12)}${pair(13)}${pair(14)}${pair(15)}`
}
