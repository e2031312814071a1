import { type ReadWords, readWords, type Term, termsOf } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { SMALL_NUMBER, smallNumber } from '../text/numbers.ts'
import type { MustHave, NiceToHave } from './query-card.ts'
import type { PlacedTerm } from './read-skills.ts'

export interface SkillList {
  words: ReadWords
  mustHave: MustHave[]
  niceToHave: NiceToHave[]
  unwanted: string[]
  placed: PlacedTerm[]
  notUnderstood: string[]
}

const DEFAULT_WISH_WEIGHT = 3
const ENTRY_YEARS = new RegExp(`(${SMALL_NUMBER})\\s*\\+?\\s*(?:-\\s*\\d{1,2}\\s*)?\\+?\\s*(?:years?|yrs?|y)\\b`)

/** "Go 5y, Kafka!, react or vue, k8s?, -php": one entry per comma or line; `!` must, `?` nice, `-` not wanted. */
export function readSkillList(text: string, gazetteer: Gazetteer): SkillList {
  const words = readWords(text, gazetteer)
  const entries = entriesOf(words.text.lower)
  const terms = termsOf(words, gazetteer, (term) => isWholeEntry(words, term, entries)).filter(
    (term) => term.kind === 'skill',
  )
  const list: SkillList = { words, mustHave: [], niceToHave: [], unwanted: [], placed: [], notUnderstood: [] }
  for (const [start, end] of entries) {
    const found = terms.filter((term) => term.start >= start && term.end <= end)
    if (found.length === 0) noteUnread(list, words.text.clean.slice(start, end))
    else addEntry(list, words.text.lower.slice(start, end), start, found)
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

/** An ordinary word counts where it is all there is, but for years and marks. */
function isWholeEntry(words: ReadWords, term: Term, entries: readonly (readonly [number, number])[]): boolean {
  const entry = entries.find(([start, end]) => term.start >= start && term.end <= end)
  if (entry === undefined) return false
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

function addEntry(list: SkillList, entry: string, offset: number, terms: readonly Term[]): void {
  if (/^\s*(?:-|no\s|not\s|without\s)/.test(entry)) {
    for (const term of terms) {
      list.unwanted.push(term.slug)
      list.placed.push({ term, target: 'exclude', position: null })
    }
    return
  }
  const isWish = /\?|\bnice\b|\boptional\b|\bplus\b|\bbonus\b|\bideally\b/.test(entry)
  const years = ENTRY_YEARS.exec(entry)
  const minYears = years === null ? null : smallNumber(years[1] ?? '')
  for (const group of groupsOf(entry, offset, terms)) {
    if (isWish) for (const term of group) addWish(list, term)
    else addMust(list, group, minYears)
  }
}

/** "react or vue", "aws/gcp": one of them; "go and kafka", "html css": each. */
function groupsOf(entry: string, offset: number, terms: readonly Term[]): Term[][] {
  const groups: Term[][] = []
  terms.forEach((term, place) => {
    const before = terms[place - 1]
    const gap = before === undefined ? '' : entry.slice(before.end - offset, term.start - offset)
    const last = groups.at(-1)
    if (last !== undefined && /\bor\b|\/|\|/.test(gap)) last.push(term)
    else groups.push([term])
  })
  return groups
}

function addMust(list: SkillList, group: readonly Term[], minYears: number | null): void {
  const anyOf = [...new Set(group.map((term) => term.slug))]
  const known = list.mustHave.findIndex((must) => must.anyOf.join('|') === anyOf.join('|'))
  const position = known < 0 ? list.mustHave.length : known
  if (known < 0) list.mustHave.push({ anyOf, minYears, minEvidence: null })
  for (const term of group) list.placed.push({ term, target: 'mustHave', position })
}

function addWish(list: SkillList, term: Term): void {
  const known = list.niceToHave.findIndex((wish) => wish.skill === term.slug)
  const position = known < 0 ? list.niceToHave.length : known
  if (known < 0) list.niceToHave.push({ skill: term.slug, weight: DEFAULT_WISH_WEIGHT })
  list.placed.push({ term, target: 'niceToHave', position })
}

function noteUnread(list: SkillList, entry: string): void {
  const phrase = entry.replace(/^[\s!?*-]+|[\s!?*]+$/g, '')
  if (/[\p{L}\d]/u.test(phrase) && phrase.length <= 60 && !list.notUnderstood.includes(phrase))
    list.notUnderstood.push(phrase)
}
