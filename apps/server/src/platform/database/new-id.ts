import { randomFillSync } from 'node:crypto'

let lastMs = 0
let counter = 0

/** A UUIDv7: sorts by creation time, also within one millisecond. */
export function newId(now = Date.now()): string {
  counter = now > lastMs ? 0 : counter + 1
  lastMs = Math.max(now, lastMs) + (counter > 0xfff ? 1 : 0)
  counter &= 0xfff
  const bytes = randomFillSync(Buffer.alloc(16))
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
