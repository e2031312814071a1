/**
 * Where a text has no lines, names mark where its parts begin: a title and an employer are runs of capitalized words
 * next to a date, while the sentences around them are not.
 */
import type { ReadWords } from '../text/find-terms.ts'

/** Tokens `first` to `last`, both included; empty when last < first. */
export interface Run {
  first: number
  last: number
}

const MAX_RUN = 16
/** Join the words of a name: "Director of IT", "Engineer to the Board". */
const JOINS = new Set('of and for the to in at de und & a an or with on'.split(' '))
const ABBREVIATED = new Set(
  'sr jr inc corp ltd co dr st mr ms mrs dept asst assoc mgr eng no vp i.t u.s pvt univ'.split(' '),
)

/** Belong to a name in small letters, too. */
const LEGAL_FORMS = new Set('plc gmbh inc llc ltd pvt bv nv ag oy ab srl sarl'.split(' '))
/** "Acme · Full-time" before the dates. */
const EMPLOYED =
  /^\s?•\s?(?:full[- ]time|part[- ]time|contract|freelance|permanent|self[- ]employed|temporary|seasonal|internship|apprenticeship)\s?[|,(]?\s?$/
const MAX_ASIDE = 48

export function isJoin(word: string): boolean {
  return JOINS.has(word)
}

/** The first token that begins at or after a place. */
export function tokenFrom({ tokens }: ReadWords, place: number): number {
  let low = 0
  let high = tokens.count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens.starts[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The run of names that ends at `place`, at most back to `limit`. */
export function runBefore(words: ReadWords, place: number, limit: number): Run {
  const last = tokenFrom(words, place) - 1
  let first = last + 1
  let at = last
  while (at >= 0 && last - at < MAX_RUN && (words.tokens.starts[at] ?? 0) >= limit) {
    const after = textAfter(words, at, at === last ? place : undefined)
    const isEmployed = EMPLOYED.test(words.text.lower.slice(words.tokens.ends[at] ?? place, place))
    if (!isEmployed && endsSentence(words, at, after)) break
    if (isName(words, at)) first = at
    else if (!JOINS.has(words.tokens.words[at] ?? '') || first > last) {
      const before = beforeAside(words, at, limit)
      if (before === null) break
      at = before + 1
    }
    at -= 1
  }
  return { first, last }
}

/** "Acme (contract via Hays)": the token before the bracket that a token stands in. */
function beforeAside({ text, tokens }: ReadWords, at: number, limit: number): number | null {
  const start = tokens.starts[at] ?? 0
  const from = Math.max(limit, start - MAX_ASIDE)
  const ahead = text.lower.slice(from, start)
  const open = ahead.lastIndexOf('(')
  if (open < 0 || /[).;!?]/.test(ahead.slice(open))) return null
  let before = at
  while (before >= 0 && (tokens.starts[before] ?? 0) >= from + open) before -= 1
  return before < 0 || (tokens.starts[before] ?? 0) < limit ? null : before
}

/** The run of names that begins at `place`, at most up to `limit`. */
export function runAfter(words: ReadWords, place: number, limit: number): Run {
  const first = tokenFrom(words, place)
  let last = first - 1
  let at = first
  while (at < words.tokens.count && at - first < MAX_RUN && (words.tokens.ends[at] ?? 0) <= limit) {
    if (isName(words, at)) last = at
    else if (!JOINS.has(words.tokens.words[at] ?? '') || last < first) break
    if (endsSentence(words, at, textAfter(words, at))) break
    at += 1
  }
  return { first, last }
}

/** Capitals, a number, or anything where the writer uses no capitals at all. */
export function isName(words: ReadWords, at: number): boolean {
  const { text, tokens } = words
  const start = tokens.starts[at] ?? 0
  const letter = text.lower.charAt(start)
  if ((letter >= '0' && letter <= '9') || letter === '.') return true
  if (LEGAL_FORMS.has(tokens.words[at] ?? '')) return true
  // "Front-end"
  if (at > 0 && text.lower.charAt(start - 1) === '-' && tokens.ends[at - 1] === start - 1) return isName(words, at - 1)
  const end = tokens.ends[at] ?? start
  return text.clean.slice(start, end) !== text.lower.slice(start, end) || !usesCapitals(words)
}

const MIN_CAPITALS = 0.004
const known = new WeakMap<ReadWords, boolean>()

function usesCapitals(words: ReadWords): boolean {
  const before = known.get(words)
  if (before !== undefined) return before
  const capitals = words.text.clean.match(/[A-Z]/g)?.length ?? 0
  const uses = capitals >= words.text.clean.length * MIN_CAPITALS
  known.set(words, uses)
  return uses
}

/** The text between a token and the next one. */
export function textAfter({ text, tokens }: ReadWords, at: number, until?: number): string {
  return text.lower.slice(tokens.ends[at] ?? 0, until ?? tokens.starts[at + 1] ?? text.lower.length)
}

function endsSentence({ tokens }: ReadWords, at: number, after: string): boolean {
  if (/[;•!?]/.test(after)) return true
  // Dots that lead the eye to a date end nothing.
  if (!/\.(?:\s|$)/.test(after) || after.includes('...')) return false
  const word = tokens.words[at] ?? ''
  return word.length > 1 && !ABBREVIATED.has(word)
}
