import { inflateSync, constants as zlib } from 'node:zlib'
import { UnreadableDocument } from './document-text.ts'

const MAX_UNPACKED_BYTES = 96 * 1024 * 1024
const MAX_LAYERS = 3
const ZLIB_MARK = 0x78

/**
 * Unpacks every deflated stream under one limit before reading, because the PDF reader has none. Pictures are skipped:
 * no text is read from them, so they are never unpacked. A stream disguised as a picture, or packed in another way,
 * meets the limits of the process.
 */
export function measurePdfStreams(bytes: Buffer): void {
  let left = MAX_UNPACKED_BYTES
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    const start = startOfData(bytes, at + 6)
    if (bytes[start] !== ZLIB_MARK || isPicture(bytes, at)) continue
    left -= unpackedSize(bytes.subarray(start), left)
  }
}

function startOfData(bytes: Buffer, at: number): number {
  const afterReturn = bytes[at] === 0x0d ? at + 1 : at
  return bytes[afterReturn] === 0x0a ? afterReturn + 1 : afterReturn
}

function isPicture(bytes: Buffer, at: number): boolean {
  const before = bytes.subarray(Math.max(0, at - 2048), at).toString('latin1')
  return /\/Subtype\s*\/Image\b/.test(before.slice(before.lastIndexOf(' obj') + 1))
}

/** The sum over all layers of nested compression. */
function unpackedSize(packed: Buffer, limit: number): number {
  let size = 0
  let layer: Buffer | null = packed
  for (let depth = 0; depth < MAX_LAYERS && layer !== null; depth += 1) {
    const inner: Buffer | null = inflate(layer, limit - size)
    size += inner?.length ?? 0
    layer = inner?.[0] === ZLIB_MARK ? inner : null
  }
  return size
}

/** Null if the data is not deflated after all: the reader judges it. */
function inflate(packed: Buffer, limit: number): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, limit), finishFlush: zlib.Z_SYNC_FLUSH })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new UnreadableDocument('too-large')
    if (error instanceof Error && 'errno' in error) return null
    throw error
  }
}
