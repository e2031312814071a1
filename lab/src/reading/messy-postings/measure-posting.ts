import type { SearchCriteria } from '@assay/ranking-engine/query/search-criteria'
import { cities, countries } from '@assay/taxonomy'
import type { Reading } from '@assay/text-reading'
import type { MessyPosting } from './messy-posting.ts'

/** Right, wrongly read and missed. */
export interface Tally {
  right: number
  wrong: string[]
  missed: string[]
}

export interface Measured {
  must: Tally
  nice: Tally
  unwanted: Tally
  facts: Tally
  traps: number
  fallen: string[]
  /** Everything that the posting states, and what of it neither the criteria nor the list of the rest hold. */
  stated: number
  lost: string[]
}

export interface Known {
  kinds: ReadonlyMap<string, string>
  /** The spellings of a skill, in lower case. */
  spellings: ReadonlyMap<string, readonly string[]>
  languageNames: ReadonlyMap<string, string>
  /** Whether every skill but the soft ones counts, not only products and those that the gold names. */
  isStrict?: boolean
}

const empty = (): Tally => ({ right: 0, wrong: [], missed: [] })
const listOf = (text: string | undefined): string[] => (text ?? '').split(' ').filter((entry) => entry !== '')
const keyOf = (slugs: readonly string[]): string => [...slugs].sort().join('|')

export function measure(posting: MessyPosting, reading: Reading, known: Known): Measured {
  const gold = goldOf(posting)
  const { criteria } = reading
  const either = new Set(listOf(posting.either))
  const isOptional = (slugs: readonly string[]): boolean => slugs.every((slug) => either.has(slug))
  const counts = (slug: string): boolean =>
    known.isStrict === true
      ? known.kinds.get(slug) !== 'soft'
      : /language|framework|tool/.test(known.kinds.get(slug) ?? '')
  const goldSlugs = new Set([...gold.must.flatMap(({ anyOf }) => anyOf), ...gold.nice, ...gold.unwanted])

  const must = empty()
  const readMusts = criteria.mustHave.map(({ anyOf }) => keyOf(anyOf))
  for (const { anyOf } of gold.must) {
    if (readMusts.includes(keyOf(anyOf))) must.right += 1
    else if (!isOptional(anyOf)) must.missed.push(keyOf(anyOf))
  }
  const goldMusts = new Set(gold.must.map(({ anyOf }) => keyOf(anyOf)))
  for (const { anyOf } of criteria.mustHave) {
    if (goldMusts.has(keyOf(anyOf)) || isOptional(anyOf)) continue
    if (anyOf.some((slug) => counts(slug) || goldSlugs.has(slug))) must.wrong.push(keyOf(anyOf))
  }

  const readNice = criteria.niceToHave.map(({ skill }) => skill)
  const nice = compareLists(
    gold.nice.filter((slug) => !either.has(slug) || readNice.includes(slug)),
    readNice.filter((slug) => gold.nice.includes(slug) || (!either.has(slug) && (counts(slug) || goldSlugs.has(slug)))),
  )
  const unwanted = compareLists(gold.unwanted, [...criteria.unwantedSkills])
  const facts = compareLists(
    gold.facts.filter((fact) => !holdsSoft(fact, reading, known)),
    factsIn(criteria, gold),
  )
  facts.right += gold.facts.filter((fact) => holdsSoft(fact, reading, known)).length
  const softCodes = gold.facts.filter((fact) => fact.endsWith(' soft')).map((fact) => fact.split(' ')[1])
  facts.wrong = facts.wrong.filter(
    (fact) => !(fact.startsWith('lang ') && softCodes.includes(fact.split(' ')[1] as string)),
  )
  for (const phrase of gold.quoted) {
    if (
      isQuoted(phrase, reading) ||
      isReadAsSeats(phrase, posting.text, reading) ||
      isInCriteria(phrase, posting.text, reading)
    )
      facts.right += 1
    else facts.missed.push(`“${phrase}”`)
  }
  const traps = (posting.traps ?? '')
    .split(';')
    .map((trap) => trap.trim())
    .filter((trap) => trap !== '')
  return {
    must,
    nice,
    unwanted,
    facts,
    traps: traps.length,
    fallen: traps.filter((trap) => isFallenInto(trap, reading)),
    stated: goldSlugs.size + gold.facts.length + gold.quoted.length,
    lost: lostOf(gold, goldSlugs, either, reading, known, facts.missed),
  }
}

interface Gold {
  must: { anyOf: string[]; years: number | null }[]
  nice: string[]
  unwanted: string[]
  facts: string[]
  quoted: string[]
}

function goldOf(posting: MessyPosting): Gold {
  const must = listOf(posting.must).map((entry) => {
    const [slugs = '', years] = entry.split(':')
    return { anyOf: slugs.split('|'), years: years === undefined ? null : Number(years) }
  })
  const facts = posting.facts
    .split(';')
    .map((fact) => fact.trim())
    .filter((fact) => fact !== '')
  for (const { anyOf, years } of must) if (years !== null) facts.push(`skill-years ${keyOf(anyOf)} ${years}`)
  return {
    must,
    nice: listOf(posting.nice),
    unwanted: listOf(posting.unwanted),
    facts,
    quoted: (posting.quoted ?? '').split('|').filter((phrase) => phrase !== ''),
  }
}

function compareLists(gold: readonly string[], read: readonly string[]): Tally {
  return {
    right: gold.filter((entry) => read.includes(entry)).length,
    missed: gold.filter((entry) => !read.includes(entry)),
    wrong: read.filter((entry) => !gold.includes(entry)),
  }
}

const MANY_COUNTRIES = 5

function factsIn(criteria: SearchCriteria, gold: Gold): string[] {
  const { constraints } = criteria
  const facts: string[] = []
  if (criteria.titleSlug !== null) facts.push(`title ${criteria.titleSlug}`)
  const isAsked = gold.facts.some((fact) => fact.startsWith('seniority'))
  if (criteria.seniority !== 'none' && (isAsked || criteria.seniority !== 'lead'))
    facts.push(`seniority ${criteria.seniority}`)
  if (criteria.years !== null)
    facts.push(`years ${criteria.years.min}${criteria.years.max === null ? '' : `-${criteria.years.max}`}`)
  for (const { anyOf, minYears } of criteria.mustHave) {
    if (minYears !== null) facts.push(`skill-years ${keyOf(anyOf)} ${minYears}`)
  }
  const pay = constraints.rateMax
  if (pay !== null) facts.push(`pay ${pay.amountMinor} ${pay.currency} ${pay.period}`)
  if (constraints.noticeMaxDays !== null) facts.push(`notice ${constraints.noticeMaxDays}`)
  if (constraints.startBy !== null) facts.push(`start ${constraints.startBy}`)
  if (constraints.overlapHours !== null)
    facts.push(`overlap ${constraints.overlapHours.zone} ${constraints.overlapHours.hours}`)
  for (const { code, level } of constraints.languages) {
    const wanted = gold.facts.find((fact) => fact.startsWith(`lang ${code} `))
    facts.push(wanted?.startsWith(`lang ${code} -`) ? wanted : `lang ${code} ${level ?? '-'}`)
  }
  const countries = gold.facts.filter((fact) => fact.startsWith('country ')).map((fact) => fact.slice(8))
  if (constraints.countries.length > MANY_COUNTRIES) {
    const known = countries.find((code) => code === 'EU' || constraints.countries.includes(code))
    facts.push(`country ${known ?? 'several'}`)
  } else facts.push(...constraints.countries.map((code) => `country ${code}`))
  facts.push(...constraints.engagement.map((engagement) => `engagement ${engagement}`))
  return facts
}

/** A language that merely helps is right when it is no condition that the text insists on, or when it is quoted. */
function holdsSoft(fact: string, reading: Reading, known: Known): boolean {
  const [kind, code = '', , mark] = fact.split(' ')
  if (kind !== 'lang' || mark !== 'soft') return false
  const isCondition = reading.criteria.constraints.languages.some((language) => language.code === code)
  return isCondition ? !insistsOnLanguage(reading, code) : isQuoted(known.languageNames.get(code) ?? code, reading)
}

function insistsOnLanguage(reading: Reading, code: string): boolean {
  return reading.criteria.constraints.languages.find((language) => language.code === code)?.required !== false
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d%+#.]+/gu, ' ')
    .trim()

function isQuoted(phrase: string, reading: Reading): boolean {
  const wanted = plain(phrase)
  return reading.notUnderstood.some((note) => {
    const said = plain(note)
    return said.includes(wanted) || (said.length >= wanted.length / 2 && wanted.includes(said))
  })
}

/** A number of people that was quoted before criteria could hold seats. */
function isReadAsSeats(phrase: string, text: string, { spans }: Reading): boolean {
  const seats = spans.find(({ target }) => target === 'seats')
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return seats !== undefined && at >= 0 && at < seats.end && seats.start < at + phrase.length
}

/** A certificate or a field that the taxonomy learned later is a skill of the criteria, and hours may be shared hours. */
function isInCriteria(phrase: string, text: string, { spans }: Reading): boolean {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  if (at < 0) return false
  let rest = phrase
  for (const { start, end, target } of spans) {
    if (!IN_CRITERIA.has(target) || end <= at || start >= at + phrase.length) continue
    const [from, to] = [Math.max(0, start - at), Math.min(phrase.length, end - at)]
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  }
  return !/[\p{L}\d]/u.test(rest.replace(/\b(?:in|of|the|with|and|or|experience|knowledge)\b/gi, ' '))
}

const IN_CRITERIA: ReadonlySet<string> = new Set(['mustHave', 'niceToHave', 'exclude', 'overlap', 'years'])

function isFallenInto(trap: string, reading: Reading): boolean {
  const [kind, what = ''] = trap.split(' ')
  const { criteria } = reading
  const { constraints } = criteria
  const isMust = criteria.mustHave.some(({ anyOf }) => anyOf.includes(what))
  const isNice = criteria.niceToHave.some(({ skill }) => skill === what)
  const isAny = what === 'any'
  switch (kind) {
    case 'must':
      return isMust
    case 'nice':
      return isNice
    case 'any':
      return isMust || isNice
    case 'excl':
      return criteria.unwantedSkills.includes(what)
    case 'alone':
      return criteria.mustHave.some(({ anyOf }) => keyOf(anyOf) === keyOf(what.split('|')))
    case 'years':
      return criteria.years?.min === Number(what)
    case 'notice':
      return isAny ? constraints.noticeMaxDays !== null : constraints.noticeMaxDays === Number(what)
    case 'overlap':
      return constraints.overlapHours?.hours === Number(what)
    case 'title':
      return criteria.titleSlug === what
    case 'seniority':
      return criteria.seniority === what
    case 'note':
      return reading.notUnderstood.some((note) => note.toLowerCase() === what.toLowerCase())
    case 'pay':
      return constraints.rateMax !== null
    case 'start':
      return constraints.startBy !== null
    case 'hard-lang':
      return constraints.languages.some(({ code }) => code === what) && insistsOnLanguage(reading, what)
    case 'foreign':
      return reading.language !== null
    case 'country':
      return constraints.countries.includes(what)
    case 'engagement':
      return (constraints.engagement as readonly string[]).includes(what)
    default:
      throw new Error(`Unknown trap: ${trap}`)
  }
}

const SIGNS: Readonly<Record<string, RegExp>> = {
  years: /year|yr|yoe|exp/i,
  'skill-years': /year|yr|yoe|exp/i,
  notice: /notice|\bnp\b|join|avail|immediate/i,
  overlap: /overlap|hours|time|±|utc|core/i,
  pay: /\d/,
  start: /start|join|\d/i,
  title: /./,
}

function lostOf(
  gold: Gold,
  slugs: ReadonlySet<string>,
  either: ReadonlySet<string>,
  reading: Reading,
  known: Known,
  missed: readonly string[],
): string[] {
  const { criteria } = reading
  const read = new Set([
    ...criteria.mustHave.flatMap(({ anyOf }) => anyOf),
    ...criteria.niceToHave.map(({ skill }) => skill),
    ...criteria.unwantedSkills,
  ])
  const lost = [...slugs].filter(
    (slug) =>
      !read.has(slug) &&
      !either.has(slug) &&
      !(known.spellings.get(slug) ?? [slug]).some((spelling) => isQuotedWord(spelling, reading)),
  )
  for (const fact of missed) {
    if (fact.startsWith('“')) {
      lost.push(fact)
      continue
    }
    const [kind = '', what = ''] = fact.split(' ')
    const isHeld = factsIn(criteria, gold).some(
      (other) => other.startsWith(`${kind} `) && (!/lang|country/.test(kind) || other.startsWith(`${kind} ${what}`)),
    )
    if (isHeld || kind === 'seniority' || kind === 'engagement') continue
    const isNamed = kind === 'country' && (NAMES_OF_PLACES.get(what) ?? []).some((name) => isQuotedWord(name, reading))
    // Years of work in total instead of years with a skill are read, if not rightly.
    const isTotal = kind === 'skill-years' && criteria.years?.min === Number(fact.split(' ').at(-1))
    if (isNamed || isTotal) continue
    const sign = kind === 'lang' ? new RegExp(known.languageNames.get(what) ?? what, 'i') : SIGNS[kind]
    if (sign === undefined || !reading.notUnderstood.some((note) => sign.test(note))) lost.push(fact)
  }
  return lost
}

/** A country, its other names and its cities. */
const NAMES_OF_PLACES: ReadonlyMap<string, readonly string[]> = new Map(
  countries.map(({ code, name, aliases }) => [
    code,
    [
      name,
      ...aliases,
      ...cities.filter(({ country }) => country === code).flatMap((city) => [city.name, ...city.aliases]),
    ],
  ]),
)

function isQuotedWord(spelling: string, reading: Reading): boolean {
  return reading.notUnderstood.some((note) => ` ${plain(note)} `.includes(` ${plain(spelling)} `))
}
