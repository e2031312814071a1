import type { Seniority } from '@assay/ranking-engine/candidate/candidate-profile'
import type { NiceToHave } from '@assay/ranking-engine/query/search-criteria'
import { termsWithIndustries } from '../text/asked-industries.ts'
import type { ReadWords, Term } from '../text/find-terms.ts'
import { originalRange } from '../text/fold-text.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { isHeadNoun, titleIndexOf } from '../text/title-names.ts'
import { onlyPlaceNamed } from './conditions/index.ts'
import { emptyCriteria, type Reading, type Span } from './reading.ts'
import { DEFAULT_NICE_WEIGHT } from './skills/index.ts'
import { readStatements } from './statements/index.ts'

/** "Kein PHP", "sans Java": the name after it is not asked for. */
const DENIED =
  /\b(?:kein\w*|nicht|ohne|statt|sans|pas (?:de|besoin)|aucune?|sin|no|nao|sem|bez|nie|geen|niet|zonder|non|senza|ingen|inte|ikke|utan|uden|uten|nem)\b[^.,;:\n]{0,24}$/
const DENIED_AFTER =
  /^[^.,;:\n]{0,24}\b(?:nicht|kein\w*|pas|no|nie|niet|non|ikke|inte|nao|wymagan\w* nie|nepozaduj\w*|unwichtig|egal)\b/
const YEARS =
  /(?<![\d.,])(\d{1,2})\s?\+?\s?(?:(?:-|bis|a|do|tot)\s?\d{1,2}\s?)?(?:jahren?|ans|annees?|anos|anni|jaar|lata|lat|let|roky?|ar)\b/g
const OF_WORK =
  /\b(?:\w*erfahrung\w*|experience|experiencia|esperienza|\w*ervaring|doswiadczeni\w*|praxe|zkusenost\w*|erfarenhet|erfaring)\b/
/** "Seit 12 Jahren am Markt." */
const OF_EMPLOYER = /\b(?:seit|depuis|desde hace|hace|od|sinds|da|ha mais de|sedan|siden)(?: \w+)? $/
/** "Wir suchen eine", "Nous recherchons un": what follows is the job. */
const ANNOUNCES =
  /\b(?:such(?:en|t)|gesucht|recherch(?:e|ons)|cherch(?:e|ons)|busca(?:mos)?|precisamos|procur(?:a|amos)|cerc(?:a|hiamo)|ricerca|szukamy|poszukujemy|zoek(?:en|t)|gezocht|soker|soges|sokes|hledame|cautam|keresunk)\b[^.:;!?]{0,40}$/
/** "(m/w/d)", "H/F", "gesucht" */
const IS_WANTED = /^[\s,]{0,3}(?:\(?(?:[mwfhdxv]\s?[/|]\s?){1,3}[mwfhdxv]\b|gesucht|gezocht|sokes|soges)/
const WORDS_OF_TITLE = 5
const LEVELS: readonly (readonly [RegExp, Seniority])[] = [
  [/\b(?:praktik\w+|werkstudent\w*|stagiaire|becari[oa]|estagiari[oa]|tirocinante|stazyst\w+)\b/, 'intern'],
  [/\b(?:senior|starsz\w+)\b/, 'senior'],
  [/\b(?:junior|mlodsz\w+)\b/, 'junior'],
]
const REACH_OF_LEVEL = 12
const ENDS_SENTENCE = /[.!?;\n]/
const MAX_YEARS = 20
const MAX_SKILLS = 12
const REACH = 60

/**
 * What a text in another language names as English does: products, the job that is wanted or opens the text, the years
 * that are called experience, and its only country. Nothing tells what is required, so all products are nice-to-haves.
 */
export function readForeign(words: ReadWords, gazetteer: Gazetteer): Pick<Reading, 'criteria' | 'spans'> {
  const { text } = words
  const terms = termsWithIndustries(words, gazetteer)
  const criteria = emptyCriteria()
  const named: NiceToHave[] = []
  const spans: Span[] = []
  const place = (target: Span['target'], found: { start: number; end: number }, skill?: string): void => {
    const said = text.clean.slice(found.start, found.end)
    const range = originalRange(text, found.start, found.start + said.replace(/[.,;]+$/, '').length)
    const position = skill === undefined ? null : named.findIndex((nice) => nice.skill === skill)
    spans.push({ ...range, text: text.original.slice(range.start, range.end), target, skill: skill ?? null, position })
  }
  for (const term of terms.filter((each) => isNamed(each, words, gazetteer))) {
    const isKnown = named.some(({ skill }) => skill === term.slug)
    if (!isKnown && named.length >= MAX_SKILLS) continue
    if (!isKnown) named.push({ skill: term.slug, weight: DEFAULT_NICE_WEIGHT })
    place('niceToHave', term, term.slug)
  }
  criteria.niceToHave = named
  const years = yearsOfWork(text.lower)
  if (years !== null) {
    criteria.years = { min: years.min, max: null }
    place('years', years)
  }
  const title = titleOf(words, gazetteer)
  if (title !== null) {
    criteria.titleSlug = title.slug
    const around = text.lower.slice(title.from, title.end + REACH_OF_LEVEL).split(ENDS_SENTENCE)[0] ?? ''
    criteria.seniority = LEVELS.find(([pattern]) => pattern.test(around))?.[1] ?? 'none'
    place('title', title)
  }
  const country = onlyPlaceNamed(text, readStatements(words, terms), gazetteer.places)
  if (country !== null) {
    criteria.constraints = { ...criteria.constraints, countries: country.countries, required: { country: false } }
    place('country', country)
  }
  return { criteria, spans: spans.sort((left, right) => left.start - right.start) }
}

/** A product in capitals that its clause does not deny; in small letters it may be a word of the language ("chef"). */
function isNamed({ kind, place, start, end, isMisspelled }: Term, { text }: ReadWords, gazetteer: Gazetteer): boolean {
  if (kind !== 'skill' || isMisspelled || gazetteer.technical[place] !== 1 || gazetteer.generic[place] === 1)
    return false
  const { lower, clean } = text
  return (
    /[^a-z]/.test(clean.slice(start, end)) &&
    !DENIED.test(lower.slice(Math.max(0, start - REACH), start)) &&
    !DENIED_AFTER.test(lower.slice(end, end + REACH))
  )
}

/** The longest name of a job around the first noun of one that is announced, or opens the text. */
function titleOf({ text, tokens }: ReadWords, { titleNames, titles }: Gazetteer) {
  for (const [first, last] of titleRuns(tokens)) {
    const start = tokens.starts[first] ?? 0
    const end = tokens.ends[last] ?? start
    const from = Math.max(text.lower.lastIndexOf('\n', start) + 1, start - REACH)
    const before = text.lower.slice(from, start)
    const isWanted =
      first === 0 || ANNOUNCES.test(before) || (/^[^.!?]*$/.test(before) && IS_WANTED.test(text.lower.slice(end)))
    if (!isWanted || ENDS_SENTENCE.test(text.lower.slice(start, end))) continue
    const title = titles[titleIndexOf(titleNames, tokens.words.slice(first, last + 1), true)]
    if (title !== undefined) return { slug: title.slug, start, end, from }
  }
  return null
}

/** The runs of words around each noun of a job, by their first and last word, the longest first. */
function* titleRuns({ count, words }: ReadWords['tokens']): Generator<readonly [first: number, last: number]> {
  for (let head = 0; head < count; head += 1) {
    if (!isHeadNoun(words[head] ?? '')) continue
    for (let length = WORDS_OF_TITLE; length > 0; length -= 1)
      for (let first = Math.max(0, head - length + 1); first <= head && first + length <= count; first += 1)
        yield [first, first + length - 1]
  }
}

function yearsOfWork(lower: string): { min: number; start: number; end: number } | null {
  for (const match of lower.matchAll(YEARS)) {
    const [start, end, min] = [match.index, match.index + match[0].length, Number(match[1])]
    if (!(min > 0 && min <= MAX_YEARS) || OF_EMPLOYER.test(lower.slice(0, start))) continue
    const before =
      lower
        .slice(Math.max(0, start - REACH), start)
        .split(ENDS_SENTENCE)
        .at(-1) ?? ''
    const after = lower.slice(end, end + REACH).split(ENDS_SENTENCE)[0] ?? ''
    if (OF_WORK.test(`${before} ${after}`)) return { min, start, end }
  }
  return null
}
