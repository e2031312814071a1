export interface FuzzyMatch {
  score: number
  /** The positions in the text that the query matches. */
  at: readonly number[]
}

const WHOLE_AT_WORD = 120
const INITIALS = 100
const WHOLE_INSIDE = 80

/** Matches the query's letters in order. Returns a score, higher is better, or null. */
export function fuzzyMatch(text: string, query: string): FuzzyMatch | null {
  const wanted = plainLetters(query.trim())
  if (wanted === '') return { score: 0, at: [] }
  const lower = plainLetters(text)
  const whole = findWhole(lower, wanted)
  const scattered = findScattered(lower, wanted.replaceAll(/\s+/g, ''))
  if (whole === null || scattered === null) return whole ?? scattered
  return scattered.score > whole.score ? scattered : whole
}

/** Small and without accents, each letter in its place. */
const plainLetters = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) => {
    const [plain = letter] = letter.normalize('NFD').toLowerCase()
    return plain.length === letter.length ? plain : letter
  })

function findWhole(text: string, wanted: string): FuzzyMatch | null {
  const place = text.indexOf(wanted)
  if (place === -1) return null
  const worth = startsWord(text, place) ? WHOLE_AT_WORD : WHOLE_INSIDE
  return { score: worth - Math.min(20, place), at: Array.from(wanted, (_, step) => place + step) }
}

function findScattered(text: string, wanted: string): FuzzyMatch | null {
  const at: number[] = []
  let score = 0
  let from = 0
  for (const letter of wanted) {
    const found = findLetter(text, letter, from)
    if (found === -1) return null
    if (found === from && at.length > 0) score += 4
    if (startsWord(text, found)) score += 6
    at.push(found)
    from = found + 1
  }
  const areInitials = wanted.length > 1 && at.every((place) => startsWord(text, place))
  return { score: areInitials ? INITIALS : score - (from - wanted.length) * 0.2, at }
}

/** The start of a word wins over the next occurrence, so that "sh" finds Search History. */
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
