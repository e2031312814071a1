import { hasLongRun, Runs } from './long-runs.ts'
import type { LostBreak } from './lost-lines.ts'
import { mojibakeAt } from './mojibake.ts'

/**
 * Normalizes a text: removes markup, entities, links, invisible characters, accents and what no text needs so often,
 * and replaces look-alike letters. Every position maps back to the original text.
 */
export interface FoldedText {
  original: string
  clean: string
  lower: string
  /** Segments of `clean` with their origin; empty when `clean` equals the original. */
  segments: readonly Segment[]
}

interface Segment {
  at: number
  length: number
  from: number
  fromLength: number
}

interface Replacement {
  text: string
  length: number
}

const LINK = /(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi
const MAX_TAG_LENGTH = 2000

/** Lost line breaks, in the order of the text, become breaks again. */
export function foldText(original: string, lost: readonly LostBreak[] = []): FoldedText {
  if (lost.length === 0 && isPlain(original)) {
    const clean = withoutUnderscores(original)
    return { original, clean, lower: clean.toLowerCase(), segments: [] }
  }
  const fold = new Folding(original, lost)
  const clean = withoutUnderscores(fold.run())
  return { original, clean, lower: clean.toLowerCase(), segments: fold.segments }
}

/** The fields of an export: "must_have_skills: …". */
function withoutUnderscores(text: string): string {
  return text.replace(/(?<=[a-z])_(?=[a-z])/gi, ' ')
}

/** The position in the original text of a span of the folded text. */
export function originalRange(folded: FoldedText, start: number, end: number): { start: number; end: number } {
  if (folded.segments.length === 0) return { start, end }
  const first = segmentAt(folded.segments, start)
  const last = segmentAt(folded.segments, Math.max(start, end - 1))
  if (first === null || last === null) return { start: folded.original.length, end: folded.original.length }
  const from = first.length === first.fromLength ? first.from + (start - first.at) : first.from
  const to = last.length === last.fromLength ? last.from + (end - last.at) : last.from + last.fromLength
  return { start: from, end: Math.max(from, to) }
}

function segmentAt(segments: readonly Segment[], place: number): Segment | null {
  let low = 0
  let high = segments.length - 1
  let found: Segment | null = null
  while (low <= high) {
    const middle = (low + high) >> 1
    const segment = segments[middle] as Segment
    if (segment.at <= place) {
      found = segment
      low = middle + 1
    } else high = middle - 1
  }
  return found
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 32 && isBlankOrEnd(text.charCodeAt(at + 1))) return false
    if (code > 126 || code === 60 || code === 38 || code === 64) return false
    if (code === 91 && markdownCommentAt(text, at) !== null) return false
    if (code === 126 && struckAt(text, at) !== null) return false
    if (code === 58 && text.charCodeAt(at + 1) === 47 && text.charCodeAt(at + 2) === 47) return false
    if (code === 46 && isWww(text, at)) return false
    if (code === 47 && isWithout(text, at)) return false
    if (code === 45 && brokenWordAt(text, at) !== null) return false
  }
  return !hasLongRun(text)
}

function isBlankOrEnd(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13
}

function isWww(text: string, dot: number): boolean {
  return dot >= 3 && text.slice(dot - 3, dot).toLowerCase() === 'www'
}

/** "w/o Rust". */
function isWithout(text: string, slash: number): boolean {
  return /^[^a-z]?w\/o(?![a-z/])/i.test(text.slice(Math.max(0, slash - 2), slash + 3))
}

/** Lines of a page are at least so long where words were broken at their ends. */
const MIN_BROKEN_LINE = 20
/** Words that keep their hyphen: "real-time" was broken at it. */
const KEEPS_HYPHEN =
  /(?:^|[^a-z])(?:real|front|back|full|cross|end|high|low|multi|self|open|on|in|off|well|long|short|object|event|data|test|client|server|domain|cloud|model|part|non|pre|post|co|large|small|third|e|user|customer|life|cost|hands|go|run|built|micro|time|peer|state|load)$/i

/** "Terra-" at the end of a line and "form" at the beginning of the next. */
function brokenWordAt(text: string, at: number): Replacement | null {
  const next = text.charCodeAt(at + 1) === 13 ? at + 2 : at + 1
  if (text.charCodeAt(next) !== 10 || !isSmallLetter(text.charCodeAt(at - 1))) return null
  if (!isSmallLetter(text.charCodeAt(next + 1)) || at - text.lastIndexOf('\n', at) <= MIN_BROKEN_LINE) return null
  const isCompound = KEEPS_HYPHEN.test(text.slice(Math.max(0, at - MIN_BROKEN_LINE), at))
  return { text: isCompound ? '-' : '', length: next + 1 - at }
}

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122
}

class Folding {
  readonly segments: Segment[] = []
  private readonly source: string
  private readonly mapsLookAlikes: boolean
  private readonly links: readonly (readonly [number, number])[]
  private readonly parts: string[] = []
  private readonly runs = new Runs()
  private written = 0
  private readonly lost: readonly LostBreak[]

  constructor(source: string, lost: readonly LostBreak[]) {
    this.source = source
    this.lost = lost
    this.mapsLookAlikes = isMostlyLatin(source)
    this.links = linksAndAddresses(source)
  }

  run(): string {
    const { source } = this
    let plainFrom = 0
    let at = 0
    let link = 0
    let lost = 0
    while (at < source.length) {
      const lostHere = this.lost[lost]
      if (lostHere !== undefined && lostHere.at <= at) {
        lost += 1
        if (lostHere.at < at) continue
        this.copy(plainFrom, at)
        this.put({ text: lostHere.becomes ?? '\n', length: lostHere.length }, at)
        at += lostHere.length
        plainFrom = at
        continue
      }
      const nextLink = this.links[link]
      const replacement =
        nextLink !== undefined && nextLink[0] === at ? { text: '|', length: nextLink[1] } : this.replacementAt(at)
      if (replacement === null) {
        at += 1
        continue
      }
      this.copy(plainFrom, at)
      this.put(replacement, at)
      at += replacement.length
      while (this.links[link] !== undefined && (this.links[link]?.[0] ?? 0) < at) link += 1
      plainFrom = at
    }
    this.copy(plainFrom, source.length)
    return this.parts.join('')
  }

  private copy(from: number, to: number): void {
    if (to > from) this.put({ text: this.source.slice(from, to), length: to - from }, from)
  }

  private put(replacement: Replacement, from: number): void {
    const { text } = replacement
    let keptFrom = 0
    for (let at = 0; at < text.length; at += 1) {
      if (this.runs.keeps(text.charCodeAt(at))) continue
      this.write(replacement, from, keptFrom, at)
      keptFrom = at + 1
    }
    this.write(replacement, from, keptFrom, text.length)
  }

  /** Writes a part of a replacement; each letter of a copy has its own place in the original. */
  private write({ text, length }: Replacement, from: number, start: number, end: number): void {
    if (end <= start) return
    const isCopy = text.length === length
    this.segments.push({
      at: this.written,
      length: end - start,
      from: isCopy ? from + start : from,
      fromLength: isCopy ? end - start : length,
    })
    this.parts.push(text.slice(start, end))
    this.written += end - start
  }

  private replacementAt(at: number): Replacement | null {
    const code = this.source.charCodeAt(at)
    if (code === 32 || code === 9) return blanksAt(this.source, at)
    if (code === 60) return tagAt(this.source, at)
    if (code === 91) return markdownCommentAt(this.source, at)
    if (code === 38)
      return escapedCommentAt(this.source, at) ?? escapedTagAt(this.source, at) ?? entityAt(this.source, at)
    if (code === 126) return struckAt(this.source, at)
    if (code === 47 && isWithout(this.source, at)) return { text: 'ithout', length: 2 }
    if (code === 45) return brokenWordAt(this.source, at)
    if (code < 127) return null
    return this.letterAt(at, code)
  }

  private letterAt(at: number, code: number): Replacement | null {
    const meant = mojibakeAt(this.source, at)
    if (meant !== null) return { text: foldText(meant.letter).clean, length: meant.length }
    const mapped = SINGLES.get(code)
    if (mapped !== undefined) return { text: mapped, length: 1 }
    if (isInvisible(code)) return { text: '', length: 1 }
    if (code >= 0xd800 && code <= 0xdfff) return pairAt(this.source, at)
    if (code >= 0x24b6 && code <= 0x24e9) return { text: this.source.charAt(at).normalize('NFKC'), length: 1 }
    if (code >= 0xfb00 && code <= 0xfb06) return { text: this.source.charAt(at).normalize('NFKC'), length: 1 }
    if (code >= 0x2600 && code <= 0x27bf) return { text: '•', length: 1 }
    if (code >= 0x370 && code < 0x530) {
      const latin = this.mapsLookAlikes || isMixedWord(this.source, at) ? LOOK_ALIKES.get(code) : undefined
      return latin === undefined ? null : { text: latin, length: 1 }
    }
    if (code < 0x250 || (code >= 0x1e00 && code < 0x1f00)) return withoutAccent(this.source.charAt(at))
    if (code >= 0xff01 && code <= 0xff5e) return { text: String.fromCharCode(code - 0xfee0), length: 1 }
    return null
  }
}

/** Collapses runs of spaces and removes trailing ones. */
function blanksAt(text: string, at: number): Replacement | null {
  let end = at
  let hasTab = false
  while (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 9) {
    if (text.charCodeAt(end) === 9) hasTab = true
    end += 1
  }
  const next = text.charCodeAt(end)
  if (next === 10 || next === 13) return { text: '', length: end - at }
  return end - at === 1 ? null : { text: hasTab ? '\t' : ' ', length: end - at }
}

const MAX_ADDRESS_LETTERS = 64

/** Links and e-mail addresses as (position, length): no word in them counts. */
function linksAndAddresses(text: string): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [...text.matchAll(LINK)].map((match) => [match.index, match[0].length])
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = /[\w.+-]+$/.exec(text.slice(Math.max(0, at - MAX_ADDRESS_LETTERS), at))?.[0] ?? ''
    const host = /^[\w-]+(?:\.[\w-]+)+/.exec(text.slice(at + 1, at + 1 + MAX_ADDRESS_LETTERS))?.[0] ?? ''
    if (name !== '' && host !== '') found.push([at - name.length, name.length + 1 + host.length])
  }
  return found.sort((left, right) => left[0] - right[0])
}

const BLOCK_TAGS = new Set(
  'p br div li ul ol tr td th table h1 h2 h3 h4 h5 h6 section article header footer hr dt dd dl blockquote pre title body head html'.split(
    ' ',
  ),
)
const INLINE_TAGS = new Set(['a', 'b', 'i', 'u', 'em', 'strong', 'span', 'small', 'font'])
const SILENT_TAGS = new Set(['script', 'style', 'noscript', 'template', 'svg'])
/** What is struck out is taken back. */
const STRUCK_TAGS = new Set(['s', 'del', 'strike'])
/** Skips parts that a reader of the page would not see; only screen readers skip `aria-hidden`. */
const UNSEEN = new RegExp(
  [
    String.raw`(?<![-\w:])hidden\b(?!-)|display:none|visibility:hidden|opacity:(?:0(?![.\d])|0?\.0\d*(?![\d%]))`,
    'text-decoration(?:-line)?:(?:[a-z]+ )*line-through',
    String.raw`\b(?:sr-only|visually-hidden|screen-reader-text)\b`,
    String.raw`font-size:(?:[01](?:\.\d+)?(?:px|pt|%|;|"|'|$)|0?\.[01]\d*r?em|0r?em)|font:(?:[a-z]+ )*[01](?:\.\d+)?(?:px|pt)\b`,
    String.raw`(?:^|[;"'\s])(?:(?:left|top|text-indent):-\d{3}|(?:max-)?(?:width|height):0(?![.\d]))`,
    String.raw`clip:rect\(0|clip-path:inset\((?:50|100)%|transform:scale\(0\)`,
    String.raw`(?:^|[;"'\s])color[:=]["']?(?:#?fff(?:fff)?\b|white\b|transparent\b|rgba?\(255,255,255|(?:rgb|hsl)a\([^()]*,0?(?:\.0\d*)?\))`,
  ].join('|'),
)

function tagAt(text: string, at: number): Replacement | null {
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at)
    return end < 0 ? null : { text: ' ', length: end + 3 - at }
  }
  const slash = text.charCodeAt(at + 1) === 47 ? 1 : 0
  let nameEnd = at + 1 + slash
  while (nameEnd < text.length && isAsciiWord(text.charCodeAt(nameEnd))) nameEnd += 1
  if (nameEnd === at + 1 + slash) return null
  const close = closeOfTag(text, nameEnd)
  if (close < 0) return null
  const name = text.slice(at + 1 + slash, nameEnd).toLowerCase()
  const isUnseen = UNSEEN.test(
    text
      .slice(nameEnd, close)
      .toLowerCase()
      .replaceAll(/\s*([:;,])\s*/g, '$1'),
  )
  const isStruck = STRUCK_TAGS.has(name)
  if (slash === 0 && (isUnseen || isStruck || SILENT_TAGS.has(name))) {
    const end = isStruck ? endOfStruck(text, name, close) : closingTag(text, name, close)
    if (end >= 0) return { text: ' ', length: end - at }
  }
  return { text: textOfTag(name, slash === 1), length: close + 1 - at }
}

function textOfTag(name: string, closes: boolean): string {
  if (name === 'li' && !closes) return '\n• '
  return BLOCK_TAGS.has(name) ? '\n' : ' '
}

const ESCAPED_TAG = /&(?:amp;)?lt;(\/?)([a-z][a-z0-9]{0,9})(?:\s[^&<>]{0,200})?\s?\/?&(?:amp;)?gt;/iy

/** "&lt;li&gt;": a tag that was encoded as text. */
function escapedTagAt(text: string, at: number): Replacement | null {
  ESCAPED_TAG.lastIndex = at
  const match = ESCAPED_TAG.exec(text)
  const name = match?.[2]?.toLowerCase() ?? ''
  if (match === null || !(BLOCK_TAGS.has(name) || INLINE_TAGS.has(name))) return null
  return { text: textOfTag(name, match[1] === '/'), length: match[0].length }
}

const ESCAPED_COMMENT = /&(?:amp;)?lt;!--[\s\S]{0,2000}?--&(?:amp;)?gt;/iy

function escapedCommentAt(text: string, at: number): Replacement | null {
  ESCAPED_COMMENT.lastIndex = at
  const length = ESCAPED_COMMENT.exec(text)?.[0].length
  return length === undefined ? null : { text: ' ', length }
}

const MAX_STRUCK = 1_000

/** As Markdown strikes out. */
const STRUCK = /~~(?=[^\s~])[^~\n]{1,400}~~(?!~)/y

function struckAt(text: string, at: number): Replacement | null {
  STRUCK.lastIndex = at
  const length = STRUCK.exec(text)?.[0].length
  return length === undefined ? null : { text: ' ', length }
}

/** "[//]: # (…)" is a comment of Markdown, which no page shows. */
const MARKDOWN_COMMENT = /\[[^\]\n]{1,40}\]:[ \t]*(?:#|<#?>)[ \t]*(?:\([^\n]*\)|"[^\n]*"|'[^\n]*')/y

function markdownCommentAt(text: string, at: number): Replacement | null {
  if (at > 0 && text.charCodeAt(at - 1) !== 10) return null
  MARKDOWN_COMMENT.lastIndex = at
  const length = MARKDOWN_COMMENT.exec(text)?.[0].length
  return length === undefined ? null : { text: ' ', length }
}

function closeOfTag(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_TAG_LENGTH)
  for (let at = from; at < limit; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 62) return at
    if (code === 60) return -1
  }
  return -1
}

function closingTag(text: string, name: string, from: number): number {
  const open = text.indexOf(`</${name}`, from)
  const close = open < 0 ? -1 : text.indexOf('>', open)
  return close < 0 ? -1 : close + 1
}

/** Not that of "</section>", nor one far away, which people who strike out words don't leave open. */
function endOfStruck(text: string, name: string, from: number): number {
  const end = text.slice(from, from + MAX_STRUCK).indexOf(`</${name}>`)
  return end < 0 ? -1 : from + end + name.length + 3
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    bull: '•',
    middot: '•',
    ndash: '-',
    mdash: '-',
    hellip: '.',
    rsquo: "'",
    lsquo: "'",
    ldquo: '"',
    rdquo: '"',
    euro: '€',
    pound: '£',
    yen: '¥',
    plusmn: '±',
    le: '≤',
    ge: '≥',
    shy: '',
    zwnj: '',
    zwj: '',
    reg: ' ',
    trade: ' ',
    copy: ' ',
    uuml: 'u',
    ouml: 'o',
    auml: 'a',
    eacute: 'e',
    egrave: 'e',
    szlig: 'ss',
  }),
)

const MAX_ENTITY_LENGTH = 10

function entityAt(text: string, at: number): Replacement | null {
  const near = text.slice(at + 1, at + MAX_ENTITY_LENGTH)
  const semicolon = at + 1 + near.indexOf(';')
  if (semicolon <= at) return null
  const name = text.slice(at + 1, semicolon)
  const length = semicolon + 1 - at
  if (!name.startsWith('#')) {
    const known = ENTITIES.get(name.toLowerCase())
    return known === undefined ? null : { text: known, length }
  }
  const hexadecimal = name.charAt(1).toLowerCase() === 'x'
  const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10)
  if (!Number.isInteger(code) || code < 9 || code > 0xffff || (code >= 0xd800 && code <= 0xdfff)) return null
  const letter = String.fromCharCode(code)
  const meant = mojibakeAt(letter, 0)
  if (meant !== null) return { text: foldText(meant.letter).clean, length }
  const mapped = SINGLES.get(code) ?? (isInvisible(code) ? '' : letter)
  return { text: mapped, length }
}

function pairAt(text: string, at: number): Replacement {
  const code = text.codePointAt(at) ?? 0
  if (code < 0x10000) return { text: ' ', length: 1 }
  if (code >= 0x1d400 && code <= 0x1d7ff) {
    const plain = String.fromCodePoint(code).normalize('NFKC')
    return { text: plain.length === 1 && plain.charCodeAt(0) < 127 ? plain : ' ', length: 2 }
  }
  // Tags and variants of letters, which no one sees.
  if (code >= 0xe0000 && code <= 0xe01ef) return { text: '', length: 2 }
  return { text: code >= 0x1f000 && code < 0x20000 ? '•' : ' ', length: 2 }
}

function withoutAccent(letter: string): Replacement | null {
  const base = letter.normalize('NFD')
  const code = base.charCodeAt(0)
  return base.length > 1 && code < 127 ? { text: base.charAt(0), length: 1 } : null
}

function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    code === 0x34f ||
    code === 0x61c ||
    code === 0x180e ||
    code === 0xfeff ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0xfe00 && code <= 0xfe0f)
  )
}

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95
}

const MAX_MIXED_WORD_LENGTH = 20

/** Replaces Cyrillic and Greek look-alikes in words with Latin letters. */
function isMixedWord(text: string, at: number): boolean {
  for (const step of [-1, 1]) {
    for (let place = at + step; Math.abs(place - at) <= MAX_MIXED_WORD_LENGTH; place += step) {
      const code = text.charCodeAt(place)
      if (isAsciiWord(code)) return true
      if (!(code >= 0x370 && code < 0x530)) break
    }
  }
  return false
}

function isMostlyLatin(text: string): boolean {
  let latin = 0
  let other = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isAsciiWord(code)) latin += 1
    else if (code >= 0x370 && code < 0x530) other += 1
  }
  return latin >= other
}

const SINGLES: ReadonlyMap<number, string> = new Map<number, string>([
  ...pairs(
    '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u007f',
    ' ',
  ),
  ...pairs('\u2028\u2029\u0085', '\n'),
  ...pairs('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63', '-'),
  ...pairs('‘’‛ʼ′´`', "'"),
  ...pairs('“”„‟«»″', '"'),
  ...pairs('・•◦▪▫‣●■□➢►▸▹▷▻✓✔·∙○◉◆◇❖▶➤➔➜→⇒⁃★☆\uf0b7\uf0a7\uf0d8', '•'),
  ...pairs('…', '.'),
  ...pairs('♯', '#'),
  ...pairs('、，', ','),
  ...pairs('。', '.'),
  ...pairs('®™©', ' '),
  ...pairs('ß', 'ss'),
  ...pairs('øØ', 'o'),
  ...pairs('æ', 'ae'),
  ...pairs('œ', 'oe'),
  ...pairs('łŁ', 'l'),
  ...pairs('đĐ', 'd'),
  ...pairs('ı', 'i'),
  ...pairs('İ', 'I'),
])

const LOOK_ALIKES: ReadonlyMap<number, string> = new Map<number, string>([
  ...zip('АВЕЅІЈКМНОРСТХУаеѕіјорсхуԁһӏԛԝ', 'ABESIJKMHOPCTXYaesijopcxydhlqw'),
  ...zip('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρ', 'ABEZHIKMNOPTYXovp'),
])

function pairs(letters: string, text: string): [number, string][] {
  return [...letters].map((letter) => [letter.charCodeAt(0), text])
}

function zip(from: string, to: string): [number, string][] {
  return [...from].map((letter, place) => [letter.charCodeAt(0), to.charAt(place)])
}
