/**
 * UTF-8 that was decoded as Windows-1252: "â€“" for a dash, "Â·" for a dot, "Ã©" for é; and Windows-1252 that was decoded
 * as Latin-1, which leaves control characters where bullets, dashes and quotes were.
 */

/** The letters that Windows-1252 has in the places of control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const BYTES: ReadonlyMap<number, number> = new Map(
  [...WINDOWS].map((letter, place) => [letter.charCodeAt(0), 0x80 + place]),
)
const FIRST_CONTROL = 0x80
const TWO_BYTES = [0xc2, 0xc3]
const THREE_BYTES = [0xe2, 0xef]

/** The intended character at this place, and the length of its broken form; null where nothing is broken. */
export function mojibakeAt(text: string, at: number): { letter: string; length: number } | null {
  const lead = text.charCodeAt(at)
  if (lead >= FIRST_CONTROL && lead < FIRST_CONTROL + WINDOWS.length) {
    const letter = WINDOWS.charAt(lead - FIRST_CONTROL)
    return letter.charCodeAt(0) === lead ? null : { letter, length: 1 }
  }
  if (TWO_BYTES.includes(lead)) {
    // A space without line break that became an ordinary one.
    if (lead === 0xc2 && text.charCodeAt(at + 1) === 0x20) return { letter: ' ', length: 1 }
    const second = byteAt(text, at + 1)
    return second === null ? null : { letter: String.fromCharCode(((lead & 0x1f) << 6) | second), length: 2 }
  }
  if (!THREE_BYTES.includes(lead)) return null
  const second = byteAt(text, at + 1)
  // A byte that has no character of its own may be lost, or replaced by an invisible one.
  const third = byteAt(text, at + 2) ?? (text.charCodeAt(at + 2) === 0x200b ? 0x0d : null)
  if (second === null || third === null) return null
  const code = ((lead & 0x0f) << 12) | (second << 6) | third
  return code < 0x800 ? null : { letter: String.fromCharCode(code), length: 3 }
}

/** The six bits of a continuation byte. */
function byteAt(text: string, at: number): number | null {
  const code = text.charCodeAt(at)
  const byte = BYTES.get(code) ?? code
  return byte >= 0x80 && byte < 0xc0 ? byte & 0x3f : null
}
