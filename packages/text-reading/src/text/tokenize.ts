import type { FoldedText } from './fold-text.ts'

/** What separates a token from the next. */
export const GAP = { space: 1, hyphen: 2, dot: 4, slash: 8, newline: 16, hard: 32 } as const

/** Tokens in columns: index `i` of each array describes token `i`. */
export interface Tokens {
  count: number
  starts: Int32Array
  ends: Int32Array
  /** GAP flags between tokens `i` and `i + 1`; the last has `hard`. */
  gaps: Uint8Array
  words: string[]
}

/** A shorter line was ended by its writer, not by the page width. */
const WRAPPED_LINE_LENGTH = 50
const LETTER = 1
const DIGIT = 2
const CLASSES = asciiClasses()

/** Words are letters and digits, with the symbols of names kept: c++, c#, .net, network+. `&` reads as "and". */
export function tokenize(text: FoldedText): Tokens {
  const { lower } = text
  const { length } = lower
  const tokens = emptyTokens(length)
  let at = 0
  let gap = 0
  let lineStart = 0
  while (at < length) {
    const code = lower.charCodeAt(at)
    const start = at
    if (classOf(code) !== 0) at = endOfWord(lower, at)
    else if (code === 38) at += 1
    else if (code === 46 && startsDotNet(text, at)) at += 4
    else {
      if (code === 10) {
        gap |= at - lineStart >= WRAPPED_LINE_LENGTH && (gap & GAP.newline) === 0 ? GAP.newline : GAP.hard
        lineStart = at + 1
      } else gap |= gapOf(lower, at, code)
      at += 1
      continue
    }
    add(tokens, start, at, gap, code === 38 ? 'and' : lower.slice(start, at).replace(' ', ''))
    gap = 0
  }
  if (tokens.count > 0) tokens.gaps[tokens.count - 1] = GAP.hard
  return tokens
}

function add(tokens: Tokens, start: number, end: number, gapBefore: number, word: string): void {
  const place = tokens.count
  tokens.starts[place] = start
  tokens.ends[place] = end
  if (place > 0) tokens.gaps[place - 1] = gapBefore
  tokens.words.push(word)
  tokens.count = place + 1
}

function emptyTokens(length: number): Tokens {
  const most = length + 1
  return { count: 0, starts: new Int32Array(most), ends: new Int32Array(most), gaps: new Uint8Array(most), words: [] }
}

function endOfWord(text: string, from: number): number {
  let at = from + 1
  const wide = isWide(text.charCodeAt(from))
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (classOf(code) === 0 || isWide(code) !== wide) break
    at += 1
  }
  return withSuffix(text, from, at)
}

const SUFFIX_LENGTH = 4

/** `++`, `#` and a trailing `+` belong to the preceding word: c++17, f#, network+, "C #"; not in 5+ or html+css. */
function withSuffix(text: string, from: number, at: number): number {
  const code = text.charCodeAt(at)
  if (code === 32 && at - from === 1 && text.charAt(from) === 'c')
    return at + (/^ (?:#|\+\+)(?![\w+#])/.exec(text.slice(at, at + SUFFIX_LENGTH))?.[0].length ?? 0)
  if (code !== 43 && code !== 35) return at
  if (classOf(text.charCodeAt(at - 1)) !== LETTER) return at
  if (code === 35) return classOf(text.charCodeAt(at + 1)) === LETTER || at - from > 6 ? at : at + 1
  if (text.charCodeAt(at + 1) === 43) {
    let end = at + 2
    while (classOf(text.charCodeAt(end)) === DIGIT) end += 1
    return end
  }
  const next = text.charCodeAt(at + 1)
  return classOf(next) === 0 && next !== 46 ? at + 1 : at
}

/** ".NET", also glued to an ordinary word: "Senior.NET". */
function startsDotNet({ lower, clean }: FoldedText, at: number): boolean {
  if (!lower.startsWith('.net', at) || classOf(lower.charCodeAt(at + 4)) === LETTER) return false
  if (at === 0 || classOf(lower.charCodeAt(at - 1)) === 0) return true
  return clean.startsWith('.NET', at) && /[a-z]{3}$/.test(clean.slice(Math.max(0, at - 3), at))
}

function gapOf(text: string, at: number, code: number): number {
  if (code === 32) return GAP.space
  const touches = classOf(text.charCodeAt(at - 1)) !== 0 && classOf(text.charCodeAt(at + 1)) !== 0
  if (code === 45 || code === 95 || code === 39) return touches ? GAP.hyphen : code === 39 ? GAP.space : GAP.hard
  if (code === 46) return touches ? GAP.dot : GAP.hard
  if (code === 47) return GAP.slash
  return code === 13 ? GAP.space : GAP.hard
}

export function classOf(code: number): number {
  if (code < 128) return CLASSES[code] ?? 0
  if (Number.isNaN(code)) return 0
  if (code >= 0xc0 && code < 0x2000) return code === 0xd7 || code === 0xf7 ? 0 : LETTER
  return (code >= 0x3040 && code < 0xd800) || (code >= 0xf900 && code < 0xfb00) ? LETTER : 0
}

/** Scripts without spaces between words. */
function isWide(code: number): boolean {
  return code >= 0x3040
}

function asciiClasses(): Uint8Array {
  const classes = new Uint8Array(128)
  for (let code = 48; code <= 57; code += 1) classes[code] = DIGIT
  for (let code = 97; code <= 122; code += 1) {
    classes[code] = LETTER
    classes[code - 32] = LETTER
  }
  return classes
}
