/** What stands in a text where a line break was lost, as the position and length of what it replaces. */
export interface LostBreak {
  at: number
  length: number
  /** A line break unless it says otherwise. */
  becomes?: string
}

/** A text is in one line if its longest line is long and most of it. */
const LONG_LINE = 250
const MIN_SHARE_OF_TEXT = 0.7
/** What copies leave in the place of a line break. */
const SEPARATORS: readonly RegExp[] = [
  /\\r?\\?n(?:[ \t]{0,4}[-*•])?/g,
  /(?: ?>){1,6} /g,
  /\s{0,4}[•·●▪◦‣]\s{0,4}/g,
  / {2,}/g,
  /\s{0,4}\|\s{0,4}/g,
  /\s[-–—]\s/g,
  /\s\*\s/g,
  /\s\/{1,2}\s/g,
  /;\s/g,
]
const MIN_PIECES = 6
const MIN_HEADINGS = 2
const MAX_HEADING = 64

/** The one line that holds most of a text, or null. */
export function longLineOf(text: string): { start: number; end: number } | null {
  let longest = { start: 0, end: 0 }
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    if (end - start > longest.end - longest.start) longest = { start, end }
    start = end + 1
  }
  const length = longest.end - longest.start
  return length >= LONG_LINE && length >= MIN_SHARE_OF_TEXT * text.length ? longest : null
}

/**
 * Where line breaks were lost in a text of one line: at the separator that stands around whole headings, of which one asks,
 * or between words that were joined.
 */
export function lostBreaks(
  text: string,
  isHeading: (piece: string) => 'asks' | 'other' | null,
  isKnownWord: (word: string) => boolean,
): readonly LostBreak[] {
  const line = longLineOf(text)
  if (line === null) return []
  const breaks = separatedBreaks(text, line, isHeading)
  if (breaks.length > 0) return breaks
  const marks = letteredBullets(text, line)
  return marks.length > 0 ? marks : joinedBreaks(text, line, isKnownWord)
}

/** What word processors leave of a bullet: "o Java o Kafka", "+ Java + Kafka". */
const LETTERED: readonly RegExp[] = [/ o (?=[A-Z\d])/g, / \+ (?=[A-Z\d])/g, / [§Ø] (?=[A-Z\d])/g]
const BULLET = ' • '

function letteredBullets(text: string, { start, end }: { start: number; end: number }): readonly LostBreak[] {
  const said = text.slice(start, end)
  for (const letter of LETTERED) {
    const marks = [...said.matchAll(letter)]
    if (marks.length < MIN_PIECES) continue
    return marks.map(({ index, 0: mark }) => ({ at: start + index, length: mark.length, becomes: BULLET }))
  }
  return []
}

function separatedBreaks(
  text: string,
  { start, end }: { start: number; end: number },
  isHeading: (piece: string) => 'asks' | 'other' | null,
): readonly LostBreak[] {
  const said = text.slice(start, end)
  let best: { headings: number; breaks: readonly LostBreak[] } = { headings: MIN_HEADINGS - 1, breaks: [] }
  for (const separator of SEPARATORS) {
    const breaks = [...said.matchAll(separator)].map((match) => ({ at: match.index, length: match[0].length }))
    if (breaks.length < MIN_PIECES - 1) continue
    let asks = false
    let headings = 0
    breaks.forEach(({ at, length }, place) => {
      const piece = said.slice(at + length, breaks[place + 1]?.at ?? at + length).trim()
      const kind = piece === '' || piece.length > MAX_HEADING ? null : isHeading(piece)
      if (kind !== null) headings += 1
      asks ||= kind === 'asks'
    })
    if (asks && headings > best.headings) best = { headings, breaks }
  }
  return best.breaks.map(({ at, length }) => ({ at: start + at, length }))
}

const WORD = /[A-Za-z']{3,}/g
const IS_JOINED = /[a-z'][A-Z]|[A-Z]{2}[a-z]{3}/
const MAX_WORD = 80
const PART = /[A-Z]+(?![a-z'])|[A-Z]?[a-z']+|[A-Z]/g
const AFTER_MARK =
  /(?<=[a-z)\d+#][.!?:]|[)\]!?%+#])(?=[A-Z](?:[a-z']|\s))|(?<=[a-z]{3})(?=\d{1,2}\+? (?:years|yrs|hours|days)\b|[€£$]\d)/g
/** One junction in so many letters, and so many in all, show that line breaks were lost. */
const LETTERS_A_JUNCTION = 160
const MIN_JUNCTIONS = 5
const MAX_PARTS_OF_NAME = 3

function joinedBreaks(
  text: string,
  { start, end }: { start: number; end: number },
  isKnownWord: (word: string) => boolean,
): readonly LostBreak[] {
  const said = text.slice(start, end)
  const between = [...said.matchAll(WORD)].flatMap(({ index, 0: word }) =>
    word.length < MAX_WORD && IS_JOINED.test(word) ? junctionsOf(word, isKnownWord).map((at) => index + at) : [],
  )
  if (between.length < MIN_JUNCTIONS || said.length / between.length > LETTERS_A_JUNCTION) return []
  const after = [...said.matchAll(AFTER_MARK)].map(({ index }) => index)
  return [...new Set([...between, ...after])]
    .sort((left, right) => left - right)
    .map((at) => ({ at: start + at, length: 0 }))
}

/** "BigQueryYou" is "BigQuery" and "You": parts that are a known name together stay together. */
function junctionsOf(word: string, isKnownWord: (word: string) => boolean): number[] {
  const parts = [...word.matchAll(PART)].map(({ index, 0: part }) => ({ from: index, to: index + part.length }))
  const junctions: number[] = []
  let place = 0
  while (place < parts.length) {
    let count = Math.min(MAX_PARTS_OF_NAME, parts.length - place)
    const from = parts[place]?.from ?? 0
    while (count > 1 && !isKnownWord(word.slice(from, parts[place + count - 1]?.to).toLowerCase())) count -= 1
    place += count
    const next = parts[place]?.from
    if (next !== undefined) junctions.push(next)
  }
  return junctions
}
