/** Rows as numbers, one after the other: a million take a tenth of what as many objects would. */

import type { CandidateProfile } from '@assay/ranking-engine'

export interface MarketRow {
  readonly id: string
  readonly skills: readonly { readonly slug: string; readonly grade: number }[]
  readonly rate: number | null
  readonly notice: number | null
  /** A place in `schedules`. */
  readonly schedule: number
  readonly country: string
  /** Null where no level, or no language at all, is stated; 0 for somebody who names other languages only. */
  readonly english: number | null
  readonly engagement: number
  readonly seniority: string
  readonly rateBand: number
  readonly noticeBand: number
  readonly yearsBand: number
  readonly family: string
}

export interface PackedRows {
  readonly at: (number: number) => MarketRow
}

const NUMBERS = ['rate', 'notice', 'schedule', 'english', 'engagement', 'rateBand', 'noticeBand', 'yearsBand'] as const
const WORDS = ['country', 'seniority', 'family'] as const
const WIDTH = NUMBERS.length + WORDS.length
const NOTHING = -1
const GRADES = 8

export function packRows(
  profiles: Iterable<CandidateProfile>,
  rowOf: (profile: CandidateProfile) => MarketRow,
): PackedRows {
  const ids: string[] = []
  const values = growing()
  const skills = growing()
  const skillEnds = growing()
  const words = startWords()
  for (const profile of profiles) {
    const row = rowOf(profile)
    ids.push(row.id)
    for (const name of NUMBERS) values.push(row[name] ?? NOTHING)
    for (const name of WORDS) values.push(words.numberOf(row[name]))
    for (const { slug, grade } of row.skills) skills.push(words.numberOf(slug) * GRADES + grade)
    skillEnds.push(skills.length())
  }
  const wordAt = (place: number): string => words.wordOf(values.at(place))
  const valueAt = (place: number): number | null => (values.at(place) === NOTHING ? null : values.at(place))
  return {
    at: (number) => {
      const first = number * WIDTH
      const from = number === 0 ? 0 : skillEnds.at(number - 1)
      return {
        id: ids[number] ?? '',
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

function startWords() {
  const numbers = new Map<string, number>()
  const words: string[] = []
  return {
    numberOf(word: string): number {
      const known = numbers.get(word)
      if (known !== undefined) return known
      numbers.set(word, words.length)
      return words.push(word) - 1
    },
    wordOf: (number: number): string => words[number] ?? '',
  }
}
