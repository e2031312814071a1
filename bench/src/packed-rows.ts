/** Rows packed into numbers: a tenth of the memory of objects. */

import { startWords } from './words.ts'

export interface MarketRow {
  readonly id: string
  readonly skills: readonly { readonly slug: string; readonly grade: number }[]
  readonly rate: number | null
  readonly notice: number | null
  /** An index in `schedules`. */
  readonly schedule: number
  readonly country: string
  /** Null when no level or no language is stated; 0 for a candidate with other languages only. */
  readonly english: number | null
  readonly engagement: number
  readonly seniority: string
  readonly rateBand: number
  readonly noticeBand: number
  readonly yearsBand: number
  readonly family: string
}

export interface PackedRows {
  readonly push: (row: MarketRow) => void
  readonly at: (number: number) => MarketRow
}

const NUMBERS = ['rate', 'notice', 'schedule', 'english', 'engagement', 'rateBand', 'noticeBand', 'yearsBand'] as const
const WORDS = ['country', 'seniority', 'family'] as const
const WIDTH = NUMBERS.length + WORDS.length
const NOTHING = -1
const GRADES = 8
/** The 32-bit words of a UUID. */
const ID_PARTS = 4

export function startRows(): PackedRows {
  const ids = growing()
  const values = growing()
  const skills = growing()
  const skillEnds = growing()
  const words = startWords()
  const push = (row: MarketRow): void => {
    const digits = row.id.replaceAll('-', '')
    for (let place = 0; place < ID_PARTS; place++) ids.push(Number.parseInt(digits.slice(8 * place, 8 * place + 8), 16))
    for (const name of NUMBERS) values.push(row[name] ?? NOTHING)
    for (const name of WORDS) values.push(words.numberOf(row[name]))
    for (const { slug, grade } of row.skills) skills.push(words.numberOf(slug) * GRADES + grade)
    skillEnds.push(skills.length())
  }
  const wordAt = (place: number): string => words.wordOf(values.at(place))
  const valueAt = (place: number): number | null => (values.at(place) === NOTHING ? null : values.at(place))
  return {
    push,
    at: (number) => {
      const first = number * WIDTH
      const from = number === 0 ? 0 : skillEnds.at(number - 1)
      return {
        id: idOf(Array.from({ length: ID_PARTS }, (_, place) => ids.at(ID_PARTS * number + place))),
        skills: Array.from({ length: skillEnds.at(number) - from }, (_, place) => {
          const packed = skills.at(from + place)
          return { slug: words.wordOf(Math.floor(packed / GRADES)), grade: packed % GRADES }
        }),
        rate: valueAt(first),
        notice: valueAt(first + 1),
        schedule: values.at(first + 2),
        english: valueAt(first + 3),
        engagement: values.at(first + 4),
        rateBand: values.at(first + 5),
        noticeBand: values.at(first + 6),
        yearsBand: values.at(first + 7),
        country: wordAt(first + 8),
        seniority: wordAt(first + 9),
        family: wordAt(first + 10),
      }
    },
  }
}

function idOf(parts: readonly number[]): string {
  const digits = parts.map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
  return [0, 8, 12, 16, 20].map((from, place, starts) => digits.slice(from, starts[place + 1])).join('-')
}

function growing() {
  let array = new Int32Array(1024)
  let length = 0
  return {
    push(value: number): void {
      if (length === array.length) {
        const larger = new Int32Array(array.length * 2)
        larger.set(array)
        array = larger
      }
      array[length++] = value
    },
    at: (place: number): number => array[place] ?? NOTHING,
    length: () => length,
  }
}
