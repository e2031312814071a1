/** Spelling correction: one wrong letter from six letters on, two from nine on; the first letter must be right. */
export interface MisspellingIndex {
  /** Words by first letter and length. */
  shelves: ReadonlyMap<number, readonly Entry[]>
}

interface Entry {
  word: string
  number: number
  letters: number
}

const ONE_LETTER_FROM = 6
const TWO_LETTERS_FROM = 9
const LONGEST = 24

export function misspellingIndex(words: readonly (readonly [string, number])[]): MisspellingIndex {
  const shelves = new Map<number, Entry[]>()
  for (const [word, number] of words) {
    const key = shelfOf(word.charCodeAt(0), word.length)
    const entry = { word, number, letters: lettersOf(word) }
    const shelf = shelves.get(key)
    if (shelf === undefined) shelves.set(key, [entry])
    else shelf.push(entry)
  }
  return { shelves }
}

/** What ends like an English word is one ("celebrate"), unless the name ends so, too ("hybernate"). */
const ENGLISH_ENDING =
  /(?:at(?:e|es|ed|ing|ion)|i[sz](?:e|es|ed|ing)|if(?:y|ies|ied)|tions?|sions?|ments?|ness|ous|ives?|ful|less|[ai]ble|ally|ings?|ed|ly|ity|[ae]nce|ics?|ical|ery|ies|ers?|ors?|ists?|isms?|ships?)$/

/** The id of the only candidate word, or 0; two equally near words are ambiguous. */
export function correctedWord(index: MisspellingIndex, word: string): number {
  const access = accessOf(word.length)
  if (access === 0 || !/^[a-z]+$/.test(word)) return 0
  const letters = lettersOf(word)
  const ending = ENGLISH_ENDING.exec(word)?.[0] ?? ''
  let best = 0
  let bestDistance = access + 1
  for (let length = word.length - access; length <= word.length + access; length += 1) {
    for (const entry of index.shelves.get(shelfOf(word.charCodeAt(0), length)) ?? []) {
      const limit = Math.min(access, accessOf(length))
      if (bitsOf(letters ^ entry.letters) > 2 * limit || !entry.word.endsWith(ending)) continue
      const distance = editDistance(word, entry.word, limit)
      if (distance > limit || distance > bestDistance) continue
      if (distance === bestDistance && entry.number !== best) best = 0
      else {
        best = entry.number
        bestDistance = distance
      }
    }
  }
  return best
}

const JOB_NAMES =
  'engineer developer administrator architect technician specialist consultant scientist programmer coordinator security software business analyst manager designer frontend'.split(
    ' ',
  )
const NOT_MISSPELLED = new Set(
  'developed develops develope engineered administrated specialism scientism programmed programmes consulting analyse analysed analyses analysis analysts catalyst managed manages managers designed designers'.split(
    ' ',
  ),
)
const MIN_JOB_NAME_LENGTH = 7

/** The job name that is misspelled by one letter: "develper", "adminstrator". */
export function correctedJobName(word: string): string | null {
  if (word.length < MIN_JOB_NAME_LENGTH || NOT_MISSPELLED.has(word) || !/^[a-z]+$/.test(word)) return null
  for (const name of JOB_NAMES) {
    if (name.charCodeAt(0) !== word.charCodeAt(0) || Math.abs(name.length - word.length) > 1) continue
    if (editDistance(word, name, 1) === 1) return name
  }
  return null
}

function shelfOf(firstLetter: number, length: number): number {
  return firstLetter * 64 + length
}

function accessOf(length: number): number {
  if (length > LONGEST) return 0
  return length >= TWO_LETTERS_FROM ? 2 : length >= ONE_LETTER_FROM ? 1 : 0
}

/** A bit for each letter that occurs; one edit changes at most two bits. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function bitsOf(value: number): number {
  let rest = value
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count += 1
  }
  return count
}

/** Optimal string alignment distance (Damerau, 1964; Levenshtein, 1966); more than `limit` counts as limit + 1. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, place) => place)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1]
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1)
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed)
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.length] ?? limit + 1
}
