import { type FoldedText, originalRange } from '../../text/fold-text.ts'
import type { Statement } from '../statements/index.ts'
import type { Mention } from './read-demands.ts'

type Weight = 'must' | 'nice' | 'dropped'

interface Stretch {
  start: number
  end: number
}

interface Explained {
  /** Where the marks are explained: what stands there is no skill. */
  spans: Stretch[]
  weights: ReadonlyMap<string, Weight>
}

/** What marks beside skills mean, by the words of the text itself. */
export interface Legend extends Explained {
  /** Where the marks of this text stand. */
  side: Side
  /** The role of what bears no mark; null where it shows by its words. */
  unmarked: Weight | null
}

const WEIGHTS: readonly (readonly [string, Weight])[] = [
  ["not (?:needed|required|relevant)|won'?t(?: have)?|irrelevant", 'dropped'],
  [
    'must(?:[- ]haves?)?|mandatory|required?|requirements?|essentials?|needed|obligatory|compulsory|necessary|critical|vital|indispensable|crucial|key',
    'must',
  ],
  [
    'nice(?:[- ]to[- ]haves?)?|good[- ]to[- ]haves?|optional|preferred|desirables?|desired|(?:a )?plus|bonus|welcome|(?:an )?(?:advantage|asset)|should(?:[- ]haves?)?|could(?:[- ]haves?)?|wish(?:ed)?|would be (?:nice|good|great)|beneficial|secondary|helpful|(?:nice |pleasant )?extras?|decoration|a treat|fun',
    'nice',
  ],
]
const WEIGHT = `(?:${WEIGHTS.map(([words]) => words).join('|')})`
const BRACKETED = '\\[[^\\]\\n]{0,3}\\]|\\([^()\\n]{1,3}\\)|"[^"\\n]{1,3}"'
const SIGN = '(?<![\\w*+!#])[*+!#^~†‡§°]{1,3}|[\\u25a0-\\u27bf\\u2b50]{1,5}'
const MARK = `(?:${BRACKETED}|${SIGN}|(?<=^|[\\n(,;/|:.]\\s?|\\b(?:and|where|legend)\\s)(?:[A-Z]{1,3}|\\d)\\b)`
/** "M = mandatory", "P: preferred", "★ is a bonus". */
const EXPLAINED = new RegExp(
  `(${MARK})\\s?(?:=|:|–|-|->|→|means|stands for|stand for|is|are)\\s?(?:an? |for )?(${WEIGHT})\\b`,
  'giu',
)
/** "[x] required", "E essential / D desirable". */
const BESIDE = new RegExp(
  `(${BRACKETED}|(?<=[/,;:(]\\s?|legend\\s)[A-Z](?=\\s)|(?<!^\\s*)(?:${SIGN}))\\s?(${WEIGHT})\\b`,
  'gimu',
)
/** "Skills marked with an asterisk are optional", "must have items in (!)". */
const MARKED = new RegExp(
  `(?:marked|labell?ed|tagged|flagged)\\s(?:with |by |as )?(?:an? |the )?(asterisk|star|bold|${MARK})[^.;\\n]{0,16}?\\s(?:is|are)\\s(?:an? |only )?(${WEIGHT})\\b`,
  'giu',
)
const WEIGHT_OF_MARKED = new RegExp(
  `(${WEIGHT}) (?:items?|skills?|ones|points|technologies)?\\s?(?:are |is )?(?:in|with|have|carry|marked|(?:marked )?(?:with|by))\\s(?:an? |the )?(asterisk|star|bold|${BRACKETED}|${SIGN})`,
  'giu',
)
/** "Essential (E) / Desirable (D)". */
const PAIRED = new RegExp(
  `(?<!\\)\\s?)\\b(${WEIGHT})\\s?\\(([A-Z])\\)\\s?(?:/|,|;|\\||or|and|&)\\s?(${WEIGHT})\\s?\\(([A-Z])\\)`,
  'gi',
)
/** The heading of a column of letters: "Criteria | E/D | Assessed by". */
const COLUMN_OF_LETTERS = /(?<=[|\t(\n]\s?|\b(?:criteria|criterion|requirements?)\s)E ?\/ ?D\b/gi
const NAMED_MARKS: Readonly<Record<string, string>> = { asterisk: '*', star: '*', bold: '**' }
/** Letters are no marks unless skills bear them. */
const MIN_MARKED = 2
const REACH = 12

const weightOf = (words: string): Weight =>
  WEIGHTS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(words))?.[1] ?? 'must'

/** A mark without its brackets, unless these are all of it: "[ ]". */
function bare(mark: string): string {
  const inner = mark.replace(/^[(["]|[)\]"]$/g, '').trim()
  return NAMED_MARKS[mark.toLowerCase()] ?? (inner === '' ? mark : inner)
}

/** The legend of a text, if it explains marks and its skills bear them. */
export function legendOf(text: FoldedText, statements: readonly Statement[]): Legend | null {
  const { original } = text
  if (!MAY_EXPLAIN.test(original)) return null
  const named = statements.flatMap(({ skills }) => skills)
  const weights = new Map<string, Weight>()
  const spans: Stretch[] = []
  const learn = (match: RegExpMatchArray, mark: string, words: string): void => {
    if (/^[a-z]/.test(mark) && !(mark.toLowerCase() in NAMED_MARKS)) return
    if (isOfForm(original, mark, words, (match.index ?? 0) + match[0].lastIndexOf(mark))) return
    // "SQL: nice to have" weighs a skill.
    if (/^[A-Z]{2,}$/.test(mark) && named.some((term) => text.clean.slice(term.start, term.end) === mark)) return
    spans.push({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length })
    weights.set(bare(mark), weights.get(bare(mark)) ?? weightOf(words))
  }
  for (const pattern of [PAIRED, COLUMN_OF_LETTERS])
    for (const match of original.matchAll(pattern)) {
      const [, first = 'essential', firstMark = 'E', second = 'desirable', secondMark = 'D'] = match
      learn(match, firstMark, first)
      learn(match, secondMark, second)
    }
  for (const pattern of [EXPLAINED, BESIDE, MARKED])
    for (const match of original.matchAll(pattern)) learn(match, match[1] ?? '', match[2] ?? '')
  for (const match of original.matchAll(WEIGHT_OF_MARKED)) learn(match, match[2] ?? '', match[1] ?? '')
  if (weights.size === 0) return null
  const markedOn = (side: Side): number =>
    named.filter((term) => markOf(term, { spans, weights }, text, side) !== null).length
  const side = !weights.has('**') && markedOn('before') > markedOn('after') ? 'before' : 'after'
  if (markedOn(side) < MIN_MARKED) return null
  const known = new Set(weights.values())
  return { spans, weights, side, unmarked: known.size > 1 ? null : known.has('must') ? 'nice' : 'must' }
}

const MANY_BULLETS = 3

/** "### Must have", "**Requirements**" and the star before an entry of many form the text and explain nothing. */
function isOfForm(original: string, mark: string, words: string, at: number): boolean {
  if (/^#{2,}$/.test(mark)) return true
  if (/^\*{2,}$/.test(mark)) return original.startsWith(words, at + mark.length)
  if (!/^[*+]$/.test(mark)) return false
  const bullet = ` ${mark} `
  return original.slice(at - 1, at + 2) === bullet && original.split(bullet).length > MANY_BULLETS
}

const MAY_EXPLAIN = /[=:[(]\s?|\be ?\/ ?d\b|\b(?:means?|stands?|marked|legend|bold)\b/i

/** True of what stands in the legend, and of a mark that is also a name: "R: required". */
export function isOfLegend(term: Stretch, { spans, weights }: Legend, text: FoldedText): boolean {
  const { start, end } = originalRange(text, term.start, term.end)
  if (spans.some((span) => start < span.end && end > span.start)) return true
  return weights.has(text.original.slice(start, end)) && /[([:–|\t-]\s?$/.test(text.original.slice(0, start))
}

/** Gives marked skills the role of their mark. */
export function markByLegend(mentions: readonly Mention[], legend: Legend, text: FoldedText): void {
  for (const mention of mentions) {
    const mark = markOf(mention.term, legend, text, legend.side)
    const level = mark === null ? legend.unmarked : (legend.weights.get(mark) ?? null)
    if (level === null) continue
    mention.level = level
    mention.isExplicit = true
    mention.isSettled = true
  }
}

/** A mark that opens a list: "(++) Kotlin, Coroutines", "[x] Vue". */
const OPENING = new RegExp(`(?<=^|[\\s,;|])(${BRACKETED}|${SIGN})(?=\\s|\\w|$)`, 'gu')
const CLOSING = /^\s?(?:[-–:=|/]\s?)?([([]?\s?[^\s\w,;.|/]{0,5}\w{0,3}[^\s\w,;.|/]{0,5})/u

type Side = 'before' | 'after'

/** The mark of a skill: right after it, or before it, where it holds for the list that it opens. */
function markOf(term: Stretch, { weights, spans }: Explained, text: FoldedText, side: Side): string | null {
  const { start, end } = originalRange(text, term.start, term.end)
  if (spans.some((span) => start < span.end && end > span.start)) return null
  const { original } = text
  if (side === 'after') {
    if (weights.has('**') && /\*\*.+\*\*/.test(original.slice(start - 2, end + 2))) return '**'
    const mark = bare(CLOSING.exec(original.slice(end, end + REACH))?.[1]?.trim() ?? '')
    return weights.has(mark) ? mark : cellOfRow(term, weights, text)
  }
  const line = original.slice(original.lastIndexOf('\n', start - 1) + 1, start)
  const before = [...line.matchAll(OPENING)].at(-1)
  if (before === undefined || (before.index === 0 && /^[*+]$/.test(before[1] ?? ''))) return null
  const mark = bare(before[1] ?? '')
  return weights.has(mark) && !/[.;:]\s/.test(line.slice(before.index + before[0].length)) ? mark : null
}

const MAX_ROW = 240

/** "Knowledge of Python scripting | D | A/I": the cell of a row that is a mark. */
function cellOfRow({ end }: Stretch, weights: ReadonlyMap<string, Weight>, { clean }: FoldedText): string | null {
  const [row = ''] = clean.slice(end, end + MAX_ROW).split('\n')
  const [, ...cells] = row.split(/\t|\s\|\s?/)
  return cells.map((cell) => bare(cell.trim())).find((cell) => weights.has(cell)) ?? null
}

const FEW_LETTERS = 10

/** Leaves out the phrases that only explain the marks. */
export function withoutLegend(phrases: readonly string[], text: FoldedText, legend: Legend | null): readonly string[] {
  if (legend === null) return phrases
  const said = legend.spans.map(({ start, end }) => text.original.slice(start, end))
  return phrases.filter((phrase) => {
    const rest = said.reduce((left, span) => left.replace(span, ''), phrase)
    const isRest = rest.replace(/[^a-z]/gi, '').length > FEW_LETTERS
    return isRest
      ? !said.some((span) => span.includes(phrase))
      : rest === phrase && !said.some((span) => span.includes(rest.replace(/\W+$/, '')))
  })
}
