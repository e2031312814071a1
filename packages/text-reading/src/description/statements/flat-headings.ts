import type { Term } from '../../text/find-terms.ts'
import type { FoldedText } from '../../text/fold-text.ts'
import { longLineOf } from '../../text/lost-lines.ts'
import { type LinearModel, sumsOf } from '../learned/index.ts'
import { FLAT_HEADING_MODEL } from './flat-heading-weights.ts'
import { sectionNamed } from './heading-cues.ts'
import { HEADING_PHRASES, phraseNamed, type Section } from './read-headings.ts'

/** A run of words that may be a heading of a text whose line breaks were lost. */
export interface FlatCandidate {
  start: number
  end: number
  section: Section
  features: string[]
}

const MAX_WORDS = 8
const MAX_LENGTH = 64
/** Where most words begin with a capital, a capital marks nothing. */
const MAX_SHARE_OF_CAPITALS = 0.6
const JOINING = new Set(
  'of the a an our your my their this these that and or with for in on to by as at from is are be was were has have not no any all other following if we you i it very strong good great solid key plus but per than more most less'.split(
    ' ',
  ),
)
/** The words of the known headings. */
const OF_HEADINGS = new Set(HEADING_PHRASES.flatMap(([phrase]) => phrase.split(/[ /&-]+/)))
const NEAR = 40
const FAR = 140

interface NamedRun extends FlatCandidate {
  source: 'phrase' | 'cue'
  first: number
  last: number
}

/** The runs from a word on that a heading might be. */
function runsFrom(words: readonly Word[], first: number, clean: string): NamedRun[] {
  const runs: NamedRun[] = []
  const { start, said: opening } = words[first] as Word
  if (!/^[A-Z]/.test(opening)) return runs
  for (let last = first; last < Math.min(words.length - 1, first + MAX_WORDS); last += 1) {
    const { end, said } = words[last] as Word
    if (end - start > MAX_LENGTH) break
    const heading = clean.slice(start, /[:?]$/.test(said) ? end - 1 : end)
    const named = /[a-z)]$/i.test(heading) ? sectionOf(heading) : null
    const isOpen = /[:?]$/.test(said) || BEGINS_BODY.test((words[last + 1] as Word).said)
    const isKnown = named?.source === 'phrase' && last > first
    if (named !== null && (isOpen || isKnown)) runs.push({ start, end, features: [], first, last, ...named })
    if (/[.!;:?,]$/.test(said)) break
  }
  return runs
}

/** What begins the text under a heading. */
const BEGINS_BODY = /^["'(]?[A-Z0-9•*€£$:|-]/
const IN_BRACKETS = /^([^()]{3,}?)\s*\(([^()]{2,40})\)$/

function sectionOf(heading: string): Pick<NamedRun, 'section' | 'source'> | null {
  const [, bare = heading, aside = ''] = IN_BRACKETS.exec(heading) ?? []
  if (/[()]/.test(bare)) return null
  const phrase = phraseNamed(bare)
  if (phrase !== null) return { section: phrase, source: 'phrase' }
  const cued = sectionNamed(bare.toLowerCase()) ?? (aside === '' ? null : sectionNamed(aside.toLowerCase()))
  if (cued !== null) return { section: cued, source: 'cue' }
  return null
}

interface Word {
  start: number
  end: number
  said: string
}

/** What the signs of a heading are read from. */
interface Surroundings {
  clean: string
  words: readonly Word[]
  skills: readonly Term[]
  /** The ends of sentences. */
  marks: readonly number[]
  density: number
  /** How many known phrases of several words there are, up to three. */
  sure: number
  byFirst: ReadonlyMap<number, readonly NamedRun[]>
  byLast: ReadonlyMap<number, readonly NamedRun[]>
}

/** All runs of words whose words name a section, between what may stand around a heading. */
export function flatCandidates(clean: string, from: number, to: number, terms: readonly Term[]): FlatCandidate[] {
  const words: Word[] = [...clean.slice(from, to).matchAll(/\S+/g)].map(({ index, 0: said }) => ({
    start: from + index,
    end: from + index + said.length,
    said,
  }))
  const capitals = words.filter(({ said }) => /^["'(]?[A-Z]/.test(said)).length
  if (capitals > MAX_SHARE_OF_CAPITALS * words.length) return []
  const found = words.flatMap((_, first) => runsFrom(words, first, clean))
  const marks = marksIn(clean, from, to)
  const known = found.filter(({ source, first, last }) => source === 'phrase' && last > first)
  const around: Surroundings = {
    clean,
    words,
    skills: terms.filter(({ kind, isWide }) => kind === 'skill' && !isWide),
    marks,
    density: Math.min(MAX_DENSITY, Math.floor((marks.length * LETTERS_OF_DENSITY) / (to - from))),
    sure: Math.min(MANY_SURE, known.length),
    byFirst: groupedBy(found, ({ first }) => first),
    byLast: groupedBy(found, ({ last }) => last),
  }
  for (const run of found) run.features.push(...signsWithin(run, around), ...signsAround(run, around))
  return found
}

const LETTERS_OF_DENSITY = 400
const MAX_DENSITY = 4
const MANY_SURE = 3
const MANY_WORDS = 4

const kindOf = ({ source, first, last }: NamedRun): string => `${source}${Math.min(last - first + 1, MANY_WORDS)}`
const isSkillAt = (skills: readonly Term[], word: Word | undefined): boolean =>
  word !== undefined && termAt(skills, word.start) !== null

/** The words of a run, their number and their capitals. */
function signsWithin(run: NamedRun, { clean, words, skills, sure, density, byFirst, byLast }: Surroundings): string[] {
  const { start, end, section, source, first, last } = run
  const kind = kindOf(run)
  const own = words.slice(first, last + 1)
  const bare = own.map(({ said }) => said.toLowerCase().replace(/[^a-z'&/-]/g, ''))
  const close = /[:?]$/.exec(clean.slice(start, end))?.[0] ?? ''
  const holds = own.some((word) => isSkillAt(skills, word)) ? 1 : 0
  const style = caseOf(own)
  return [
    'any',
    `k:${kind}`,
    `s:${section}`,
    `ks:${source}_${section}`,
    `t:${bare.join('_')}`,
    `w:${bare[0]}`,
    `l:${bare.at(-1)}`,
    `w2:${bare.slice(0, 2).join('_')}`,
    `n:${bare.length}`,
    `c:${style}`,
    `kc:${kind}_${style}`,
    `z:${close}`,
    `kz:${kind}_${close}`,
    `h:${holds}`,
    `kh:${source}_${holds}`,
    `lo:${byFirst.get(first)?.find((other) => other.last > last)?.source}`,
    `wi:${byLast.get(last)?.find((other) => other.first < first)?.source}`,
    `sure:${sure}`,
    `ksure:${kind}_${sure}`,
    `dens:${density}`,
    `kdens:${source}_${density}`,
    first < TOP ? 'top' : 'in',
  ]
}

const TOP = 3

/** What stands before and after a run, and how far the ends of sentences are. */
function signsAround(run: NamedRun, { words, skills, marks }: Surroundings): string[] {
  const { start, end, first, last } = run
  const kind = kindOf(run)
  const before = words[first - 1]
  const after = words[last + 1] as Word
  const mark = before === undefined ? '^' : (/[.!?;:,)•|-]$/.exec(before.said)?.[0] ?? 'w')
  const joined = mark === 'w' ? (before?.said.toLowerCase().replace(/[^a-z']/g, '') ?? '') : ''
  const passed = countBefore(marks, start)
  const behind = start - (marks[passed - 1] ?? start - FAR)
  const ahead = (marks[countBefore(marks, end)] ?? Number.POSITIVE_INFINITY) - end
  return [
    `m:${mark}`,
    `km:${kind}_${mark}`,
    JOINING.has(joined) ? `j:${joined}` : 'j:',
    JOINING.has(joined) ? 'joined' : 'unjoined',
    `a:${after.said.toLowerCase().replace(/[^a-z0-9'+•*]/g, '')}`,
    `af:${formOf(words, last + 1, 3)}`,
    `kaf:${kind}_${formOf(words, last + 1, 2)}`,
    `bf:${mark === 'w' ? formOf(words, first - 2, 2) : mark}`,
    `ph:${OF_HEADINGS.has(joined) ? formOf(words, first - 1, 1) : ''}`,
    `ah:${OF_HEADINGS.has(after.said.toLowerCase().replace(/[^a-z']/g, '')) ? formOf(words, last + 1, 1) : ''}`,
    `as:${isSkillAt(skills, after) ? 1 : 0}`,
    `bs:${isSkillAt(skills, before) ? 1 : 0}`,
    `d:${behind < TOP ? 0 : rangeOf(behind)}`,
    `e:${rangeOf(ahead)}`,
  ]
}

const rangeOf = (distance: number): number => (distance < NEAR ? 1 : distance < FAR ? 2 : 3)

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}

function termAt(terms: readonly Term[], at: number): Term | null {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle]?.start ?? 0) <= at) low = middle + 1
    else high = middle
  }
  const term = terms[low - 1]
  return term !== undefined && term.end > at ? term : null
}

function marksIn(clean: string, from: number, to: number): number[] {
  return [...clean.slice(from, to).matchAll(/[.!?](?=\s|$)/g)].map(({ index }) => from + index)
}

function countBefore(marks: readonly number[], at: number): number {
  let low = 0
  let high = marks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((marks[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

function caseOf(words: readonly Word[]): string {
  const letters = words.map(({ said }) =>
    /^[A-Z][A-Z'&/-]*:?$/.test(said) && said.length > 1 ? 'A' : /^[A-Z]/.test(said) ? 'C' : 'l',
  )
  if (letters.every((letter) => letter === 'A')) return 'capitals'
  if (letters.length > 1 && letters.every((letter) => letter !== 'l')) return 'title'
  return letters.slice(1).every((letter) => letter === 'l') ? 'first' : 'mixed'
}

function formOf(words: readonly Word[], from: number, count: number): string {
  return words
    .slice(Math.max(0, from), from + count)
    .map(({ said }) => {
      const letter = /^["'(]?[A-Z]/.test(said)
        ? 'C'
        : /^["'(]?[a-z]/.test(said)
          ? 'l'
          : /^[€£$]?\d/.test(said)
            ? 'd'
            : 'o'
      return /[.!?;:,]$/.test(said) ? `${letter}.` : letter
    })
    .join('')
}

/** How much more likely than not, as a logarithm. */
export function scoreOf(candidate: FlatCandidate, model: LinearModel): number {
  const { sums, known } = sumsOf(candidate.features, model, 2)
  return ((sums[1] ?? 0) - (sums[0] ?? 0)) / Math.sqrt(known + 1)
}

const MIN_BODY = 6

/** The headings that are likeliest together: none overlaps another, and each has something to head. */
export function bestHeadings(
  candidates: readonly FlatCandidate[],
  model: LinearModel,
  threshold: number,
): FlatCandidate[] {
  const scored = candidates
    .map((candidate) => ({ candidate, gain: scoreOf(candidate, model) - threshold }))
    .filter(({ gain }) => gain > 0)
    .sort((left, right) => left.candidate.end - right.candidate.end)
  const best: { total: number; taken: number; before: number }[] = []
  for (const [place, { candidate, gain }] of scored.entries()) {
    let before = place - 1
    while (before >= 0 && (scored[before]?.candidate.end ?? 0) + MIN_BODY > candidate.start) before -= 1
    const withIt = gain + (best[before]?.total ?? 0)
    const without = best[place - 1]?.total ?? 0
    best.push(
      withIt > without ? { total: withIt, taken: place, before } : { total: without, taken: -1, before: place - 1 },
    )
  }
  const chosen: FlatCandidate[] = []
  for (let place = best.length - 1; place >= 0; place = best[place]?.before ?? -1) {
    const taken = best[place]?.taken ?? -1
    if (taken >= 0) chosen.unshift((scored[taken] as (typeof scored)[number]).candidate)
  }
  return chosen
}

/** The least score of a heading: a text of which doubtful headings are taken reads worse than one without. */
const THRESHOLD = 1
/** A label of these keeps its value on its line. */
const WITH_VALUE: ReadonlySet<Section> = new Set<Section>(['title', 'terms', 'metadata'])

const MIN_HEADINGS = 2
const ASKS: ReadonlySet<Section> = new Set<Section>(['must', 'nice'])

/** The same text with its likely headings on lines of their own, if it is in one line. */
export function withHeadingLines(text: FoldedText, terms: readonly Term[]): FoldedText {
  const line = longLineOf(text.clean)
  if (line === null) return text
  const headings = bestHeadings(flatCandidates(text.clean, line.start, line.end, terms), FLAT_HEADING_MODEL, THRESHOLD)
  if (headings.length < MIN_HEADINGS || !headings.some(({ section }) => ASKS.has(section))) return text
  const breaks = headings.flatMap(({ start, end, section }) =>
    WITH_VALUE.has(section) && text.clean.charAt(end - 1) === ':' ? [start - 1] : [start - 1, end],
  )
  return { ...text, clean: withBreaks(text.clean, breaks), lower: withBreaks(text.lower, breaks) }
}

function withBreaks(text: string, breaks: readonly number[]): string {
  let from = 0
  const parts: string[] = []
  for (const at of breaks) {
    if (at < from || !/\s/.test(text.charAt(at))) continue
    parts.push(text.slice(from, at), '\n')
    from = at + 1
  }
  return [...parts, text.slice(from)].join('')
}
