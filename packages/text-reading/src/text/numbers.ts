import { MONTH_NAMES } from './calendar.ts'

const NAMES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Pattern source for a small number in digits or words. */
export const SMALL_NUMBER = `(?:\\d{1,2}(?:[.,]\\d)?|${NAMES.slice(1).reverse().join('|')}|half a|an?(?= month| week| year| day))`

export function smallNumber(text: string): number {
  const trimmed = text.trim()
  if (trimmed === 'a' || trimmed === 'an') return 1
  if (trimmed === 'half a') return 0.5
  const named = NAMES.indexOf(trimmed)
  return named >= 0 ? named : Number(trimmed.replace(',', '.'))
}

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const UNITS = NAMES.slice(1, 10)
const UNDER_100 = `(?:(?:${TENS.join('|')})(?:[ -](?:${UNITS.join('|')}))?|${NAMES.slice(1, 20).reverse().join('|')})`
const COUNT = `(?:${UNDER_100}|an?)`
const HUNDREDS = `${COUNT} hundred(?: (?:and )?${UNDER_100})?`
const SPOKEN = new RegExp(
  `\\b(?:(?:${HUNDREDS}|${COUNT}) (?:thousand|k|grand)(?: (?:and )?(?:${HUNDREDS}))?|${HUNDREDS}|(?:${TENS.join('|')})(?:[ -](?:${UNITS.join('|')}))?)(?: and a half)?\\b(?!-)`,
  'g',
)
const MAY_SPEAK = new RegExp(`\\b(?:${TENS.join('|')}|hundred|thousand)\\b`)

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  )
/** "By the first of March". */
const DAY_IN_WORDS = new RegExp(`\\b(?:${ORDINALS.join('|')})(?= of (?:${MONTH_NAMES})\\b)`, 'g')

const NUMBER_WORD = `(?:${NAMES.slice(1).reverse().join('|')})`
/** Amounts that are named by a measure of their own, with what they are in figures. */
const MEASURED: readonly (readonly [RegExp, (count: string) => string])[] = [
  [/\bhalf a dozen\b/g, () => '6'],
  [/\b(?:a|one) dozen\b/g, () => '12'],
  [/\btwo dozen\b/g, () => '24'],
  [/\b(?:a|one) quarter of a century\b/g, () => '25 years'],
  [/\b(?:two|three|four) decades\b/g, (said) => `${smallNumber(said.split(' ')[0] ?? '')}0 years`],
  [/\b(?:an?|one) (?:year|month|hour|week) and a half\b/g, (said) => `1.5 ${said.split(' ')[1]}s`],
  [
    new RegExp(`(?<!ty[ -])\\b${NUMBER_WORD} and a half(?= (?:years?|months?|hours?|weeks?)\\b)`, 'g'),
    (said) => `${smallNumber(said.split(' ')[0] ?? '')}.5`,
  ],
]
const MAY_MEASURE = /\b(?:dozen|century|decades|half)\b/

function withMeasures(lower: string): string {
  if (!MAY_MEASURE.test(lower)) return lower
  return MEASURED.reduce(
    (text, [pattern, figures]) => text.replace(pattern, (said) => figures(said).padEnd(said.length)),
    lower,
  )
}

/** "Fifty two thousand" as "52000", padded to the same length, so that every place in the text stays. */
export function withDigits(lower: string): string {
  const dated = withMeasures(lower).replace(DAY_IN_WORDS, (said) =>
    String(ORDINALS.indexOf(said) + 1).padEnd(said.length),
  )
  if (!MAY_SPEAK.test(dated)) return dated
  return dated.replace(SPOKEN, (said) => {
    const value = spokenNumber(said)
    const digits = value === null ? said : String(value)
    return digits.length > said.length ? said : digits.padEnd(said.length)
  })
}

function spokenNumber(said: string): number | null {
  let whole = 0
  let part = 0
  for (const word of said.replace(/ and a half$/, '').split(/[ -]/)) {
    const tens = TENS.indexOf(word)
    const small = NAMES.indexOf(word)
    if (word === 'hundred') part = Math.max(1, part) * 100
    else if (word === 'thousand' || word === 'k' || word === 'grand') {
      whole += Math.max(1, part) * 1000
      part = 0
    } else if (tens >= 0) part += (tens + 2) * 10
    else if (small >= 0) part += small
    else if (word === 'a' || word === 'an') part += 1
    else if (word !== 'and') return null
  }
  return whole + part + (/ and a half$/.test(said) ? 0.5 : 0)
}
