import type { LanguageLevel } from '@assay/ranking-engine/candidate/candidate-profile'
import type { Statement } from './read-statements.ts'

export interface LanguagePhrase {
  start: number
  end: number
  code: string
  level: LanguageLevel | null
  isNiceToHave: boolean
}

const LEVELS: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/\b(?:native|mother tongue|bilingual)\b/, 'C2'],
  [
    /\b(?:business[- ]fluent|fluent(?:ly)?|fluency|full professional|excellent|perfect|advanced|proficien(?:t|cy)|strong|outstanding|very good|high level|impeccable|verhandlungssicher)\b/,
    'C1',
  ],
  [
    /\b(?:professional working|working proficiency|professional|good|solid|upper[- ]intermediate|working|confident|business)\b/,
    'B2',
  ],
  [/\b(?:intermediate|conversational|communicative|decent)\b/, 'B1'],
  [/\b(?:basic|elementary|some)\b/, 'A2'],
]
const STATED = /\b([abc][12])\b/
const NICE_TO_HAVE =
  /\b(?:plus|bonus|advantage|nice[- ]to[- ]have|preferr?ed|preferabl[ey]|ideally|desirable|asset|beneficial|optional|welcome|helpful|not (?:required|necessary|needed|mandatory|a must))\b/
const OF_LANGUAGE =
  /\b(?:fluent|fluency|speak(?:ing|er|ers|s)?|spoken|written|language|languages|native|mother tongue|proficien(?:t|cy)|command|knowledge|skills|level|oral|orally|writing|communicat\w*|bilingual|verbal(?:ly)?|conversational|business|good|excellent|strong|perfect|basic|required|must|is a|plus|professional|intermediate|advanced|working)\b|\b[abc][12]\b/
const NOT_A_LANGUAGE_AFTER =
  /^\s*(?:market|company|companies|law|client|clients|customers?|office|team|citizen|government|history|literature|translation|subsidiary|healthcare|tax|gaap|army|air|airlines?|speaking countries|bank|based|startup|engineering|manufacturer|automotive)\b/

/** Required languages, with the CEFR level that the wording implies. */
export function languagesIn(lower: string, statement: Statement, names: ReadonlyMap<string, string>): LanguagePhrase[] {
  const text = lower.slice(statement.start, statement.end)
  const found: LanguagePhrase[] = []
  const words = [...text.matchAll(/[a-z]{4,}/g)].filter((word) => names.has(word[0]))
  for (const word of words) {
    const end = word.index + word[0].length
    const from = Math.max(0, word.index - 45)
    const around = text.slice(from, Math.min(text.length, end + 40))
    if (NOT_A_LANGUAGE_AFTER.test(text.slice(end)) || !(OF_LANGUAGE.test(around) || isListed(text))) continue
    const code = names.get(word[0]) as string
    if (found.some((phrase) => phrase.code === code)) continue
    const levelled = levelNear(text, word.index, end)
    found.push({
      start: statement.start + (levelled?.start ?? word.index),
      end: statement.start + (levelled?.end ?? end),
      code,
      level: levelled?.level ?? null,
      isNiceToHave: statement.section === 'nice' || isNiceToHave(text, word.index, end),
    })
  }
  return found
}

function isListed(text: string): boolean {
  return text.trim().split(/\s+/).length <= 4
}

function isNiceToHave(text: string, from: number, to: number): boolean {
  const start = Math.max(
    text.lastIndexOf(',', from),
    text.lastIndexOf(';', from),
    text.lastIndexOf('. ', from),
    text.lastIndexOf(' but ', from),
    0,
  )
  const stop = /[,;]|\. |\bbut\b/.exec(text.slice(to))
  return NICE_TO_HAVE.test(text.slice(start, stop === null ? text.length : to + stop.index))
}

function levelNear(
  text: string,
  from: number,
  to: number,
): { level: LanguageLevel; start: number; end: number } | null {
  const start = Math.max(text.lastIndexOf(',', from), text.lastIndexOf(';', from), from - 45, 0)
  const before = text.slice(start, from)
  const comma = /[,;.]/.exec(text.slice(to))
  const after = text.slice(to, comma === null ? Math.min(text.length, to + 30) : Math.min(to + 30, to + comma.index))
  const stated = STATED.exec(before.slice(-14)) ?? STATED.exec(after)
  if (stated !== null) return { level: (stated[1] ?? '').toUpperCase() as LanguageLevel, start: from, end: to }
  for (const [side, isBefore] of [
    [before, true],
    [after, false],
  ] as const) {
    for (const [pattern, level] of LEVELS) {
      const match = pattern.exec(side)
      if (match === null) continue
      return isBefore
        ? { level, start: start + match.index, end: to }
        : { level, start: from, end: to + match.index + match[0].length }
    }
  }
  return null
}
