/** Encodings that spreadsheets save in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const SAMPLE_BYTES = 4_096

/** Decodes the text of a file with an unknown encoding: by its byte order mark, its zero bytes, or the best fit. */
export function decodeText(bytes: Buffer): { readonly text: string; readonly encoding: Encoding } {
  const encoding = encodingOf(bytes)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

/** The last character may be cut off. */
export function encodingOf(bytes: Buffer, { isCut = false } = {}): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd > sample.length / 8) return odd > even ? 'utf-16le' : 'utf-16be'
  return isUtf8(bytes, isCut) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Buffer, isCut: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return true
  } catch {
    return false
  }
}
