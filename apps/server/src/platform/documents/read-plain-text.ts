import { MAX_TEXT_LENGTH, tidyText } from './document-text.ts'

/** A character takes at most four bytes, in any encoding that is read here. */
const MAX_BYTES = MAX_TEXT_LENGTH * 4

export const readPlainText = (bytes: Buffer): string => tidyText(decode(bytes.subarray(0, MAX_BYTES)))

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // As a stream, so that a character that the limit cuts in two is no reason to take it for another encoding.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}
