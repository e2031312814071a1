/**
 * Keywords: product names and domain phrases outside the skill taxonomy. Only terms of the table are read, so no name
 * of a person, school or employer can enter.
 */

import { keywordKey, singular } from '@assay/ranking-engine/query/keyword-key'
import { GAP, type Tokens } from './tokenize.ts'

/** 1 for terms of many trades, 3 for very rare ones. */
export type KeywordWeight = 1 | 2 | 3

/** By weight: the terms as displayed, one per line. */
export type KeywordTable = readonly { readonly weight: KeywordWeight; readonly terms: string }[]

export interface Keyword {
  readonly term: string
  readonly weight: KeywordWeight
}

export interface Keywords {
  readonly byKey: ReadonlyMap<string, Keyword>
  /** The first words of longer terms. */
  readonly beginnings: ReadonlySet<string>
}

/** A match; positions refer to the folded text. */
export interface FoundKeyword extends Keyword {
  readonly start: number
  readonly end: number
}

export const MAX_WORDS = 3

export function compileKeywords(table: KeywordTable): Keywords {
  const byKey = new Map<string, Keyword>()
  const beginnings = new Set<string>()
  for (const { weight, terms } of table) {
    for (const term of terms.trim().split('\n')) {
      const key = keywordKey(term)
      byKey.set(key, { term, weight })
      const blank = key.indexOf(' ')
      if (blank !== -1) beginnings.add(key.slice(0, blank))
    }
  }
  return { byKey, beginnings }
}

/** All matches, including nested ones, in text order. */
export function* keywordsIn(tokens: Tokens, { byKey, beginnings }: Keywords): Generator<FoundKeyword> {
  for (let first = 0; first < tokens.count; first += 1) {
    let key = singular(tokens.words[first] as string)
    const start = tokens.starts[first] as number
    const alone = byKey.get(key)
    if (alone !== undefined) yield { ...alone, start, end: tokens.ends[first] as number }
    if (!beginnings.has(key)) continue
    for (let last = first + 1; last < first + MAX_WORDS && last < tokens.count; last += 1) {
      if (((tokens.gaps[last - 1] as number) & GAP.hard) !== 0) break
      key += ` ${singular(tokens.words[last] as string)}`
      const found = byKey.get(key)
      if (found !== undefined) yield { ...found, start, end: tokens.ends[last] as number }
    }
  }
}
