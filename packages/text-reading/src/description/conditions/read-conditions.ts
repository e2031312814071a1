import type { LanguageLevel } from '@assay/ranking-engine/candidate/candidate-profile'
import type { LimitName } from '@assay/ranking-engine/query/search-criteria'
import type { FoldedText } from '../../text/fold-text.ts'
import type { Gazetteer } from '../../text/gazetteer.ts'
import type { PlaceNames } from '../../text/place-names.ts'
import type { Section, Statement } from '../statements/index.ts'
import { type CountryPhrase, codesOf, placesFrom } from './codes-of-places.ts'
import { countryOfPostcode, onlyPlaceNamed, placeOfSearch } from './only-place.ts'
import { type NoticePhrase, noticeIn, type StartPhrase, startIn } from './read-availability.ts'
import {
  countriesIn,
  countriesInPassing,
  countriesOfChoice,
  countriesOfClient,
  countryOfCitizens,
  countryOfDoubtfulCity,
  countryOfQuarter,
  onlyCountryNamed,
} from './read-countries.ts'
import { type EngagementPhrase, engagementsIn } from './read-engagement.ts'
import { type LanguagePhrase, languagesIn } from './read-languages.ts'
import { type OverlapPhrase, overlapIn } from './read-overlap.ts'
import { type PayPhrase, payIn, payOfItems } from './read-pay.ts'
import { type SeatsPhrase, seatsIn } from './read-seats.ts'

/** Reads all criteria besides skills. */
export interface Conditions {
  pay: PayPhrase | null
  notice: NoticePhrase | null
  start: StartPhrase | null
  overlap: OverlapPhrase | null
  countries: CountryPhrase | null
  languages: LanguagePhrase[]
  engagements: EngagementPhrase[]
  /** How many people are hired; null too where two numbers are given. */
  seats: SeatsPhrase | null
  /** The limits that the text insists on ("must be in", "only"); the others are preferences. */
  insists: ReadonlySet<LimitName>
}

export function readConditions(
  text: FoldedText,
  statements: readonly Statement[],
  gazetteer: Gazetteer,
  today: number,
): Conditions {
  const { lower } = text
  const named = withoutNames(text, statements, gazetteer)
  const where = withoutClocks(named, gazetteer.places)
  const found: Omit<Conditions, 'insists'> & { insists: ReadonlySet<LimitName> } = {
    pay: null,
    notice: null,
    start: null,
    overlap: null,
    countries: null,
    languages: [],
    engagements: [],
    seats: null,
    insists: new Set(),
  }
  const labeled = statements.map((statement) => ({ ...statement, start: statement.lineStart }))
  for (const statement of labeled) {
    const { section } = statement
    if (section === 'legal') continue
    found.engagements.push(
      ...engagementsIn(lower, statement).filter(
        (phrase) => !found.engagements.some((known) => known.engagement === phrase.engagement),
      ),
    )
    found.overlap = surerOverlap(found.overlap, lower, statement, gazetteer)
    if (section === 'apply') {
      if (RIGHT_TO_WORK.test(lower.slice(statement.start, statement.end)))
        found.countries ??= countriesIn(where, statement, gazetteer.places)
      if (/^\W*(?:start|begin|join)/.test(lower.slice(statement.start, statement.end)))
        found.start ??= startIn(lower, statement, today)
      continue
    }
    if (found.notice === null || found.notice.days === 0) found.notice = noticeIn(lower, statement) ?? found.notice
    found.start ??= startIn(lower, statement, today)
    if (maySayPlace(section, lower.slice(statement.start, statement.end)))
      found.countries ??= countriesIn(where, statement, gazetteer.places)
    if (!maySayLanguages(section, lower.slice(statement.start, statement.end))) continue
    const spoken = languagesIn(lower, statement, gazetteer.languages)
    if (spoken.length === 0) levelOfLast(found.languages, lower.slice(statement.start, statement.end))
    for (const phrase of spoken) addLanguage(found.languages, phrase)
  }
  found.seats = seatsAgreedOn(lower, labeled)
  found.countries ??= countriesNamedElsewhere(withoutZone(named, found.overlap), labeled, gazetteer)
  if (where !== named && !FROM_ANYWHERE.test(lower)) found.countries ??= countriesByClock(named, labeled, gazetteer)
  // "Start as soon as possible, on 1 March at the latest" allows for a notice period.
  if (found.notice?.days === 0 && found.start !== null) found.notice = null
  const currency = localCurrency(found.countries, gazetteer)
  for (const statement of labeled) {
    if (statement.section === 'legal' || statement.section === 'apply') continue
    found.pay ??= payIn(lower, statement, currency)
  }
  found.pay ??= payOfItems(lower, currency)
  return { ...found, insists: limitsInsistedOn(lower, labeled, found) }
}

/** "The language of the plant is Slovenian. You speak it at C1." */
function levelOfLast(languages: readonly LanguagePhrase[], said: string): void {
  const last = languages.at(-1)
  const level = LEVEL_OF_IT.exec(said)?.[1]
  if (last !== undefined && last.level === null && level !== undefined)
    last.level = level.toUpperCase() as LanguageLevel
}

const LEVEL_OF_IT =
  /\b(?:it|this|that language)\b[^.;]{0,24}\b(?:at|on|to|of)(?: at least)?(?: (?:a |the )?level)?(?: of)? ([abc][12])\b/

function maySayLanguages(section: Section, said: string): boolean {
  if (section === 'excused' || section === 'refused') return false
  if (section === 'about') return DEMANDS.test(said)
  return section !== 'benefits' || /\b[abc][12]\b/.test(said) || DEMANDS.test(said)
}

/** The text without products that are named like a place: Aruba makes access points. */
function withoutNames(
  { lower, clean }: FoldedText,
  statements: readonly Statement[],
  { places }: Gazetteer,
): { lower: string; clean: string } {
  const names = statements.flatMap(({ skills }) =>
    // "Palo Alto firewalls" begins with a place.
    skills.filter(({ start, end }) => placesFrom(lower.slice(start, end), 0, places) !== null),
  )
  return { lower: withoutPronouns(blanked(lower, names), clean), clean: blanked(clean, names) }
}

/** The text with these stretches, which stand in order, filled so that nothing is read in them. */
function blanked(text: string, stretches: readonly { start: number; end: number }[]): string {
  let said = ''
  let at = 0
  for (const { start, end } of stretches) {
    said += text.slice(at, start) + '_'.repeat(end - start)
    at = end
  }
  return said + text.slice(at)
}

/** "Pacific time", "Singapore time", "London hours": whose clock it is, which is where the work is only if nothing else says it. */
function withoutClocks(text: { lower: string; clean: string }, places: PlaceNames): { lower: string; clean: string } {
  const clocks: { start: number; end: number }[] = []
  for (const { index } of text.lower.matchAll(CLOCK)) {
    const spoken = WORDS_BEFORE.exec(text.lower.slice(Math.max(0, index - REACH_OF_NAME), index))?.[0].split(' ') ?? []
    for (let count = spoken.length; count > 0; count -= 1) {
      const name = spoken.slice(-count).join(' ')
      if (codesOf(name, places).length === 0) continue
      clocks.push({ start: index - name.length, end: index })
      break
    }
  }
  if (clocks.length === 0) return text
  return { lower: blanked(text.lower, clocks), clean: blanked(text.clean, clocks) }
}

/** "Singapore time, wherever you live." */
const FROM_ANYWHERE = /\b(?:wherever|anywhere|remote(?:ly)?|home)\b/
function countriesByClock(
  text: { lower: string; clean: string },
  statements: readonly Statement[],
  { places }: Gazetteer,
): CountryPhrase | null {
  for (const statement of statements) {
    const found = SECTIONS_OF_PLACES.has(statement.section) ? countriesIn(text, statement, places) : null
    if (found !== null) return found
  }
  return null
}

const SECTIONS_OF_PLACES = new Set<Section>(['none', 'title', 'role', 'terms', 'must'])

const CLOCK =
  / (?:(?:local |standard )?time(?![- ]?(?:zones?\b|frame|to\b|job|position))|(?:(?:business|working|office|core) )?hours|mornings?|afternoons?|evenings?)\b/g
const WORDS_BEFORE = /(?:[a-z.'-]+ ){0,2}[a-z.'-]+$/
const REACH_OF_NAME = 40

/** "Four hours with New York": a place that names shared hours is where others are. */
function withoutZone(
  { lower, clean }: { lower: string; clean: string },
  overlap: OverlapPhrase | null,
): { lower: string; clean: string } {
  const zone = overlap?.named
  if (zone === undefined || IS_SEAT_TOO.test(lower.slice(zone.end, zone.end + 12))) return { lower, clean }
  const start = zone.start - (OTHER_REGION.exec(lower.slice(0, zone.start))?.[0].length ?? 0)
  const named = { start, end: zone.end }
  return { lower: blanked(lower, [named]), clean: blanked(clean, [named]) }
}

/** "Europe/Africa time zones" */
const OTHER_REGION = /\b[a-z]+(?:\s?[/&]\s?| and | or )$/

const IS_SEAT_TOO = /^ (?:office|site|campus|hub|lab)\b/

/** "Six years to us" is no country; in a text without capitals either may be meant. */
function withoutPronouns(lower: string, clean: string): string {
  if (!/[A-Z]/.test(clean)) return lower
  return lower.replace(US_AS_PRONOUN, (said, before: string, at: number) =>
    clean.slice(at + before.length, at + said.length) === 'us' ? `${before}__` : said,
  )
}

const US_AS_PRONOUN =
  /\b((?:to|for|with|join|joins|joining|tell|help|helps|of|at|by|give|send|contact|let|about|on|like|behind|between|among)\s)us\b(?! (?:only|citizens?|based|residents?|time|east|west|hours|dollars?)\b|-)/g

/** The number of people, unless the text gives two. */
function seatsAgreedOn(lower: string, statements: readonly Statement[]): SeatsPhrase | null {
  const counts = statements.flatMap((statement) => seatsIn(lower, statement) ?? [])
  return counts.every(({ seats }) => seats === counts[0]?.seats) ? (counts[0] ?? null) : null
}

/** Stated hours take precedence over those that "US time zones" implies. */
function surerOverlap(
  before: OverlapPhrase | null,
  lower: string,
  statement: Statement,
  { places }: Gazetteer,
): OverlapPhrase | null {
  if (before !== null && before.isWholeDay !== true) return before
  const overlap = overlapIn(lower, statement, places)
  return before === null || overlap?.isWholeDay === undefined ? (overlap ?? before) : before
}

const OPENING_LINES = 3

/** The places of a text that does not state where the work is. */
function countriesNamedElsewhere(
  text: { lower: string; clean: string },
  statements: readonly Statement[],
  { places }: Gazetteer,
): CountryPhrase | null {
  const { lower } = text
  for (const statement of statements) {
    const choice = countriesOfChoice(lower, statement, places)
    if (choice !== null) return choice
  }
  for (const statement of statements) {
    if (statement.line > OPENING_LINES && statement.titles.length === 0) continue
    const ofClient = countriesOfClient(lower, statement, places)
    if (ofClient !== null) return ofClient
  }
  return (
    countriesInPassing(lower, statements, places) ??
    onlyCountryNamed(lower, statements, places) ??
    onlyPlaceNamed(text, statements, places) ??
    countryOfPostcode(text) ??
    countryOfDoubtfulCity(text.clean, statements) ??
    countryOfQuarter(text.clean, statements, places) ??
    countryOfCitizens(lower, statements) ??
    placeOfSearch(text, places)
  )
}

function maySayPlace(section: Section, said: string): boolean {
  return section === 'about' ? SAYS_WHO_IS_HIRED.test(said) : section !== 'metadata'
}

/** "We only hire inside the EU." */
const SAYS_WHO_IS_HIRED =
  /\bwe (?:can |currently |are able to )?(?:only |exclusively )?(?:hire|recruit|employ)\b(?! (?:about|over|more)\b)/
const RIGHT_TO_WORK = /\b(?:authori[sz]ed|right to work|eligible to work|work permit)\b/

/** Mentioned in passing, among what the employer describes or offers. */
const DEMANDS =
  /\b(?:must speak|(?:is|are) (?:a must|required|mandatory|needed|essential|a plus|an advantage|an asset|a bonus)|we (?:work|speak|communicate) in|(?:working|office|company|team) language)\b/

const NOT_DENIED = "(?<!\\b(?:not|no|n't|isn't) (?:a |strictly |an absolute )?)"
const INSISTS: Readonly<Record<LimitName, RegExp>> = {
  rate: new RegExp(
    `${NOT_DENIED}\\b(?:must|strict(?:ly)?|hard (?:cap|limit|stop)|capped|absolute(?:ly)?|non-negotiable|not negotiable|no flexibility|no more than|not more than|only)\\b`,
  ),
  notice: new RegExp(
    `${NOT_DENIED}\\b(?:must|only|strict(?:ly)?|no more than|not more than|no later than|at the latest|mandatory|required)\\b`,
  ),
  overlap: new RegExp(
    `${NOT_DENIED}\\b(?:must|only|required|mandatory|essential|strict(?:ly)?|non-negotiable|needed)\\b`,
  ),
  country: new RegExp(
    `${NOT_DENIED}\\b(?:must|only|required|mandatory|authori[sz]ed|citizens?(?:hip)?|residents?|no relocation|strict(?:ly)?|exclusively|on-?site (?:mandatory|required))\\b`,
  ),
  engagement: new RegExp(
    `${NOT_DENIED}\\b(?:must|only|strict(?:ly)?|exclusively|no (?:freelancers?|contractors?|agencies|employees))\\b`,
  ),
}

/** The words of the clause that names a limit. */
function limitsInsistedOn(
  lower: string,
  statements: readonly Statement[],
  { pay, notice, start, overlap, countries, engagements }: Omit<Conditions, 'insists'>,
): ReadonlySet<LimitName> {
  const named: readonly (readonly [LimitName, { start: number; end: number } | null | undefined])[] = [
    ['rate', pay],
    ['notice', notice],
    ['notice', start],
    ['overlap', overlap],
    ['country', countries],
    ['engagement', engagements[0]],
  ]
  const insisted = new Set<LimitName>()
  for (const [name, phrase] of named) {
    const home = statements.find((entry) => phrase != null && entry.start <= phrase.start && entry.end >= phrase.end)
    if (home === undefined || phrase == null) continue
    const before = lower.slice(home.start, phrase.start).split(/[,;|]/).at(-1) ?? ''
    const after = lower.slice(phrase.end, home.end).split(/[,;|]/)[0] ?? ''
    if (INSISTS[name].test(`${before}${lower.slice(phrase.start, phrase.end)}${after}`)) insisted.add(name)
  }
  return insisted
}

function addLanguage(languages: LanguagePhrase[], phrase: LanguagePhrase): void {
  const place = languages.findIndex((known) => known.code === phrase.code)
  const known = languages[place]
  if (known === undefined) languages.push(phrase)
  else if (
    known.isNiceToHave === phrase.isNiceToHave ? known.level === null && phrase.level !== null : known.isNiceToHave
  )
    languages[place] = phrase
}

function localCurrency(countries: CountryPhrase | null, gazetteer: Gazetteer): string | null {
  const [only, second] = countries?.countries ?? []
  if (only === undefined || second !== undefined) return null
  for (const place of gazetteer.places.countries.values()) if (place.code === only) return place.currency
  return null
}
