import type { Folded } from './fold-text.ts'

export type Label = '[name]' | '[employer]' | '[school]' | '[contact]' | '[link]'

/** A stretch of the folded text that is masked. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly label: Label
}

export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
  /** It begins with a capital, or its script has none. */
  readonly isCapital: boolean
  readonly isUpper: boolean
}

const WORD = /[\p{L}\p{N}]+/gu

export function tokensOf(original: string, folded: Folded): Token[] {
  return Array.from(folded.text.matchAll(WORD), ({ 0: word, index }) => {
    const written = original.slice(folded.startOf(index), folded.endOf(index + word.length - 1))
    const first = String.fromCodePoint(written.codePointAt(0) ?? 0)
    return {
      word,
      start: index,
      end: index + word.length,
      isCapital: !/[\p{Ll}\p{N}]/u.test(first),
      isUpper: !/\p{Ll}/u.test(written) && /\p{Lu}/u.test(written),
    }
  })
}

const MAX_BETWEEN = 4

/** Whether only punctuation and a few blanks separate them, and no sentence ends there. */
export function isSpaced(text: string, left: Token, right: Token): boolean {
  if (right.start - left.end > MAX_BETWEEN) return false
  const between = text.slice(left.end, right.start)
  return !/[!?;:=<>{}[\]]/.test(between) && (left.word.length === 1 || !/\.\s/.test(between))
}
