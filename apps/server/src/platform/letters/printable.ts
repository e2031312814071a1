// The characters of the letters' font. Its table is parsed here, because the drawing library takes 18 MB.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FONT = fileURLToPath(new URL('./open-sans-regular.ttf', import.meta.url))
/** The library draws from left to right, which would reverse these. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u
const LINE_BREAKS = /[\n\r\t]/u

let known: ReadonlySet<number> | undefined

/** The unprintable characters of a text, each once. */
export function unprintableIn(text: string): string[] {
  known ??= readCharacters(readFileSync(FONT))
  const characters = new Set(Array.from(text.normalize('NFC')))
  return [...characters].filter(
    (character) =>
      !LINE_BREAKS.test(character) &&
      (RIGHT_TO_LEFT.test(character) || known?.has(character.codePointAt(0) ?? 0) === false),
  )
}

/** The code points of a font: its `cmap` in format 4, which every TrueType text font has. */
function readCharacters(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(4)
  const entries = Array.from({ length: tables }, (_, at) => 12 + 16 * at)
  const cmapEntry = entries.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (cmapEntry === undefined) throw new Error('The font of the letters has no table of its characters.')
  const cmap = font.readUInt32BE(cmapEntry + 8)
  const found = new Set<number>()
  for (let at = 0; at < font.readUInt16BE(cmap + 2); at += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + 8 * at + 4)
    if (font.readUInt16BE(subtable) === 4) addSegments(font, subtable, found)
  }
  return found
}

const MISSING = 0xffff

function addSegments(font: Buffer, subtable: number, found: Set<number>): void {
  const doubled = font.readUInt16BE(subtable + 6)
  const [ends, starts] = [subtable + 14, subtable + 16 + doubled]
  for (let at = 0; at < doubled; at += 2) {
    const last = font.readUInt16BE(ends + at)
    for (let code = font.readUInt16BE(starts + at); code <= last && code !== MISSING; code += 1) found.add(code)
  }
}

/** The text with a question mark for each character that the font cannot draw. */
export function printable(text: string): string {
  const missing = new Set(unprintableIn(text))
  const normal = text.normalize('NFC')
  return missing.size === 0 ? normal : Array.from(normal, (each) => (missing.has(each) ? '?' : each)).join('')
}
