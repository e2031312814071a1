// Finds the names of employers and schools.
import { type Folded, foldText } from './fold-text.ts'
import { isSpaced, type Label, type Span, type Token } from './tokens.ts'

export interface Phrase {
  readonly words: readonly string[]
  readonly label: Label
}

const MIN_LENGTH = 3
const LEGAL_FORM =
  /[\s,]+(?:inc|llc|ltd|limited|gmbh|ag|se|sa|sas|bv|b\.v|oy|ab|plc|corp|corporation|co|company|pvt)\.?$/i

/** By their first words. */
export function phrasesOf(names: readonly string[], label: Label): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>()
  for (const written of new Set(names.flatMap((name) => [name, name.replace(LEGAL_FORM, '')]))) {
    const words = foldText(written).text.match(/[\p{L}\p{N}]+/gu) ?? []
    if (words.join('').length < MIN_LENGTH) continue
    const first = words[0] ?? ''
    phrases.set(first, [...(phrases.get(first) ?? []), { words, label }])
  }
  return phrases
}

/** As a name is written: with a capital, or in several words. */
export function findPhrases(
  original: string,
  folded: Folded,
  tokens: readonly Token[],
  phrases: ReadonlyMap<string, readonly Phrase[]>,
): Span[] {
  return tokens.flatMap((token, at) => {
    const fitting = (phrases.get(token.word) ?? []).filter(({ words }) => standsAt(words, at, tokens, folded))
    const longest = fitting.toSorted((left, right) => right.words.length - left.words.length)[0]
    const last = tokens[at + (longest?.words.length ?? 1) - 1]
    if (longest === undefined || last === undefined) return []
    const written = original.slice(folded.startOf(token.start), folded.endOf(last.end - 1))
    const isName = longest.words.length > 1 || !/^\p{Ll}+$/u.test(written)
    return isName ? [{ start: token.start, end: last.end, label: longest.label }] : []
  })
}

const standsAt = (words: readonly string[], at: number, tokens: readonly Token[], folded: Folded): boolean =>
  words.every((word, offset) => {
    const [before, token] = [tokens[at + offset - 1], tokens[at + offset]]
    if (token?.word !== word) return false
    return offset === 0 || (before !== undefined && isSpaced(folded.text, before, token))
  })
