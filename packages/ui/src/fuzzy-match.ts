export interface FuzzyMatch {
  score: number
  /** The places in the text that the query touches. */
  at: readonly number[]
}

/** Whether the letters of the query come in this order; higher is better, null is no. */
export function fuzzyMatch(text: string, query: string): FuzzyMatch | null {
  const wanted = query.toLowerCase().replaceAll(/\s+/g, '')
  if (wanted === '') return { score: 0, at: [] }
  const lower = text.toLowerCase()
  const whole = lower.indexOf(query.trim().toLowerCase())
  if (whole >= 0) {
    const at = Array.from({ length: query.trim().length }, (_, step) => whole + step)
    return { score: 100 - Math.min(40, whole) + (startsWord(lower, whole) ? 20 : 0), at }
  }
  const at: number[] = []
  let score = 0
  let from = 0
  for (const letter of wanted) {
    const found = findLetter(lower, letter, from)
    if (found === -1) return null
    if (found === from && at.length > 0) score += 4
    if (startsWord(lower, found)) score += 6
    at.push(found)
    from = found + 1
  }
  return { score: score - (from - wanted.length) * 0.2, at }
}

/** The start of a word wins over the next occurrence, so that "ms" finds My Searches. */
function findLetter(text: string, letter: string, from: number): number {
  const next = text.indexOf(letter, from)
  if (next === -1 || next === from) return next
  for (let place = next; place !== -1; place = text.indexOf(letter, place + 1)) {
    if (startsWord(text, place)) return place
  }
  return next
}

function startsWord(text: string, place: number): boolean {
  return place === 0 || /[\s\-/·:.]/.test(text[place - 1] ?? '')
}
