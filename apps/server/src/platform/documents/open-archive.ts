import { inflateRawSync } from 'node:zlib'
import { UnreadableDocument } from './document-text.ts'

const MAX_ENTRIES = 2_000
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
/** A parsed tree takes twenty times the size of its XML. */
const MAX_XML_BYTES = 8 * 1024 * 1024

const END_MARK = 'PK\x05\x06'
const CENTRAL_MARK = 0x02014b50
const LOCAL_MARK = 0x04034b50
const CENTRAL_SIZE = 46
const LOCAL_SIZE = 30
const STORED = 0
const DEFLATED = 8
const IS_ENCRYPTED = 1

interface Entry {
  readonly name: string
  readonly isXml: boolean
  readonly method: number
  readonly start: number
  readonly end: number
}

/**
 * Unpacks every entry under a limit without keeping it, before any is read. Sizes stated in the archive are not trusted, and overlapping
 * entries are refused: they unpack the same bytes again and again.
 */
export function openArchive(bytes: Buffer): Archive {
  const entries = readDirectory(bytes)
  assertApart(entries)
  let left = MAX_UNPACKED_BYTES
  let xmlLeft = MAX_XML_BYTES
  for (const { method, start, end, isXml } of entries) {
    const limit = isXml ? Math.min(left, xmlLeft) : left
    const size = unpackedSize(bytes.subarray(start, end), method, limit)
    left -= size
    if (isXml) xmlLeft -= size
  }
  return { bytes, entries: new Map(entries.map((entry) => [entry.name, entry])) }
}

export interface Archive {
  readonly bytes: Buffer
  readonly entries: ReadonlyMap<string, Entry>
}

export function entryIn({ bytes, entries }: Archive, name: string): Buffer | null {
  const entry = entries.get(name)
  if (entry === undefined) return null
  const packed = bytes.subarray(entry.start, entry.end)
  if (entry.method === STORED || packed.length === 0) return packed
  return inflateRawSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES })
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(END_MARK, undefined, 'latin1')
  if (end === -1 || end + 22 > bytes.length) throw new UnreadableDocument('damaged')
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) throw new UnreadableDocument('too-large')
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let number = 0; number < count; number += 1) {
    if (at + CENTRAL_SIZE > bytes.length || bytes.readUInt32LE(at) !== CENTRAL_MARK)
      throw new UnreadableDocument('damaged')
    entries.push(readEntry(bytes, at))
    at += CENTRAL_SIZE + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  // A reader that looked beyond the announced entries would find some that were not measured.
  if (at !== end) throw new UnreadableDocument('damaged')
  return entries
}

function readEntry(bytes: Buffer, at: number): Entry {
  if ((bytes.readUInt16LE(at + 8) & IS_ENCRYPTED) !== 0) throw new UnreadableDocument('protected')
  const name = bytes.toString('utf8', at + CENTRAL_SIZE, at + CENTRAL_SIZE + bytes.readUInt16LE(at + 28))
  const local = bytes.readUInt32LE(at + 42)
  if (local + LOCAL_SIZE > bytes.length || bytes.readUInt32LE(local) !== LOCAL_MARK)
    throw new UnreadableDocument('damaged')
  const start = local + LOCAL_SIZE + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const end = start + bytes.readUInt32LE(at + 20)
  if (end > bytes.length) throw new UnreadableDocument('damaged')
  return {
    name,
    isXml: !/\.(png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|odttf|ttf|bin)$/i.test(name),
    method: bytes.readUInt16LE(at + 10),
    start,
    end,
  }
}

function assertApart(entries: readonly Entry[]): void {
  const ordered = entries.toSorted((left, right) => left.start - right.start)
  for (const [at, { start }] of ordered.entries()) {
    const before = ordered[at - 1]
    if (before !== undefined && start < before.end) throw new UnreadableDocument('damaged')
  }
}

function unpackedSize(packed: Buffer, method: number, limit: number): number {
  if (method === STORED) return sizeWithin(packed.length, limit)
  if (method !== DEFLATED) throw new UnreadableDocument('damaged')
  if (packed.length === 0) return 0
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) }).length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new UnreadableDocument('too-large')
    throw error
  }
}

function sizeWithin(size: number, limit: number): number {
  if (size > limit) throw new UnreadableDocument('too-large')
  return size
}
