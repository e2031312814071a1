import type { PlaceNames } from '../../text/place-names.ts'
import type { Section, Statement } from '../statements/index.ts'
import { type CountryPhrase, codesOf } from './codes-of-places.ts'
import { ARE_REFUSED, IS_VISITED, NOT_FROM } from './read-countries.ts'

/** Postal codes by country; five-digit codes count only next to a legal form of that country. */
const POSTCODES: readonly (readonly [RegExp, string])[] = [
  [/\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/, 'GB'],
  [/\b[ABCEGHJ-NPR-TVXY]\d[A-Z] \d[A-Z]\d\b/, 'CA'],
  [/\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [AC-FHKNPRTV-Y\d]{4}\b/, 'IE'],
  [/\b[1-9]\d{3} ?[A-Z]{2},? [A-Z][a-z]/, 'NL'],
  [/\b\d{2}-\d{3} [A-Z]\p{Ll}/u, 'PL'],
  [/\bD-\d{5}\b/, 'DE'],
  [/\bA-\d{4}\b/, 'AT'],
  [/\bCH-\d{4}\b/, 'CH'],
]
const GERMAN = /\b(?:GmbH|gGmbH|KG|OHG|e\.V\.)(?![a-z])/

/** The country of the only kind of postcode that a text holds. */
export function countryOfPostcode({ clean }: { clean: string }): CountryPhrase | null {
  const found = POSTCODES.flatMap(([pattern, code]) => {
    const match = pattern.exec(clean)
    return match === null ? [] : [{ start: match.index, end: match.index + match[0].length, countries: [code] }]
  })
  const german = GERMAN.test(clean) ? /(?<![\d.,])\b\d{5} [A-Z]\p{Ll}{2,}/u.exec(clean) : null
  if (german !== null) found.push({ start: german.index, end: german.index + german[0].length, countries: ['DE'] })
  const [first] = found
  return first !== undefined && found.every(({ countries }) => countries[0] === first.countries[0]) ? first : null
}

/** Capitalized words that may be one name: "Stoke-on-Trent", "Bergen op Zoom". */
const NAMES = /\b\p{Lu}[\p{L}'.-]*(?: (?:\p{Lu}[\p{L}'.-]*|(?:on|op|upon|am|an|der|de|la|del|sur|do|da)(?= \p{Lu})))*/gu
/** Place names that are recognized even without capitals: "eindhoven hybrid", "fully remote, spain". */
const SMALL_NAMES = /(?:^|[,(|/•]\s*|\b(?:in|near|at|around)\s+)([a-z][a-z'-]+(?: [a-z][a-z'-]+)?)/g
const SMALL_NAME_ENDS = /^\s*(?:$|[,.;)|/]|\b(?:hybrid|remote|on-?site|office|or|only|area|based|preferred)\b)/
const MAX_WORDS = 3

const OF_OTHERS =
  /\b(?:recruiters?|managers?|boss|ceo|cto|mentors?|owners?|customers?|clients|users|partners?|suppliers?|vendors?|teams?|squads?|colleagues|counterparts?|liais\w+|stakeholders|offices|branches|stores|shops|hospitals|hq|headquarter\w*|parent|founders?|founded|investors?|born|raised|expan\w+|ship\w*|launch\w*|operat\w*|markets?|hand\w* over|servers?|warehouses? (?:is|are)|production (?:is|sits)|data cent(?:er|re)s?|hosted|fly|flies|flights?|travel(?:s|l?ing)?(?= (?:to|between|in|within|across)\b|,? \(?(?:mostly|mainly|primarily|largely|e\.?g)\b)|trips?|visits?|meet\w*|retreats?|listed|plants?|factor(?:y|ies)|migrat\w+|moved?|moving|open(?:ed|ing)|made|manufactured|stud(?:y|ied|ies|ying)|degree|university|profiles|calls|overlap\w*|hours|hrs|time|between|not|no|never|(?:reports?|data|documents?|tickets) (?:come|comes|coming|sent|arrives?) from|registered|outside|except|excluding|i'm|i am|w\/|±)\b[^.;\n]{0,40}$|\b(?:but|other than|apart from|aside from|besides)(?: not)? (?:in |from |the )*$|\b(?:with|w\/) (?:the |our )?$|\d\s?h(?:rs?|ours?)? (?:of|from) $/
/** "Join 14 colleagues in Aarhus", "our customer, a hospital group in Bergen" of a body-leasing firm. */
const JOINS =
  /\b(?:join|grow|strengthen|reinforc|extend)\w*\b[^.;]{0,40}$|\b(?:our|my|the|a|end) (?:client|customer)\b(?!s)[^.;]{0,40}\bin $/
const AFTER_OTHERS =
  /^(?:'s\b|\s*(?:time ?zone|time|hours|overlap|business hours|market|law|subsidiary|university|group|bank|team(?!s? office)|colleagues|customers?|clients|speaking|passport|citizen|shift)\b|\s+(?!(?:Office|Hybrid|Remote|Area|Region|City|Metro|Based|Only|On|Onsite|And|Or|Campus)\b)\p{Lu}\p{Ll})/u

/** "We're a Berlin startup" locates the employer, not the work. */
const OF_US = /\bwe(?:'re| are) (?:an? |the )?(?:\w+ )?$/

const SURE = new Set<Section>(['none', 'title', 'role', 'terms', 'must', 'nice'])
const LESS_SURE = new Set<Section>(['benefits', 'apply', 'metadata'])

/**
 * The country of all places that a text names, if it is one: a text that says nowhere where the work is and names one
 * country means it. What it offers and its fields about the employer count only where the rest names none.
 */
export function onlyPlaceNamed(
  text: { lower: string; clean: string },
  statements: readonly Statement[],
  places: PlaceNames,
): CountryPhrase | null {
  for (const sections of [SURE, LESS_SURE]) {
    const named = statements.flatMap((statement) =>
      sections.has(statement.section) ? placesIn(text, statement, places) : [],
    )
    const [first] = named
    if (first === undefined) continue
    return named.every(({ countries }) => countries.join() === first.countries.join()) ? first : null
  }
  return null
}

const MAX_BRIEF = 160
const OF_EMPLOYER =
  /\b(?:we|our|us|they|their|customers?|clients?|users?|hq|headquarter\w*|teams?|travel\w*(?=\s*[:(]| (?:within|in|to|inside|across|between)\b)|trips?|founded|company|start-?ups?|report(?:s|ing)? to|(?<!\b(?:part|full)[ -])time|hours|with the|the (?:plant|office|site)|is|are)\b/
const NOT_THERE = /\b(?:not?|except|excluding|outside|without|never|but) (?:the |in |from )?$/

/** "senior go engineer berlin 80k": in a search of a few words, a place is where the work is. */
export function placeOfSearch({ lower }: { lower: string }, places: PlaceNames): CountryPhrase | null {
  const said = lower.trimEnd()
  if (said.length > MAX_BRIEF || said.includes('\n') || OF_EMPLOYER.test(said)) return null
  const words = [...said.matchAll(/[a-z][a-z'-]+/g)]
  const found: CountryPhrase[] = []
  for (let at = 0; at < words.length; at += 1) {
    const named = nameAt(said, words, at, places)
    if (named === null) continue
    const before = said.slice(0, named.start)
    if (
      NOT_THERE.test(before) ||
      NOT_FROM.test(before) ||
      OF_OTHERS.test(nextTo(before)) ||
      ARE_REFUSED.test(lower.slice(named.end))
    )
      return null
    found.push(named)
    while ((words[at + 1]?.index ?? lower.length) < named.end) at += 1
  }
  const [first] = found
  if (first === undefined) return null
  if (found.every(({ countries }) => countries.join() === first.countries.join())) return first
  // "Ukraine or Poland".
  const isChoice = found.every(
    (place, at) => at === 0 || BETWEEN_CHOICE.test(said.slice(found[at - 1]?.end, place.start)),
  )
  return isChoice ? { ...first, countries: [...new Set(found.flatMap(({ countries }) => countries))] } : null
}

const BETWEEN_CHOICE = /^\s*(?:,|\/|&|\bor\b|\band\b)\s*(?:in )?$/

/** The last words before a place; in a search, managers and owners are titles. */
function nextTo(before: string): string {
  const words = /(?:[^\s,;|]+\s+){0,3}$/.exec(before)?.[0] ?? ''
  return words.replace(
    /\b(?:manager|owner|(?:part|full)[ -]time|no (?:agenc\w+|recruiters?|freelanc\w+|contractors?|juniors?|seniors?|students?|interns?))\b/g,
    ' ',
  )
}

/** The longest name of a place that begins with this word. */
function nameAt(
  lower: string,
  words: readonly RegExpExecArray[],
  at: number,
  places: PlaceNames,
): CountryPhrase | null {
  for (let last = Math.min(at + MAX_WORDS_OF_SEARCH, words.length) - 1; last >= at; last -= 1) {
    const [start, end] = [words[at]?.index ?? 0, (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0)]
    const name = lower.slice(start, end)
    const countries = name.length > MIN_NAME || SHORT_NAMES.has(name) ? codesOf(name, places) : []
    if (countries.length > 0) return { start, end, countries: [...countries] }
  }
  return null
}

/** Shorter names are also words. */
const MIN_NAME = 3
const SHORT_NAMES = new Set(['ulm', 'zug', 'goa', 'pau'])
/** "Ho Chi Minh City", "sao jose dos campos". */
const MAX_WORDS_OF_SEARCH = 5

function placesIn(
  { lower, clean }: { lower: string; clean: string },
  { start, end }: Statement,
  places: PlaceNames,
): CountryPhrase[] {
  const found: CountryPhrase[] = []
  const said = clean.slice(start, end)
  const add = (from: number, name: string): void => {
    const countries = codesOf(name.toLowerCase().replace(/\.$/, ''), places)
    const before = lower.slice(Math.max(start, start + from - 60), start + from)
    const after = said.slice(from + name.length)
    const ofOthers = OF_OTHERS.test(before) && !JOINS.test(before)
    if (OF_US.test(before) && /^ (?:start-?up|scale-?up)\b/.test(after)) return
    if (
      countries.length !== 1 ||
      ofOthers ||
      NOT_FROM.test(before) ||
      IS_VISITED.test(after.toLowerCase()) ||
      AFTER_OTHERS.test(after) ||
      ARE_REFUSED.test(after)
    )
      return
    // "A US company" is about the employer.
    if (/^(?:US|USA|UK|EU)$/.test(name) && !/^\s*(?:$|[,.;)|/])/.test(after)) return
    found.push({ start: start + from, end: start + from + name.length, countries: [...countries] })
  }
  for (const match of said.matchAll(NAMES)) {
    const spoken = match[0].split(' ')
    // Only a name that ends its run is a place: "Bank Austria" may be, "Vienna Insurance" is a company.
    for (let count = Math.min(MAX_WORDS, spoken.length); count > 0; count -= 1) {
      const name = spoken.slice(-count).join(' ')
      if (codesOf(name.toLowerCase().replace(/\.$/, ''), places).length === 0) continue
      if (
        count === spoken.length ||
        /\b(?:In|At|Near|From|Location|Site|Office)$/.test(spoken.slice(0, -count).join(' '))
      )
        add(match.index + match[0].length - name.length, name)
      break
    }
  }
  if (/[A-Z]/.test(clean)) return found
  for (const match of said.matchAll(SMALL_NAMES)) {
    const words = (match[1] ?? '').split(' ')
    for (let count = words.length; count > 0; count -= 1) {
      const name = words.slice(0, count).join(' ')
      const from = match.index + match[0].length - (match[1] ?? '').length
      if (codesOf(name, places).length === 0 || !SMALL_NAME_ENDS.test(said.slice(from + name.length))) continue
      add(from, name)
      break
    }
  }
  return found
}
