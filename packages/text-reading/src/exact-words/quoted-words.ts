/** Words in quotation marks: they are to be found exactly as they are written. */

import type { Door } from '../description/reading.ts'

export interface QuotedText {
  readonly exactWords: readonly string[]
  /** The text with blanks in place of what is quoted, so that every span keeps its place. */
  readonly rest: string
}

/** The most that criteria allow. */
const MAX_PHRASES = 12
const MAX_WORDS = 8
const QUOTED = /(?<![^\s(,;:])["“”„]([^"“”„\n]{2,80})["“”„](?![^\s),;:.!?])/g
const MARKUP = /<\/?[a-z]/i
const HAS_WORD = /[\p{L}\p{N}]{2}/u
const ONLY_QUOTES = /^[\s,;.&+|-]*$/
/** In a longer text, quotation marks within a sentence are those of a writer. */
const SHORT = 40

/** `"data engineer" AND (aws OR gcp)`: an expression, in which quotation marks hold a name of several words together. */
const EXPRESSION = /(?:^|[\s)"”])(?:AND|OR|NOT)(?:$|[\s("“])/

/** "Comment “Python” for the link", "a dog called “Rust”" */
const TO_WRITE =
  /\b(?:comments?|reply|replies|answer|type|write|wrote|say|says|dm|message|text|subject(?: line)?|mention|tag|code|password|hashtag|word|words|named?|called) (?:with |is |of |the |me |us |word )*$/i

/**
 * In an expression, and beside the other words of a text, a known name stands for the skill or the job and is not
 * searched by its letters: `Required: "Power BI"`. A list of skills, or quotation marks alone, ask for the letters.
 */
export function quotedWords(text: string, door: Door, isName: (phrase: string) => boolean): QuotedText {
  if (!/["“”„]/.test(text) || MARKUP.test(text)) return { exactWords: [], rest: text }
  const isShort = door === 'skill' || text.replace(QUOTED, ' ').split(/\s+/).length <= SHORT
  const isAlone = ONLY_QUOTES.test(text.replace(QUOTED, ' ').replaceAll('\n', ' '))
  const readsNames = EXPRESSION.test(text) || (door !== 'skill' && !isAlone)
  const found: string[] = []
  const take = (line: string) =>
    line.replace(QUOTED, (quote: string, words: string, at: number) => {
      const phrase = words.trim().replace(/\s+/g, ' ')
      if (readsNames && isName(phrase)) return TO_WRITE.test(line.slice(0, at)) ? quote : ` ${quote.slice(1, -1)} `
      if (!HAS_WORD.test(phrase) || phrase.split(' ').length > MAX_WORDS) return quote
      if (!found.some((known) => known.toLowerCase() === phrase.toLowerCase())) found.push(phrase)
      return ' '.repeat(quote.length)
    })
  const isRequested = (line: string) => isShort || ONLY_QUOTES.test(line.replace(QUOTED, ' '))
  const rest = text
    .split('\n')
    .map((line) => (isRequested(line) ? take(line) : line))
    .join('\n')
  return { exactWords: found.slice(0, MAX_PHRASES), rest }
}
