/** Titles inside a run of names, such as "Senior Java Developer Acme Corp Berlin". */
import type { ReadWords } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { isHeadNoun, titleIndexOf, titleWords } from '../text/title-names.ts'
import { isJoin, isName, type Run, textAfter } from './name-runs.ts'
import { invertedTitle, isPluralTitle, type NamedTitle } from './named-titles.ts'

const MAX_TITLE = 8
const EXACT = 0.75
const AT_THE_EDGE = 0.6
const PER_WORD_AWAY = 0.08
/** "IT Specialist (Drupal Developer)": the bracket weighs less than the text before it. */
const ASIDE = 2
const INVERTED = 4

export interface RunTitle extends NamedTitle {
  /** Words between the title and the date. */
  distance: number
}

/** The best title of a run; where two are equal, the one nearer to the date. */
export function titleInRun(
  words: ReadWords,
  run: Run,
  date: 'before' | 'after',
  gazetteer: Gazetteer,
): RunTitle | null {
  let best: RunTitle | null = null
  let bestWeight = 0
  for (const part of partsOf(words, run)) {
    for (const { title, first, last, weight } of titlesIn(words, part, run.last, gazetteer)) {
      if (first === last && first !== (date === 'after' ? run.last : run.first)) continue
      const distance = date === 'after' ? run.last - last : first - run.first
      const total = weight + (distance === 0 ? AT_THE_EDGE : 0) - distance * PER_WORD_AWAY
      if (total <= bestWeight) continue
      best = { ...title, distance }
      bestWeight = total
    }
  }
  return best
}

interface Weighed {
  title: NamedTitle
  first: number
  last: number
  weight: number
}

/** Every title that words of this part name, with the number of words that it explains. */
function* titlesIn(words: ReadWords, part: Run, end: number, gazetteer: Gazetteer): Generator<Weighed> {
  const aside = isAside(words, part.first) ? ASIDE : 0
  for (let first = part.first; first <= part.last; first += 1) {
    if (!mayBegin(words, first) || (first > part.first && isOfAnotherField(words, first))) continue
    for (let last = Math.min(part.last, first + MAX_TITLE - 1); last >= first; last -= 1) {
      const spoken = words.tokens.words.slice(first, last + 1)
      const word = spoken.at(-1) ?? ''
      if (isPluralTitle(word) || isJoin(word) || !spoken.some((each) => isHeadNoun(each))) continue
      const found = named(words, spoken, first, last, gazetteer)
      if (found === null) continue
      const weight = titleWords(spoken).length + (found.isExact ? EXACT : 0) - aside
      yield { title: found.title, first, last, weight }
    }
  }
  const start = words.tokens.starts[part.first] ?? 0
  const inverted = invertedTitle(words, start, words.tokens.ends[end] ?? start, gazetteer)
  if (inverted === null) return
  yield {
    title: inverted,
    first: part.first,
    last: lastTokenOf(words, inverted.end, part.first, end),
    weight: INVERTED,
  }
}

function lastTokenOf(words: ReadWords, end: number, from: number, last: number): number {
  let at = from
  while (at < last && (words.tokens.ends[at] ?? 0) < end) at += 1
  return at
}

/** Stretches without punctuation between their words. */
function* partsOf(words: ReadWords, run: Run): Generator<Run> {
  let first = run.first
  for (let at = run.first; at <= run.last; at += 1) {
    if (at < run.last && (isOneName(textAfter(words, at)) || isShortRank(words, at))) continue
    yield { first, last: at }
    first = at + 1
  }
}

const SHORT_RANKS = new Set(['sr', 'snr', 'jr', 'asst', 'assoc'])

/** "Sr. Java Developer" */
function isShortRank(words: ReadWords, at: number): boolean {
  return SHORT_RANKS.has(words.tokens.words[at] ?? '') && /^\.\s?$/.test(textAfter(words, at))
}

function isAside({ text, tokens }: ReadWords, at: number): boolean {
  return text.lower.charAt((tokens.starts[at] ?? 0) - 1) === '('
}

function isOneName(between: string): boolean {
  return between === '' || /^(?:[ \n/'.&-]| \/ ?)$/.test(between) || /^\s+$/.test(between)
}

function mayBegin(words: ReadWords, at: number): boolean {
  const letter = (words.tokens.words[at] ?? '').charAt(0)
  return isName(words, at) && !(letter >= '0' && letter <= '9')
}

const BEFORE_DEVELOPMENT = new Set(
  'business sales talent career workforce community economic leadership land property estate resource resources training curriculum partner partnership account franchise market people fund staff professional organizational organisational territory'.split(
    ' ',
  ),
)

/** "Business Development Manager" and "CNC Programmer" are no development manager and no programmer. */
function isOfAnotherField({ tokens }: ReadWords, first: number): boolean {
  const [before = '', word = ''] = tokens.words.slice(first - 1, first + 1)
  return word === 'development' ? BEFORE_DEVELOPMENT.has(before) : word === 'programmer' && before === 'cnc'
}

function named(
  words: ReadWords,
  spoken: readonly string[],
  first: number,
  last: number,
  gazetteer: Gazetteer,
): { title: NamedTitle; isExact: boolean } | null {
  let place = titleIndexOf(gazetteer.titleNames, spoken, true)
  const isExact = place >= 0
  // Close names are only looked for where a name of work begins or ends them, not in every part of the run.
  if (!isExact && (isHeadNoun(spoken.at(-1) ?? '') || isHeadNoun(spoken[0] ?? '')))
    place = titleIndexOf(gazetteer.titleNames, spoken)
  const title = gazetteer.titles[place]
  if (title === undefined) return null
  const start = words.tokens.starts[first] ?? 0
  const end = words.tokens.ends[last] ?? start
  return { title: { slug: title.slug, name: words.text.clean.slice(start, end), start, end }, isExact }
}
