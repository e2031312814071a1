import { MONTH_NAMES } from '../../text/calendar.ts'
import type { ReadWords } from '../../text/find-terms.ts'
import { SMALL_NUMBER } from '../../text/numbers.ts'
import type { Section, Statement } from '../statements/index.ts'
import { clauseOf, type UnplacedPhrase, wordsAround } from './read-unplaced.ts'

/** What looks like years, pay, a date, notice, shared hours or a language; the first pattern spares most statements the second. */
const LIMITS: readonly (readonly [RegExp, RegExp])[] = (
  [
    [
      /year|yr|yoe/,
      `(?<![\\w.,])${SMALL_NUMBER}\\s*\\+?\\s*(?:(?:-|to|or)\\s*${SMALL_NUMBER}\\s*\\+?\\s*)?(?:years?|yrs?|yoe)\\b`,
    ],
    [
      /\d/,
      `(?:[€£$₹]|\\b(?:eur|usd|gbp|chf|pln|czk|sek|nok|dkk|inr|aud|cad|sgd|zar|brl|aed|huf|ron|mxn)\\b)\\s?\\d[\\d.,']*\\s?k?\\b|\\b\\d[\\d.,']*\\s?k?\\s?(?:[€£₹]|(?:eur|euros?|usd|gbp|chf|pln|czk|sek|nok|dkk|inr|aud|cad|sgd|zar|brl|aed|huf|ron|mxn)\\b)`,
    ],
    [
      /\d/,
      `\\b(?:rate|salary|salaries|pay|budget|compensation|comp|wages?|tjm|tariff?|fee|remuneration|package|ote)\\b[\\s:=-]*(?:(?:range|band|is|of|tbd|tbc|max\\.?|maximum|up to|around|about|from|between|ca\\.?|circa|,|:)\\s*){0,4}\\d[\\d.,']*(?:\\s?(?:-|to|and)\\s?\\d[\\d.,']*)?\\s?k?\\b(?!\\s?(?:%|years|days|weeks|months|hours|people))`,
    ],
    [
      /start|begin|join|avail|commenc|onboard|latest|later/,
      `\\b(?:start\\w*|begin\\w*|join\\w*|available|availability|commenc\\w*|onboard\\w*|latest|no later than)\\b[^.;,\\n]{0,24}\\b(?:(?:${MONTH_NAMES})\\b|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|20\\d\\d-\\d\\d-\\d\\d|q[1-4]\\b|asap\\b|next (?:month|quarter|year)\\b|spring|summer|autumn|winter|christmas|easter|new year|year[- ]end|thanksgiving|ramadan|eid|diwali|australia day|(?:calendar )?week \\d+|[kc]w ?\\d+|20\\d\\d)`,
    ],
    [
      /come|here|hand|free|need/,
      `\\b(?:come|here|hand over|free|need you|need (?:someone|them|him|her))\\b[^.;\\n]{0,24}\\b(?:${MONTH_NAMES}|spring|summer|autumn|winter|christmas|easter)\\b`,
    ],
    [
      /board|needed|wanted|here|lwd/,
      `\\b(?:on ?board|needed|wanted|here|lwd)\\b[^.;,\\n]{0,16}\\b(?:by|before|from)\\b[^.;,\\n]{0,24}`,
    ],
    [
      /20\d\d/,
      '\\b(?:career|graduat\\w+|professional\\w*|started|began|joined)\\b[^.;\\n]{0,30}\\b(?:no|not) later than 20[012]\\d\\b|\\b(?:you|your|someone|somebody|candidates?)\\b[^.;\\n]{0,60}\\b(?:since|in|from|before) (?:at least |about )?20[012]\\d\\b|\\b20[012]\\d or (?:before|earlier)\\b',
    ],
    [
      /your|until|till|from|after/,
      `\\byour (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) year\\b|\\b(?:until|till|from|after) (?:the )?(?:${MONTH_NAMES}|spring|summer|autumn|winter|holidays)\\b`,
    ],
    [
      /from|between/,
      '\\b(?:from|between) \\d{1,2} (?:to|and) \\d{1,2} (?:in the (?:morning|afternoon|evening)|o.clock)\\b',
    ],
    [/\d\s?[ap]m/, `\\b(?:until|from|between|before|after) \\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm)\\b`],
    [
      /zone|hours/,
      '\\b(?:us|uk|eu|american|european|asian|pacific|eastern|central) (?:time ?zones?|hours|business hours)\\b',
    ],
    [
      /day|week|month|hour|hrs|\dh\b|times|\dx\b/,
      `(?<![\\w.,$€£])(?:(?:${SMALL_NUMBER}|\\d{2,3})\\s*(?:-|to|or)\\s*)?(?:${SMALL_NUMBER}|\\d{2,3})\\s*-?\\s*(?:days?|weeks?|months?|hours?|hrs?|h|times)\\b`,
    ],
    [
      /\d[:.]\d\d|\d\s?[ap]m/,
      '\\b\\d{1,2}(?:[:.]\\d\\d\\s?(?:[ap]m)?|\\s?[ap]m)\\s*(?:-|to|until|till)\\s*\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:[ap]m)?\\b',
    ],
    [/notice/, `\\bnotice\\b[^.;\\n]{0,40}\\b(?:days?|weeks?|months?)\\b|\\b(?:days?|weeks?|months?)'? notice\\b`],
    [/overlap|zone|core hours/, `\\b(?:overlap\\w*|time ?zones?|core hours)\\b`],
    [
      /(?:ish|man|ian|ese|nch|tch|ech|rin|ndi|eek|brew|bic)\b/,
      `\\b(?:fluent|native|conversational|business|professional|spoken|written|working|good|basic)(?: \\w+)? (?:english|german|french|spanish|italian|dutch|portuguese|polish|czech|swedish|danish|norwegian|finnish|mandarin|japanese|arabic|hindi|russian|ukrainian|turkish|hungarian|romanian|greek|hebrew)\\b|\\b(?:english|german|french|spanish|italian|dutch|portuguese|polish|czech|swedish|danish|norwegian|finnish|mandarin|japanese|arabic|hindi|russian|ukrainian|turkish|hungarian|romanian|greek|hebrew)\\b[\\s:(-]*(?:at (?:least )?)?(?:[abc][12]|fluent\\w*|native|mother tongue|required|mandatory|a must|needed|obligatory)\\b`,
    ],
  ] as const
).map(([hint, source]) => [hint, new RegExp(source, 'g')] as const)

const MAY_HOLD =
  /\d|\b(?:spring|summer|autumn|winter|christmas|easter|new year|jan|feb|march|april|may|june|july|aug|sep|oct|nov|dec)|years?\b|notice|overlap|time ?zone|core hours|fluent|native|[a-z](?:ish|man|ian|ese|nch)\b/
const SECTIONS = new Set<Section>(['none', 'title', 'role', 'terms', 'must', 'nice', 'stack', 'tasks'])
const OF_COMPANY =
  /\b(?:we(?!(?:'d| would| can| could| will)?(?: also| only| even)? (?:wait|need(?! (?:about |around )?\S+ (?:days?|weeks?|months?) (?:to|for)\b)|want|expect|ask|require|prefer|insist)\b)|our|us|call|calls|round|rounds|stage|steps?|process|feedback|offer|uptime|cover letter|pto|off|paid|founded|(?<!\b(?:you|your|someone|candidates?)\b[^.;\n]{0,60})since|ago|company|client|customers?|users?|raised|revenue|team of|for the (?:past|last|next)|last|past|next|every|after|market|anniversary|in business|old|apprentice\w*|vest\w*|warranty|lease|respond|reply|interview|trial|within|bonus|budget|allowance|stipend|(?:product|platform|system|app|codebase|library) (?:has|have|is|was)|fund\w*|training|equipment|pension|insurance|holidays?|vacation|leave|sabbatical)\b/
const DENIED = /\b(?:no(?! (?:later|less|fewer|more)\b)|not(?! (?:later|less|more)\b)|never|without)\b|n't\b/
const MAX_PHRASES = 12
/** "Rate: 480": an amount without a currency in a field of its own. */
const PAY_OF_FIELD =
  /^\W*(?:(?:hourly|daily|day|monthly|annual|base|gross|target|max\w*) )?(?:rate|salary|salaries|pay|budget|compensation|comp|wages?|tjm|tariff?|fee|remuneration|ctc|package|hourly|daily|monthly)(?: (?:range|band))?\s*[:=\t-]\s*(?:(?:up to|max\.?|from|ca\.?|about|around) )?\d[\d.,']*k?(?:\s?(?:-|to)\s?\d[\d.,']*k?)?\W*$/
const NUMBER = new RegExp(`\\d|\\b${SMALL_NUMBER}\\b`)

/** Clauses that name a limit of which nothing reached the criteria, so that it is not lost without a word. */
export function quoteUnreadClauses(
  words: ReadWords,
  statements: readonly Statement[],
  isRead: (start: number, end: number) => boolean,
): UnplacedPhrase[] {
  const { lower } = words.text
  const found: UnplacedPhrase[] = []
  for (const statement of statements) {
    if (statement.isHeading || !SECTIONS.has(statement.section)) continue
    const text = lower.slice(statement.start, statement.end)
    if (!MAY_HOLD.test(text)) continue
    const pay = payOfField(lower, statement, isRead)
    if (pay !== null) found.push(pay)
    for (const [hint, pattern] of LIMITS) {
      if (!hint.test(text)) continue
      for (const match of text.matchAll(pattern)) {
        const clause = clauseOf(text, match.index, match.index + match[0].length)
        const [start, end] = [statement.start + clause.start, statement.start + clause.end]
        const own = ownPlace(match[0], statement.start + match.index, { start, end })
        if (isRead(own.start, own.end) || found.some((other) => other.start < end && start < other.end)) continue
        const said = text.slice(Math.max(0, clause.start - 60), clause.end)
        if (OF_COMPANY.test(said) || DENIED.test(text.slice(clause.start, clause.end))) continue
        if (found.length < MAX_PHRASES) found.push(widened(text, statement.start, clause, match[0].length, isRead))
      }
    }
  }
  return found
}

/** A number that was not read is quoted even if the rest of its clause was. */
function ownPlace(said: string, at: number, clause: UnplacedPhrase): UnplacedPhrase {
  return NUMBER.test(said) ? { start: at, end: at + said.length } : clause
}

function payOfField(
  lower: string,
  { lineStart, start, end }: Statement,
  isRead: (start: number, end: number) => boolean,
): UnplacedPhrase | null {
  return PAY_OF_FIELD.test(lower.slice(lineStart, end)) && !isRead(start, end) ? { start: lineStart, end } : null
}

/** What was cut from a long clause keeps the words around it that were not read. */
function widened(
  text: string,
  offset: number,
  clause: UnplacedPhrase,
  length: number,
  isRead: (start: number, end: number) => boolean,
): UnplacedPhrase {
  const wide = clause.end - clause.start === length ? wordsAround(text, clause.start, clause.end) : clause
  const { start, end } = isRead(offset + wide.start, offset + wide.end) ? clause : wide
  return { start: offset + start, end: offset + end }
}
