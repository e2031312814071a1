import type { Section } from './read-headings.ts'

/** The code of an item in a form: "R01", "E3.", "D1)". */
export interface ItemCode {
  start: number
  /** The start of what the item says. */
  end: number
  /** What the letters of two series say beside each other: E is essential, D desirable. */
  section: Section | null
}

const PAIRS_OF_LETTERS: readonly (readonly [string, string])[] = [
  ['E', 'D'],
  ['M', 'D'],
  ['M', 'O'],
  ['M', 'N'],
]

const CODE = /(?<![^\s|])([A-Z]{1,3})(0?)(\d{1,2})([.):]?)\s+(?=\[?["'([]?[A-Z.])/g
const MIN_IN_TURN = 3
/** What an item says is longer than this, unlike "L1 Support, L2 Support, L3 Support". */
const MIN_LENGTH_OF_ITEM = 12

interface Candidate extends ItemCode {
  letters: string
  number: number
}

/** Codes that count up from one under the same letters; what has only two counts beside a longer series. */
export function itemCodesOf(clean: string): ItemCode[] {
  const series = new Map<string, Candidate[]>()
  for (const match of clean.matchAll(CODE)) {
    const [said, letters = '', zero, digits = '', mark] = match
    const start = match.index
    const opensLine = start === 0 || /\n[ \t|]*$/.test(clean.slice(Math.max(0, start - 4), start))
    if (!opensLine && mark === '' && zero === '' && clean.charAt(start + said.length) !== '[') continue
    const found = series.get(letters) ?? []
    series.set(letters, found)
    const last = found.at(-1)
    const number = Number(digits)
    if (number !== (last?.number ?? 0) + 1 || (last !== undefined && start - last.end < MIN_LENGTH_OF_ITEM)) continue
    found.push({ letters, number, start, end: start + said.length, section: null })
  }
  const all = [...series.values()]
  if (!all.some((found) => found.length >= MIN_IN_TURN)) return []
  const kept = all.filter((found) => found.length >= MIN_IN_TURN - 1)
  const letters = new Set(kept.map(([first]) => first?.letters))
  const pair = PAIRS_OF_LETTERS.find(([must, nice]) => letters.has(must) && letters.has(nice))
  return kept
    .flat()
    .map(
      (code) =>
        ({
          ...code,
          section: code.letters === pair?.[0] ? 'must' : code.letters === pair?.[1] ? 'nice' : null,
        }) as const,
    )
    .sort((left, right) => left.start - right.start)
}
