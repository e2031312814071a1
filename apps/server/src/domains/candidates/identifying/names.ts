// Finds a person's name in a folded text: in any order, in parts, with initials, run together or spaced out.
import { findSkill } from '../taxonomy/index.ts'
import type { Folded } from './fold-text.ts'
import { foldText } from './fold-text.ts'
import { ORDINARY_NAMES } from './ordinary-words.ts'
import { isSpaced, type Span, type Token } from './tokens.ts'

/** A name whose parts are searched in texts. */
export interface Name {
  /** Each spelling of a part of the name, with its place in the name. */
  readonly parts: ReadonlyMap<string, number>
  /** Two parts or all of them, run together in any order. */
  readonly joined: ReadonlySet<string>
  /** All beginnings of parts and of parts run together. */
  readonly beginnings: ReadonlySet<string>
  readonly initials: readonly string[]
  /** Such as "von": part of the name only between other parts. */
  readonly particles: ReadonlySet<string>
  /** Written without blanks between words, such as Chinese names. */
  readonly unspaced: readonly string[]
}

const FORMS_OF_ADDRESS = new Set(
  'dr prof mr mrs ms miss sir madam ing dipl mag phd md mba jr sr ii iii iv msc bsc lic herr frau mme mlle'.split(' '),
)
const PARTICLES = new Set(
  'van von der den de del della di da dos das du la le el al bin ibn ben abu st san santa ter ten te zu zum y e'.split(
    ' ',
  ),
)
const MIN_JOINED = 5
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{2,}/gu

export const isOrdinary = (word: string): boolean => ORDINARY_NAMES.has(word) || findSkill(word) !== null

export function nameOf(legalName: string): Name {
  const written = legalName.normalize('NFC').split(/\s+/)
  const words = written.flatMap((part) => partsOf(part))
  const last = words.length - 1
  const isParticle = (word: string, at: number): boolean => at > 0 && at < last && PARTICLES.has(word)
  const spelled = words.map((word, at) => ({ word, at })).filter(({ word }) => !FORMS_OF_ADDRESS.has(word))
  const proper = spelled.filter(({ word, at }) => word.length > 1 && !isParticle(word, at))
  const forms = [...proper, ...wholeParts(written, words)].flatMap(({ word, at }) =>
    spellingsOf(word, legalName).map((form) => [form, at] as const),
  )
  const parts = new Map(forms)
  const joined = new Set(joinedOf(forms, spelled.map(({ word }) => word).join('')))
  return {
    parts,
    joined,
    beginnings: new Set([...parts.keys(), ...joined].flatMap(beginningsOf)),
    initials: spelled.map(({ word }) => word[0] ?? ''),
    particles: new Set(words.filter(isParticle)),
    unspaced: (legalName.match(UNSPACED) ?? []).flatMap(unspacedForms),
  }
}

const partsOf = (part: string): string[] => wordsIn(foldText(part).text)
const wordsIn = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

/** "O'Brien" and "Anna-Lena" are also written in one. */
const wholeParts = (written: readonly string[], words: readonly string[]) =>
  [...new Set(written.flatMap((part) => [part, ...part.split(/[-‐‑]/)]))]
    .map(partsOf)
    .filter((pieces) => pieces.length > 1)
    .map((pieces) => ({ word: pieces.join(''), at: words.indexOf(pieces[0] ?? '') }))

const UMLAUTS = [
  ...[
    ['ä', 'ae'],
    ['ö', 'oe'],
    ['ü', 'ue'],
    ['ø', 'oe'],
    ['å', 'aa'],
    ['ñ', 'ny'],
    ['đ', 'dj'],
  ],
  ...[
    ['Ä', 'Ae'],
    ['Ö', 'Oe'],
    ['Ü', 'Ue'],
    ['Ø', 'Oe'],
    ['Å', 'Aa'],
  ],
] as const
const MIN_CONTRACTED = 5

/** "Müller" is also written Mueller, and Mueller as Müller; capitals of other alphabets resemble other letters. */
function spellingsOf(word: string, legalName: string): string[] {
  const spelled = new Set([word])
  for (const piece of legalName.normalize('NFC').split(/[\s'’-]+/)) {
    if (!partsOf(piece).includes(word)) continue
    const expanded = UMLAUTS.reduce((text, [from = '', to = '']) => text.replaceAll(from, to), piece)
    for (const form of [expanded, piece.toUpperCase(), piece.toLowerCase()]) spelled.add(partsOf(form)[0] ?? word)
  }
  const contracted = word.replace(/([aou])e/g, '$1')
  if (contracted.length >= MIN_CONTRACTED) spelled.add(contracted)
  if (word.length >= MIN_CONTRACTED && word.startsWith('i')) spelled.add(`l${word.slice(1)}`)
  return [...spelled]
}

type Form = readonly [word: string, at: number]

function* joinedOf(forms: readonly Form[], whole: string): Generator<string> {
  if (forms.length > 1 && whole.length >= MIN_JOINED) yield whole
  for (const [left, leftAt] of forms)
    for (const [right, rightAt] of forms) {
      if (leftAt === rightAt) continue
      const initialed = [`${left[0]}${right}`, `${right}${left[0]}`]
      for (const form of [`${left}${right}`, ...initialed])
        if (form.length >= MIN_JOINED && !isOrdinary(form) && !PLAIN_WORDS.has(form)) yield form
    }
}

/** Words that an initial and a surname may happen to spell. */
const PLAIN_WORDS = new Set(
  `along alike alone abase abode acute adorn afield afar again aground ahead alive among amend arise around aside asleep
  astray avail await aware award away blend blight bland bring brook bride broad brush chill chart clever crank crush
  drain dream drove brick ebook emend event flight flower grace grant great grout growth klong ledge plane place plate
  slack slice slime small smart snail spark speed spell spend spoke spool spore stack stage start steam store stray
  strip sword swell swing throw train trend trust twill twine wring brown crown drown frown grown prank plank blank
  flank frank clean glean slack slate scale score scope shall shell shine short skill sland upper`.split(/\s+/),
)

const beginningsOf = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at + 1))

/** The given name alone, too, behind a family name of one sign. */
function unspacedForms(name: string): string[] {
  const letters = [...name]
  return [name, ...(letters.length === 3 ? [letters.slice(1).join('')] : [])].map((form) => foldText(form).text)
}

/** Whether any letters of the text, ignoring separators, could be a part of the name: most texts contain no name. */
export function mayName(text: string, name: Name): boolean {
  if (name.unspaced.length > 0 || DOTTED.test(text)) return true
  const letters = text.replace(/[^\p{L}\p{N}]+/gu, '')
  const read = /\d/.test(letters) ? [letters, ...spellings(letters)] : [letters]
  for (const part of name.parts.keys()) if (read.some((each) => each.includes(part))) return true
  return false
}

const DOTTED = /(?<![\p{L}\p{N}])\p{L}\. {0,2}\p{L}\./u

interface Hit {
  readonly first: number
  readonly last: number
  /** The places of parts in the name; undefined if the parts were run together. */
  readonly part: number | undefined
  readonly word: string
}

/** Every place that names the person. */
export function findNames(original: string, folded: Folded, tokens: readonly Token[], name: Name): Span[] {
  const hits = tokens.flatMap((token, at) => hitsAt(tokens, token, at, folded, name))
  return runsOf(hits, tokens, folded, name)
    .filter((run) => isNamed(run, original, tokens, folded))
    .map(({ first, last }) => spanOf(tokens, first, last))
    .concat(findUnspaced(folded.text, name), findDottedInitials(folded.text, name))
}

/** First and last name together, in any order and writing. */
export function namesWhole(folded: Folded, tokens: readonly Token[], name: Name): boolean {
  const hits = tokens.flatMap((token, at) => hitsAt(tokens, token, at, folded, name))
  const isWhole = findUnspaced(folded.text, name).length > 0
  return isWhole || runsOf(hits, tokens, folded, name).some(({ parts, isJoined }) => isJoined || parts.size > 1)
}

const spanOf = (tokens: readonly Token[], first: number, last: number): Span => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[last]?.end ?? 0,
  label: '[name]',
})

const LEET = new Map(
  [...'0o1i3e4a5s7t8b']
    .join('')
    .match(/../g)
    ?.map((pair) => [pair[0] ?? '', pair[1] ?? '']),
)

/** With digits read as letters, and without the number of an account. */
function spellings(word: string): string[] {
  if (!/\d/.test(word)) return [word]
  const bare = word.replace(/\d+$/, '')
  const read = (text: string): string => text.replace(/\d/g, (digit) => LEET.get(digit) ?? digit)
  return [bare, read(word), read(word).replaceAll('i', 'l'), read(bare)]
}

const MIN_LONG = 8

function hitsAt(tokens: readonly Token[], token: Token, at: number, folded: Folded, name: Name): Hit[] {
  for (const word of spellings(token.word)) {
    const part = name.parts.get(word)
    if (part !== undefined) return [{ first: at, last: at, part, word }, ...spacedHits(tokens, at, folded, name, true)]
    if (name.joined.has(word)) return [{ first: at, last: at, part: undefined, word }]
    const within =
      word.length >= MIN_LONG
        ? [...name.joined].find((form) => form.length >= MIN_LONG - 1 && word.includes(form))
        : undefined
    if (within !== undefined) return [{ first: at, last: at, part: undefined, word }]
  }
  return name.beginnings.has(token.word) ? spacedHits(tokens, at, folded, name, false) : []
}

const MAX_PIECES = 40

/** Letters with blanks or signs between them. */
function spacedHits(tokens: readonly Token[], at: number, folded: Folded, name: Name, onlyJoined: boolean): Hit[] {
  let word = tokens[at]?.word ?? ''
  let best: Hit[] = []
  for (let last = at + 1; last < at + MAX_PIECES; last += 1) {
    const [before, next] = [tokens[last - 1], tokens[last]]
    if (!before || !next || !isSpaced(folded.text, before, next)) break
    word += next.word
    if (!name.beginnings.has(word)) break
    if (name.joined.has(word)) best = [{ first: at, last, part: undefined, word }]
    const part = onlyJoined ? undefined : name.parts.get(word)
    if (part !== undefined && isSpelledOut(tokens.slice(at, last + 1))) best = [{ first: at, last, part, word }]
  }
  return best
}

/** All single letters, or one that is not a word. */
const isSpelledOut = (pieces: readonly Token[]): boolean =>
  (pieces.length > 2 && pieces.every(({ word }) => word.length === 1)) ||
  (pieces.some(({ word }) => word.length === 1 && !/[ai\d]/.test(word)) &&
    pieces.map(({ word }) => word).join('').length > 3)

interface Run {
  readonly first: number
  readonly last: number
  readonly parts: ReadonlySet<number>
  readonly isJoined: boolean
  readonly hasInitial: boolean
  readonly word: string
}

/** Adjacent parts, with initials and particles between and around them. */
function runsOf(hits: readonly Hit[], tokens: readonly Token[], folded: Folded, name: Name): Run[] {
  const runs: Run[] = []
  for (const { first, last, part, word } of hits) {
    const run = {
      first,
      last,
      parts: new Set(part === undefined ? [] : [part]),
      isJoined: part === undefined,
      hasInitial: false,
      word,
    }
    const before = runs.at(-1)
    if (before === undefined || !isBeside(before.last, first, tokens, folded, name)) runs.push(run)
    else runs[runs.length - 1] = together(before, run)
  }
  return runs.map((run) => widened(run, tokens, folded, name))
}

const together = (left: Run, right: Run): Run => ({
  ...left,
  last: Math.max(left.last, right.last),
  parts: new Set([...left.parts, ...right.parts]),
  isJoined: left.isJoined || right.isJoined,
})

const MAX_BETWEEN = 3

function isBeside(last: number, first: number, tokens: readonly Token[], folded: Folded, name: Name): boolean {
  if (first <= last) return true
  if (first - last - 1 > MAX_BETWEEN) return false
  for (let at = last + 1; at <= first; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (!before || !token || !isSpaced(folded.text, before, token)) return false
    if (at < first && !name.particles.has(token.word) && !name.initials.includes(token.word)) return false
  }
  return true
}

/** With the initials before and behind it. */
function widened(run: Run, tokens: readonly Token[], folded: Folded, name: Name): Run {
  const own = new Set([...run.parts].map((part) => name.initials[part]))
  const others = name.initials.length > 1 ? name.initials : []
  const isInitial = (at: number): boolean => {
    const token = tokens[at]
    if (token?.word.length !== 1 || !others.includes(token.word)) return false
    if (own.has(token.word) && others.filter((letter) => letter === token.word).length < 2) return false
    return token.isCapital || folded.text[token.end] === '.'
  }
  let { first, last, hasInitial } = run
  for (; isInitial(first - 1) && isLinked(first - 1, first, tokens, folded); first -= 1) hasInitial = true
  for (; isInitial(last + 1) && isLinked(last, last + 1, tokens, folded); last += 1) hasInitial = true
  return { ...run, first, last, hasInitial }
}

function isLinked(left: number, right: number, tokens: readonly Token[], folded: Folded): boolean {
  const [before, next] = [tokens[left], tokens[right]]
  return before !== undefined && next !== undefined && isSpaced(folded.text, before, next)
}

/** A single part may be an ordinary word: "Will" names the person, "will" does not. */
function isNamed(run: Run, original: string, tokens: readonly Token[], folded: Folded): boolean {
  if (run.isJoined || run.parts.size > 1 || run.hasInitial || run.last > run.first) return true
  const token = tokens[run.first]
  if (!token) return false
  const ordinary = isOrdinary(run.word)
  const { isCapital, isUpper } = token
  if (run.word.length < 3) return isCapital && !isUpper && !ordinary
  if (!ordinary) return true
  if (isUpper) return !isAmongCapitals(run.first, tokens)
  return isCapital || /\p{Lu}/u.test(original.slice(folded.startOf(token.start), folded.endOf(token.end - 1)))
}

const isAmongCapitals = (at: number, tokens: readonly Token[]): boolean =>
  [tokens[at - 1], tokens[at + 1]].some((token) => token?.isUpper === true && token.word.length > 1)

function findUnspaced(text: string, { unspaced }: Name): Span[] {
  return unspaced.flatMap((form) => {
    const spans: Span[] = []
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length))
      spans.push({ start: at, end: at + form.length, label: '[name]' })
    return spans
  })
}

/** Abbreviations that are no initials of people. */
const ABBREVIATIONS = new Set(
  'it us ai uk eu pm am qa ux ui ba ma bs ms bc ad ny la dc ps eg ie hr pr tv os ee va ph id'.split(' '),
)

/** "J. S." and "J.S.", with their dots. */
function findDottedInitials(text: string, { initials }: Name): Span[] {
  if (initials.length < 2 || !initials.every((letter) => /\p{L}/u.test(letter))) return []
  const ends = [initials[0] ?? '', initials.at(-1) ?? '']
  return [...new Set([initials.join(''), ends.join('')])]
    .filter((letters) => !ABBREVIATIONS.has(letters))
    .flatMap((letters) => {
      const dotted = new RegExp(`(?<![\\p{L}\\p{N}.])${[...letters].join('\\. {0,2}')}\\.(?![\\p{L}\\p{N}])`, 'gu')
      return Array.from(text.matchAll(dotted), ({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        label: '[name]' as const,
      }))
    })
}
