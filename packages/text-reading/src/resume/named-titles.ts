import type { ReadWords, Term } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { isHeadNoun, titleIndexOf } from '../text/title-names.ts'
import { tokenFrom } from './name-runs.ts'

export interface NamedTitle {
  slug: string
  name: string
  start: number
  end: number
}

const MAX_WORDS = 9

/** What parts a title from an employer: "at Acme", "bei Otto", "| Hamburg". */
const TITLE_END = /company name|\s(?:at|chez|bei|presso|bij|hos)\s|\s[-–|@(]|[|(,;·•]|\s(?:for|with)\s/
/** "Ingeniera de datos en BBVA", but "Ingénieur en informatique". */
const BEFORE_NAME = /\s(?:en|na|em)\s(?=[A-Z])/

/** The title at the start of a short text, by its name or by the meaning of its words. */
export function titleIn(
  words: ReadWords,
  start: number,
  end: number,
  titles: readonly Term[],
  gazetteer: Gazetteer,
): NamedTitle | null {
  const { tokens, text } = words
  const cuts = [TITLE_END.exec(text.lower.slice(start, end)), BEFORE_NAME.exec(text.clean.slice(start, end))]
  const cut = Math.min(...cuts.map((found) => found?.index ?? end - start))
  const stop = cut < 3 ? end : start + cut
  const first = tokenFrom(words, start)
  const spoken = wordsWithin(words, start, stop)
  if (spoken.length === 0) return null
  if (spoken.length <= MAX_WORDS) {
    const place = titleIndexOf(gazetteer.titleNames, spoken)
    const title = gazetteer.titles[place]
    if (title !== undefined)
      return {
        slug: title.slug,
        name: text.clean.slice(tokens.starts[first] ?? start, stop).trim(),
        start: tokens.starts[first] ?? start,
        end: tokens.ends[first + spoken.length - 1] ?? stop,
      }
  }
  const term = firstWithin(titles, start, end)
  if (term === undefined || term.start - start > 40 || isOfOthers(text.lower, start, term)) {
    return (
      shortenedTitle(words, first, spoken, gazetteer) ??
      invertedTitle(words, start, end, gazetteer) ??
      laterTitle(words, stop, end, gazetteer)
    )
  }
  const rank = RANK.exec(text.lower.slice(start, term.start))?.[0].length ?? 0
  return {
    slug: term.slug,
    name: text.clean.slice(term.start - rank, term.end),
    start: term.start - rank,
    end: term.end,
  }
}

function wordsWithin(words: ReadWords, start: number, end: number): string[] {
  const { tokens } = words
  const first = tokenFrom(words, start)
  let last = first
  while (last < tokens.count && (tokens.starts[last] ?? 0) < end) last += 1
  return tokens.words.slice(first, last)
}

/** "Acme. Senior Android Developer": words that no title of the taxonomy begins with belong to it. */
const RANK = /\b(?:(?:junior|jr\.?|senior|sr\.?|lead|principal|staff|chief) )+$/

const MANY =
  /(?:developer|engineer|administrator|analyst|technician|manager|specialist|consultant|designer|programmer|architect|tester)s$/
const WITH_OTHERS =
  /\b(?:of|with|by|report\w*(?: \w+)? to|supervis\w+|manag(?:ed|ing)|led|leading|train\w*)\s+(?:\w+\s+)?$/

export function isPluralTitle(word: string): boolean {
  return MANY.test(word)
}

/** "Led a team of developers" names the title of other people. */
function isOfOthers(lower: string, start: number, term: Term): boolean {
  return MANY.test(lower.slice(term.start, term.end)) || WITH_OTHERS.test(lower.slice(start, term.start))
}

/** "Director, Supply Chain and Logistics Information Technology", "Vice President, IT": the field follows the comma. */
export function invertedTitle(words: ReadWords, start: number, end: number, gazetteer: Gazetteer): NamedTitle | null {
  const line = words.text.lower.slice(start, Math.min(end, start + 90))
  const match =
    /^(?:senior |sr\.? |assistant |associate |deputy |executive )*(director|head|vice[ -]president|vp|manager),\s*([^,;|(]+)/.exec(
      line,
    )
  if (match === null) return null
  const [whole, head = '', field = ''] = match
  const fields = field.trim().split(/\s+/).slice(0, MAX_WORDS)
  const before = whole.length - field.length
  for (const isExact of [true, false]) {
    for (let to = fields.length; to > 0; to -= 1) {
      for (let from = 0; from < to; from += 1) {
        if (!isExact && to < fields.length) break
        const spoken = [...fields.slice(from, to), ...head.split(/[ -]/)]
        const title = gazetteer.titles[titleIndexOf(gazetteer.titleNames, spoken, isExact)]
        if (title === undefined) continue
        const length = before + fields.slice(0, to).join(' ').length
        return {
          slug: title.slug,
          name: words.text.clean.slice(start, start + length).trim(),
          start,
          end: start + length,
        }
      }
    }
  }
  return null
}

/** "Lead Systems Administrator Northern Region": up to the last word that names a job. */
function shortenedTitle(
  words: ReadWords,
  first: number,
  spoken: readonly string[],
  gazetteer: Gazetteer,
): NamedTitle | null {
  const last = spoken.slice(0, MAX_WORDS).findLastIndex((word) => isHeadNoun(word))
  if (last < 0 || last === spoken.length - 1) return null
  const title = gazetteer.titles[titleIndexOf(gazetteer.titleNames, spoken.slice(0, last + 1))]
  if (title === undefined) return null
  const start = words.tokens.starts[first] ?? 0
  const end = words.tokens.ends[first + last] ?? start
  return { slug: title.slug, name: words.text.clean.slice(start, end), start, end }
}

/** "Elektrobit, Erlangen – Softwareentwickler": a whole part behind the employer, in words of any language. */
function laterTitle(words: ReadWords, start: number, end: number, gazetteer: Gazetteer): NamedTitle | null {
  const { text } = words
  const behind = text.clean.slice(start, Math.min(end, start + REACH_OF_PARTS))
  for (const part of behind.matchAll(/(?<=[|,·•]\s?|\s[-–]\s)[^|,·•()]+?(?=\s[-–]\s|[|,·•()]|$)/g)) {
    const from = start + part.index
    const until = from + part[0].trimEnd().length
    const spoken = wordsWithin(words, from, until)
    if (!isHeadNoun(spoken[0] ?? '') && !isHeadNoun(spoken.at(-1) ?? '')) continue
    const title = gazetteer.titles[titleIndexOf(gazetteer.titleNames, spoken, true)]
    if (title !== undefined && !isPluralTitle(part[0].trim().toLowerCase()))
      return { slug: title.slug, name: part[0].trim(), start: from + part[0].search(/\S/), end: until }
  }
  return null
}

const REACH_OF_PARTS = 90

function firstWithin(titles: readonly Term[], start: number, end: number): Term | undefined {
  let low = 0
  let high = titles.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((titles[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  const term = titles[low]
  return term !== undefined && term.end <= end ? term : undefined
}
