import { MAX_TEXT_LENGTH, tidyText } from './document-text.ts'

/** A character takes at most four bytes in any supported encoding. */
const MAX_BYTES = MAX_TEXT_LENGTH * 4

export const readPlainText = (bytes: Buffer): string => tidyText(decode(bytes.subarray(0, MAX_BYTES)))

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // In stream mode, so that a character cut by the limit is not mistaken for another encoding.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}
