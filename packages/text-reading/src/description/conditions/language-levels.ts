import type { LanguageLevel } from '@assay/ranking-engine/candidate/candidate-profile'

const LEVELS: readonly (readonly [RegExp, LanguageLevel])[] = [
  [
    /\b(?:native(?:ly)?|mother tongue|bilingual|muttersprache|langue maternelle|lengua materna|moedertaal|nativ[oa]|madrelingua|modersmal|morsmal)\b/,
    'C2',
  ],
  [
    /\b(?:business[- ]fluent|fluent(?:ly)?|fluency|full professional|excellent|perfect|advanced|(?<!working )proficien(?:t|cy)|strong|great|superb|brilliant|flawless|outstanding|very good|high level|impeccable|verhandlungssicher(?:e[snrm]?)?|courant|couramment|fluente|fluido|fliessend(?:e[snrm]?)?|sehr gut(?:e[snr]?)?|vloeiend|uitstekend|flytande|flydende|flytende|sujuva|biegl[ya]|plynn[yie]\w*)\b/,
    'C1',
  ],
  [
    /\b(?:professional working|working proficiency|professional|good|solid|upper[- ]intermediate|working|confident|business)\b/,
    'B2',
  ],
  [/\b(?:intermediate|conversational|communicative|decent)\b/, 'B1'],
  [/\b(?:basic|elementary|some|rudimentary|an? (?:little|bit of))\b/, 'A2'],
]

export interface NamedLevel {
  level: LanguageLevel
  index: number
  length: number
}

export function firstLevel(side: string): NamedLevel | null {
  for (const [pattern, level] of LEVELS) {
    const match = pattern.exec(side)
    if (match !== null) return { level, index: match.index, length: match[0].length }
  }
  return null
}

const LEVEL_WORD = '(?:[abc][12]|native|mother tongue|fluent|advanced|intermediate|conversational|basic)'
const EACH_LEVEL = new RegExp(LEVEL_WORD, 'g')
const IN_TURN = new RegExp(
  `(?<![\\w/])${LEVEL_WORD}(?: level)?(?:\\s*(?:,|/|&|\\+|\\band\\b|\\bor\\b)\\s*(?:and )?${LEVEL_WORD}(?: level)?)+(?!\\w)`,
  'g',
)

/** "English and German, C1 and B2 respectively": as many levels as languages, in the same order. */
export function levelsInTurn(
  text: string,
  words: readonly RegExpExecArray[],
): Map<RegExpExecArray, NamedLevel & { start: number; end: number }> {
  const found = new Map<RegExpExecArray, NamedLevel & { start: number; end: number }>()
  if (words.length < 2) return found
  for (const match of text.matchAll(IN_TURN)) {
    const levels = [...match[0].matchAll(EACH_LEVEL)].map(([word]) => levelOfWord(word))
    const isSaid = /^[\s)]*levels?\b[\s,)]*respectively\b|^[\s,)(]*(?:respectively|in that order)\b/.test(
      text.slice(match.index + match[0].length),
    )
    if (match[0].includes(' or ') && !isSaid) continue
    const before = runEndingAt(text, words, match.index)
    const run = before.length === levels.length ? before : runFollowing(text, words, match.index + match[0].length)
    if (run.length !== levels.length) continue
    const [first, last] = [run[0] as RegExpExecArray, run.at(-1) as RegExpExecArray]
    const start = Math.min(first.index, match.index)
    const end = Math.max(last.index + last[0].length, match.index + match[0].length)
    run.forEach((word, place) => {
      const level = levels[place]
      if (level != null) found.set(word, { level, index: match.index, length: match[0].length, start, end })
    })
  }
  return found
}

function levelOfWord(word: string): LanguageLevel | null {
  return /^[abc]\d$/.test(word) ? (word.toUpperCase() as LanguageLevel) : (firstLevel(word)?.level ?? null)
}

const JOINS_NAMES = /^\s*(?:,|\/|&|\+|\band\b|\bor\b)\s*(?:and |or )?$/

const JOINS_LEVELS =
  /^(?:\s*(?:[,:(-]|\b(?:at|on|with|to|level|levels|language|languages|skills|minimum|min\.?|at least|of|is|are|required|needed)\b)){0,5}\s*$/

/** The languages named one after the other, of which the last stands directly before. */
function runEndingAt(text: string, words: readonly RegExpExecArray[], at: number): RegExpExecArray[] {
  const last = words.findLast((word) => word.index < at)
  if (last === undefined || !JOINS_LEVELS.test(text.slice(last.index + last[0].length, at))) return []
  return joinedTo(text, words, words.indexOf(last), -1)
}

/** "B2 and C1 in French and Dutch". */
function runFollowing(text: string, words: readonly RegExpExecArray[], at: number): RegExpExecArray[] {
  const first = words.find((word) => word.index >= at)
  if (first === undefined || !/^ (?:levels? )?(?:in|of|for) $/.test(text.slice(at, first.index))) return []
  return joinedTo(text, words, words.indexOf(first), 1)
}

function joinedTo(text: string, words: readonly RegExpExecArray[], from: number, step: 1 | -1): RegExpExecArray[] {
  const run = [words[from] as RegExpExecArray]
  for (let at = from + step; at >= 0 && at < words.length; at += step) {
    const [left, right] = [words[Math.min(at, at - step)], words[Math.max(at, at - step)]]
    if (left === undefined || right === undefined) break
    if (!JOINS_NAMES.test(text.slice(left.index + left[0].length, right.index))) break
    run.push(words[at] as RegExpExecArray)
  }
  return step === 1 ? run : run.reverse()
}
