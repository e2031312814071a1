import type { ReadWords } from '../../text/find-terms.ts'
import type { Gazetteer } from '../../text/gazetteer.ts'
import { SMALL_NUMBER } from '../../text/numbers.ts'
import { classOf } from '../learned/index.ts'
import type { Section, Statement } from '../statements/index.ts'
import type { Covered } from './covered.ts'
import { clausesOf, READ, sentenceAround, signsOf, trimmed, withoutRead } from './read-uncovered.ts'

export interface Remainder {
  /** Its words without what was read or is known. */
  left: string
  /** That nothing of it was read or is known. */
  isUntouched: boolean
}

/** A clause of which something was not read, and what a model may judge it by. */
export interface OpenClause {
  start: number
  end: number
  features: string[]
}

/** Sections that hardly ever hold a condition. */
const NEVER = new Set<Section>(['legal', 'metadata', 'about', 'tasks', 'apply', 'excused'])
const TOKEN = new RegExp(`${READ}+|[a-z]+(?:['.+#-][a-z]+)*|\\d[\\d.,:]*|[%€£$₹+×]`, 'g')
const MANY_WORDS = 12
const STEM = 5
const NUMBER_WORD = new RegExp(`^(?:${SMALL_NUMBER})$`)
const UNIT =
  /^(?:h|hrs?|hours?|days?|d|weeks?|wks?|months?|mths?|mos?|years?|yrs?|nights?|evenings?|mornings?|weekends?|quarters?|km|miles|kg|lbs|mbps|minutes|mins?|%)$/
const DAY_OR_MONTH =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/

/** All clauses of the text whose words were not all read, that no quote touches, and that say something, with their signs. */
export function openClauses(
  words: ReadWords,
  statements: readonly Statement[],
  held: readonly Covered[],
  gazetteer: Gazetteer,
  quoted: readonly Covered[] = [],
  saysSomething: (remainder: Remainder) => boolean = () => true,
): OpenClause[] {
  const { lower, clean } = words.text
  const found: OpenClause[] = []
  let at = 0
  for (const [place, statement] of statements.entries()) {
    const { start, end, section } = statement
    if (statement.isHeading || NEVER.has(section)) continue
    while (at < held.length && (held[at] as Covered).end <= start) at += 1
    const said = lower.slice(start, end)
    const rest = withoutRead(said, start, held, at)
    for (const clause of clausesOf(rest)) {
      const left = rest.slice(clause.start, clause.end)
      if (!/[a-z]{2}|\d/.test(left)) continue
      const stretch = trimmed(said, clause)
      if (stretch === null) continue
      const [from, to] = [start + stretch.start, start + stretch.end]
      if (quoted.some((other) => other.start < to && from < other.end)) continue
      if (!saysSomething(remainderOf(rest, clause, statement))) continue
      const features = featuresOf({
        left,
        clean: clean.slice(start + clause.start, start + clause.end),
        sentence: sentenceAround(said, clause.start, clause.end),
        before: rest.slice(0, clause.start),
        statement,
        share: place / statements.length,
        gazetteer,
      })
      found.push({ start: from, end: to, features })
    }
  }
  return found
}

/** A skill or a title that is only named is known, too; a field such as "banking" may be part of a condition. */
function remainderOf(rest: string, { start, end }: Covered, statement: Statement): Remainder {
  const { skills, titles } = statement
  const [from, to] = [statement.start + start, statement.start + end]
  const named = [...skills, ...titles].filter((term) => term.start < to && from < term.end)
  let left = rest.slice(start, end)
  for (const term of named) {
    const [first, last] = [Math.max(term.start, from) - from, Math.min(term.end, to) - from]
    left = left.slice(0, first) + READ.repeat(last - first) + left.slice(last)
  }
  const isUntouched = !rest.slice(start, end).includes(READ) && named.every(({ isWide }) => isWide)
  return { left: left.replaceAll(READ, ' '), isUntouched }
}

interface Clause {
  left: string
  clean: string
  sentence: string
  before: string
  statement: Statement
  share: number
  gazetteer: Gazetteer
}

function featuresOf({ left, clean, sentence, before, statement, share, gazetteer }: Clause): string[] {
  const { section, skills, isEntry } = statement
  const plain = left.replaceAll(READ, ' ')
  const tokens = [...left.matchAll(TOKEN)].map(([token]) => token)
  const shapes = tokens.map((token) => shapeOf(token, gazetteer))
  const spelled = tokens.filter((token) => /^[a-z]/.test(token))
  const signs = signsOf(plain, sentence)
  const codes = [...clean.matchAll(/\b(?=\w*[A-Z])(?:[A-Z]{2,}|[A-Z][a-z]*\d|\w*[a-z][A-Z])[\w-]*/g)].length
  const features = [
    'bias',
    `sec:${section}`,
    ...signs.flatMap((sign) => [`sign:${sign}`, `sec:${section}/${sign}`]),
    ...spelled.flatMap((word) => [`w:${word}`, `s:${word.slice(0, STEM)}`]),
    ...shapes.slice(1).map((shape, place) => `b:${shapes[place]}_${shape}`),
    ...shapes.filter((shape) => shape.startsWith('@')).map((shape) => `has:${shape}`),
    `first:${shapes[0] ?? ''}`,
    `last:${shapes.at(-1) ?? ''}`,
    `n:${Math.min(tokens.length, MANY_WORDS)}`,
    `codes:${Math.min(codes, 2)}`,
    `read:${left.includes(READ)}`,
    `after-read:${before.includes(READ)}`,
    `skills:${Math.min(skills.length, 2)}`,
    `entry:${isEntry}`,
    `at:${Math.floor(share * 4)}`,
    /\byou\b|\byour\b/.test(sentence) ? 'you' : 'not-you',
    /\b(?:we|our|us)\b/.test(sentence) ? 'we' : 'not-we',
    ...(/[:\t]\s*$/.test(before) ? [`label:${before.trim().split(/\s+/).at(-1)?.slice(0, 12) ?? ''}`] : []),
  ]
  return [...new Set(features)]
}

function shapeOf(token: string, { languages, places }: Gazetteer): string {
  if (token.startsWith(READ)) return '@READ'
  if (/^\d/.test(token)) return token.includes(':') ? '@TIME' : `@D${Math.min(token.replace(/\D/g, '').length, 4)}`
  if (UNIT.test(token)) return `@UNIT-${token.charAt(0)}`
  if (DAY_OR_MONTH.test(token)) return '@DAY'
  if (NUMBER_WORD.test(token)) return '@NUM'
  if (languages.has(token)) return '@LANG'
  if (places.cities.has(token) || places.countries.has(token)) return '@PLACE'
  return classOf(token) ?? token
}
