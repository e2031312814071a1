/** The ids of a block. UUIDs take 16 bytes each; any other id is kept as its UTF-16 code units. */

export interface IdTable {
  /** 16 bytes an id; empty when some id is no UUID. */
  readonly uuids: Uint8Array
  /** Code units of all ids one after the other, and where each ends; empty when all ids are UUIDs. */
  readonly units: Uint16Array
  readonly ends: Uint32Array
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const NIBBLE: Uint8Array = Uint8Array.from({ length: 128 }, (_, unit) =>
  Math.max(0, '0123456789abcdef'.indexOf(String.fromCharCode(unit))),
)
/** Where the hex pair of each byte of a UUID starts in its text. */
const PAIR_STARTS = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34] as const

export function tableOfIds(ids: readonly string[]): IdTable {
  return ids.every((id) => UUID.test(id)) ? tableOfUuids(ids) : tableOfTexts(ids)
}

export function idAt(table: IdTable, place: number): string {
  if (table.ends.length === 0) return uuidAt(table.uuids, place * 16)
  const from = place === 0 ? 0 : (table.ends[place - 1] as number)
  return String.fromCharCode(...table.units.subarray(from, table.ends[place]))
}

function tableOfUuids(ids: readonly string[]): IdTable {
  const uuids = new Uint8Array(ids.length * 16)
  let target = 0
  for (const id of ids) {
    for (const start of PAIR_STARTS) {
      uuids[target++] = ((NIBBLE[id.charCodeAt(start)] as number) << 4) | (NIBBLE[id.charCodeAt(start + 1)] as number)
    }
  }
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
