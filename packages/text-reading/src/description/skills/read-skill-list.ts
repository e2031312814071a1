import type { MustHave, NiceToHave } from '@assay/ranking-engine/query/search-criteria'
import { type ReadWords, readWords, type Term, termsOf } from '../../text/find-terms.ts'
import type { Gazetteer } from '../../text/gazetteer.ts'
import { SMALL_NUMBER, smallNumber } from '../../text/numbers.ts'
import type { PlacedTerm } from './read-skills.ts'

export interface SkillList {
  words: ReadWords
  mustHave: MustHave[]
  niceToHave: NiceToHave[]
  unwanted: string[]
  placed: PlacedTerm[]
  notUnderstood: string[]
  /** The text of the entries, without marks, years and exclusions. */
  written: string[]
}

export const DEFAULT_NICE_WEIGHT = 3
/** The maximum that criteria allow. */
const MAX_ALTERNATIVES = 12
const MAX_ENTRIES = 30
const MAX_CANDIDATE_REQUESTS = 60
const MAX_EXCLUDED = 20
const ENTRY_YEARS = new RegExp(`(${SMALL_NUMBER})\\s*\\+?\\s*(?:-\\s*\\d{1,2}\\s*)?\\+?\\s*(?:years?|yrs?|y)\\b`)

/**
 * "Go 5y, Kafka!, react or vue, k8s?, -php": one entry per comma or line; `!` must-have, `?` nice-to-have, `-`
 * excluded.
 */
export function readSkillList(text: string, gazetteer: Gazetteer): SkillList {
  const words = readWords(text, gazetteer)
  // "Go / Postgres -- optional: Kafka -- no Java".
  const lower = words.text.lower
    .replace(/\s--+\s/g, (dashes) => '\n'.padEnd(dashes.length))
    .replace(BEFORE_LABEL, (mark) => '\n'.padEnd(mark.length))
  const entries = entriesOf(lower)
  const terms = termsOf(words, gazetteer, (term) => isWholeEntry(words, term, entries)).filter(
    (term) => term.kind === 'skill',
  )
  const list: SkillList = {
    words,
    mustHave: [],
    niceToHave: [],
    unwanted: [],
    placed: [],
    notUnderstood: [],
    written: [],
  }
  let next = 0
  for (const [start, end] of entries) {
    const label = labelOfLine(lower, start)
    if (label === 'excused') {
      while (next < terms.length && (terms[next]?.end ?? 0) <= end) next += 1
      continue
    }
    if (label !== 'unwanted') noteWritten(list, words.text.clean.slice(start, end).replace(LABEL, ''))
    const first = next
    while (next < terms.length && (terms[next]?.end ?? 0) <= end) next += 1
    const found = terms.slice(first, next)
    if (found.length === 0) noteUnread(list, words.text.clean.slice(start, end))
    else addEntry(list, words.text.lower.slice(start, end), start, found, label, gazetteer)
  }
  return list
}

function entriesOf(lower: string): [number, number][] {
  const entries: [number, number][] = []
  for (const match of lower.matchAll(/[^,;\n•|]+/g)) {
    const from = match.index + (match[0].length - match[0].trimStart().length)
    const to = match.index + match[0].trimEnd().length
    if (to > from) entries.push([from, to])
  }
  return entries
}

const MAX_WRITTEN = 12
const MAX_WRITTEN_LENGTH = 60
const UNWANTED = /^\s*(?:-|!\s*-|no\b|not\b|without\b)/i

function noteWritten({ written }: SkillList, entry: string): void {
  if (UNWANTED.test(entry) || written.length === MAX_WRITTEN) return
  const plain = entry
    .replace(new RegExp(ENTRY_YEARS, 'gi'), ' ')
    .replace(/[!?()"]/g, ' ')
    .replace(/\s+/g, ' ')
  for (const each of plain.split(/\s(?:or|and)\s|\s\/\s/i).map((words) => words.trim())) {
    const isNew = !written.some((known) => known.toLowerCase() === each.toLowerCase())
    const isWords = each.length >= 2 && each.length <= MAX_WRITTEN_LENGTH && each.split(' ').length <= 5
    if (isNew && isWords && written.length < MAX_WRITTEN) written.push(each)
  }
}

const MAX_ENTRY_LENGTH = 80

function entryAround(entries: readonly (readonly [number, number])[], term: Term): readonly [number, number] | null {
  let low = 0
  let high = entries.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const entry = entries[middle] as readonly [number, number]
    if (entry[1] < term.end) low = middle + 1
    else if (entry[0] > term.start) high = middle - 1
    else return entry
  }
  return null
}

/** An ordinary word counts when the entry has only years and marks besides it. */
function isWholeEntry(words: ReadWords, term: Term, entries: readonly (readonly [number, number])[]): boolean {
  const entry = entryAround(entries, term)
  if (entry === null || entry[1] - entry[0] > MAX_ENTRY_LENGTH) return false
  const [start, end] = entry
  const rest = `${words.text.lower.slice(start, term.start)} ${words.text.lower.slice(term.end, end)}`
  return (
    rest
      .replace(ENTRY_YEARS, ' ')
      .replace(
        /\b(?:or|and|no|not|must|nice|required|plus|senior|junior|expert|basic|good|strong|v?\d[\d.]*)\b|[!?+\-/()*:.]/g,
        ' ',
      )
      .trim()
      .split(/\s+/)
      .filter(Boolean).length <= 2
  )
}

const LABEL =
  /^\s*(?:((?:not|don't|do not|dont|no) (?:need(?:ed)?|required|necessary|relevant|important|care)(?: for| about)?|unnecessary|irrelevant|excused|skip|ignore)|(must|need(?:ed)?|required?|mandatory|musts|essentials?|core|key|primary)|(nice|plus|bonus|optional|pluses|should|could|want|wish|desir(?:ed|able)|preferr?ed|good|secondary|helpful|useful|ideally|extras?)|(not?|without|never|exclude[ds]?|avoid|unwanted|refused))(?: skills?| requirements?)?(?:[ -](?:to[ -])?(?:haves?|know))?\s*[:=]/i
/** "Must: Java. Nice: Kafka / not: PHP" in one line. */
const BEFORE_LABEL = new RegExp(`(?:[.;|/]|\\s-)\\s+(?=${LABEL.source.slice(1)})`, 'gi')
const MAX_LABEL = 40

/** "nice: a, b" applies to the whole line. */
function labelOfLine(lower: string, at: number): 'excused' | 'must' | 'nice' | 'unwanted' | null {
  const start = lower.lastIndexOf('\n', at - 1) + 1
  const label = LABEL.exec(lower.slice(start, start + MAX_LABEL))
  if (label === null) return null
  if (label[1] !== undefined) return 'excused'
  return label[2] !== undefined ? 'must' : label[3] !== undefined ? 'nice' : 'unwanted'
}

function addEntry(
  list: SkillList,
  entry: string,
  offset: number,
  terms: readonly Term[],
  label: ReturnType<typeof labelOfLine>,
  gazetteer: Gazetteer,
): void {
  if (
    label === 'unwanted' ||
    /^\s*(?:-|no\s|not\s|without\s)|[(:=-]\s*(?:no|never|not|unwanted|not wanted|excluded)\)?\s*$/.test(entry)
  ) {
    for (const term of terms) {
      if (!list.unwanted.includes(term.slug) && list.unwanted.length >= MAX_EXCLUDED) continue
      if (!list.unwanted.includes(term.slug)) list.unwanted.push(term.slug)
      list.placed.push({ term, target: 'exclude', position: null })
    }
    return
  }
  const turn = label === null ? TURNS_TO_NO.exec(entry) : null
  if (turn !== null) {
    const at = offset + turn.index
    addEntry(
      list,
      entry.slice(0, turn.index),
      offset,
      terms.filter(({ end }) => end <= at),
      label,
      gazetteer,
    )
    addEntry(
      list,
      '-',
      at,
      terms.filter(({ end }) => end > at),
      'unwanted',
      gazetteer,
    )
    return
  }
  const isNiceToHave =
    label === 'nice' ||
    /\?|\bnice\b|\boptional\b|\bpreferr?ed\b|\bdesir(?:ed|able)\b|\bgood to have\b|\bplus\b|\bbonus\b|\bideally\b/.test(
      entry,
    )
  const years = ENTRY_YEARS.exec(entry)
  const minYears = years === null ? null : smallNumber(years[1] ?? '')
  for (const group of groupsOf(entry, offset, terms, gazetteer)) {
    if (isNiceToHave) for (const term of group) addNiceToHave(list, term)
    else addMust(list, group, minYears)
  }
}

/** "Angular not AngularJS". */
const TURNS_TO_NO = /(?<=[a-z0-9+#)])\s+(?:but )?(?:not|no|without|never)\s+(?=[a-z])/
/** "react or vue", "aws/gcp": one of them; "go and kafka", "html css": each. */
function groupsOf(entry: string, offset: number, terms: readonly Term[], gazetteer: Gazetteer): Term[][] {
  const groups: Term[][] = []
  terms.forEach((term, place) => {
    const before = terms[place - 1]
    const gap = before === undefined ? '' : entry.slice(before.end - offset, term.start - offset)
    const last = groups.at(-1)
    const isOr =
      /\bor\b|\|/.test(gap) || (/\//.test(gap) && before !== undefined && areOfOneKind(before, term, gazetteer))
    if (last !== undefined && isOr && last.length < MAX_ALTERNATIVES) last.push(term)
    else groups.push([term])
  })
  return groups
}

/** Two languages, or skills directly under one field: "aws/gcp" is a choice, "python/django" is not. */
function areOfOneKind(left: Term, right: Term, gazetteer: Gazetteer): boolean {
  const [first, second] = [gazetteer.skills[left.place], gazetteer.skills[right.place]]
  if (first === undefined || second === undefined) return false
  if (first.kind === 'language' && second.kind === 'language') return true
  return first.kind === second.kind && first.broader.some((slug) => second.broader.includes(slug))
}

function addMust(list: SkillList, group: readonly Term[], minYears: number | null): void {
  const anyOf = [...new Set(group.map((term) => term.slug))]
  const key = anyOf.join('|')
  const known = list.mustHave.findIndex((must) => must.anyOf.join('|') === key)
  if (known < 0 && list.mustHave.length >= MAX_ENTRIES) {
    for (const term of group) addNiceToHave(list, term)
    return
  }
  const position = known < 0 ? list.mustHave.length : known
  if (known < 0) list.mustHave.push({ anyOf, minYears, minEvidence: null })
  for (const term of group) list.placed.push({ term, target: 'mustHave', position })
}

function addNiceToHave(list: SkillList, term: Term): void {
  const known = list.niceToHave.findIndex(({ skill }) => skill === term.slug)
  if (known < 0 && list.niceToHave.length >= MAX_CANDIDATE_REQUESTS) return
  const position = known < 0 ? list.niceToHave.length : known
  if (known < 0) list.niceToHave.push({ skill: term.slug, weight: DEFAULT_NICE_WEIGHT })
  list.placed.push({ term, target: 'niceToHave', position })
}

function noteUnread(list: SkillList, entry: string): void {
  const phrase = entry.replace(/^[\s!?*-]+|[\s!?*]+$/g, '')
  if (/[\p{L}\d]/u.test(phrase) && phrase.length <= 60 && !list.notUnderstood.includes(phrase))
    list.notUnderstood.push(phrase)
}
