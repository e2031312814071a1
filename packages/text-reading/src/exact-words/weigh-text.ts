/**
 * Finds the people whose texts contain most of the words of a given text. Rarer words count more, and two adjacent
 * words a little extra; repeated words count once. A longer profile matches more words by chance, so the same words
 * count less in it.
 */

import type { TextWords } from '@assay/ranking-engine/query/search-criteria'
import type { WordMatches } from '@assay/ranking-engine/query/word-matches'
import { type FindByPhrase, plainWords } from './says-words.ts'

export interface WordHolders {
  readonly word: string
  /** The people whose texts contain the word. */
  readonly ids: readonly string[]
}

/** The number of best matches that are ranked by it. */
const RANKED = 200
const BESIDE = 0.2
/** As in BM25, but by different words, so that repeating them changes nothing (chosen on known people of DEV). */
const SATURATION = 1.2
const BY_LENGTH = 0.7
const WHOLE = 1000
/** The share of a text above which a match that hardly any other reaches is taken for its author. */
const NEARLY_ALL = 850
const AS_GOOD_AS_THE_BEST = 30
const MAX_AUTHORS = 3

interface Weighed extends WordHolders {
  readonly weight: number
}

export interface RankedByWords {
  readonly words: readonly Weighed[]
  readonly ids: readonly string[]
}

/**
 * The best matches of a text among given texts. Unless these come first, the words count only if they were read from a
 * text and prove to be about one person.
 */
export function matchText(
  { words, first }: TextWords,
  saying: FindByPhrase,
  textsById: ReadonlyMap<string, string>,
  { isRead = false }: { isRead?: boolean } = {},
): WordMatches | null {
  if (!first && !isRead) return null
  const said = searchByWords(words, saying, textsById)
  return first || hasLikelyAuthor(said) ? said : null
}

/** The same for a text that is about one person only if someone's text contains it verbatim. */
export function matchCopiedText(
  { words, text }: { words: readonly string[]; text: string },
  saying: FindByPhrase,
  textsById: ReadonlyMap<string, string>,
): WordMatches | null {
  const said = searchByWords(words, saying, textsById)
  return hasLikelyAuthor(said) && likelyAuthors(said).some((id) => isCopiedFrom(text, textsById.get(id) ?? ''))
    ? said
    : null
}

function searchByWords(
  words: readonly string[],
  saying: FindByPhrase,
  textsById: ReadonlyMap<string, string>,
): WordMatches | null {
  const sayings = words.map((word) => ({ word, ids: saying(word) }))
  return wordMatchesOf(rankByWords(sayings, textsById.size), textsById)
}

/** Words that follow one another in two texts by chance are fewer. */
const RUN = 4
/** Some words of a profile are masked, and pasting joins what stood in two columns. */
const COPIED = 0.8
/** A whole profile holds names, schools and dates that are in no text about the work; by chance no half is the same. */
const COPIED_OF_LONG = 0.5
const LONG = 100

/** Whether nearly all of a text, or half of a long one, stands in another one, in the same words in the same order. */
export function isCopiedFrom(text: string, whole: string): boolean {
  const words = plainWords(text).split(' ')
  const among = ` ${plainWords(whole)} `
  const runs = words.slice(RUN - 1).map((_, place) => ` ${words.slice(place, place + RUN).join(' ')} `)
  const enough = (words.length > LONG ? COPIED_OF_LONG : COPIED) * runs.length
  return runs.length > 0 && runs.filter((run) => among.includes(run)).length >= enough
}

/** The ids of the few people whose texts contain nearly all of a text; empty where many do. */
export function likelyAuthors(said: WordMatches | null): readonly string[] {
  return said?.ids.slice(0, said.text?.ones ?? 0) ?? []
}

/** So many words do not match by chance. */
const PROVING_WORDS = 8

/** Whether exactly one text, or hardly any other, contains nearly all of the given one. */
export function hasLikelyAuthor(said: WordMatches | null): boolean {
  return said?.text !== undefined && said.text.ones > 0 && said.text.words.length >= PROVING_WORDS
}

/**
 * The ids of the people whose texts contain most of a text, each word weighted by its inverse document frequency among
 * `people`.
 */
export function rankByWords(sayings: readonly WordHolders[], people: number): RankedByWords {
  const { words, ids } = rankAll(
    sayings.filter((saying) => saying.ids.length > 0),
    people,
  )
  return { words, ids: ids.slice(0, RANKED) }
}

/** The same for several words that are looked for exactly, and for everyone who has some; null for a single one. */
export function rankByExactWords(sayings: readonly WordHolders[], people: number): RankedByWords | null {
  return sayings.filter(({ ids }) => ids.length > 0).length > 1 ? rankAll(sayings, people) : null
}

/** The matches of several exact words among given texts; null for a single one. */
export function matchExactWords(
  sought: readonly WordHolders[],
  textsById: ReadonlyMap<string, string>,
): WordMatches | null {
  const ranked = rankByExactWords(sought, textsById.size)
  return ranked === null ? null : wordMatchesOf(ranked, textsById, { areExact: true })
}

/** The people whose texts are compared. */
export const readFor = ({ ids }: RankedByWords): readonly string[] => ids.slice(0, RANKED)

function rankAll(sayings: readonly WordHolders[], people: number): RankedByWords {
  const words = sayings.map((saying) => ({
    ...saying,
    weight: Math.log(1 + (people + 1) / (saying.ids.length + 0.5)),
  }))
  const sums = new Map<string, number>()
  for (const { ids, weight } of words) for (const id of ids) sums.set(id, (sums.get(id) ?? 0) + weight)
  const ids = [...sums]
    .sort(([left, some], [right, others]) => others - some || (left < right ? -1 : 1))
    .map(([id]) => id)
  return { words, ids }
}

/**
 * For each of the best matches, the words and pairs that their text contains, and their share of the weight. Null
 * where no text contains any of them. A text that is not at hand counts as the longest.
 */
export function wordMatchesOf(
  { words, ids }: RankedByWords,
  textsById: ReadonlyMap<string, string>,
  { areExact = false } = {},
): WordMatches | null {
  if (ids.length === 0) return null
  const saidBy = words.map((word) => new Set(word.ids))
  const texts = readFor({ words, ids }).map((id) => ` ${plainWords(textsById.get(id) ?? '')} `)
  const pairs = (areExact ? [] : words).flatMap(({ word, weight }, place) => {
    const next = words[place + 1]
    const plain = ` ${plainWords(`${word} ${next?.word}`)} `
    // Pairs that no profile contains are adjacent in the text only by chance.
    const isSaid = next !== undefined && texts.some((text) => text.includes(plain))
    return isSaid ? [{ place, plain, weight: BESIDE * (weight + next.weight) }] : []
  })
  const total = [...words, ...pairs].reduce((sum, { weight }) => sum + weight, 0)
  const lengths = texts.map((text) => new Set(text.trim().split(' ')).size)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
  const found = ids.map((id, number) => {
    const text = texts[number] ?? ''
    const held = words.map((_, place) => saidBy[place]?.has(id) === true)
    const beside = pairs.filter(({ place, plain }) => held[place] && held[place + 1] && text.includes(plain))
    const single = words.filter((_, place) => held[place])
    const sum = [...single, ...beside].reduce((all, { weight }) => all + weight, 0)
    const said = (WHOLE * sum) / total
    return { id, said: Math.round(said), kept: said * keptAt((lengths[number] ?? longest) / mean), mask: maskOf(held) }
  })
  const ones = areExact ? new Set() : onesAmong(found, words.length)
  const most = found.reduce((best, { kept }) => Math.max(best, kept), 0)
  const shared = found.map(({ kept, ...each }) => ({ ...each, share: Math.round((WHOLE * kept) / most) }))
  const ranked = shared.sort(
    (left, right) =>
      Number(ones.has(right.id)) - Number(ones.has(left.id)) ||
      right.share - left.share ||
      (left.id < right.id ? -1 : 1),
  )
  return {
    words: words.map(({ word }) => word).join(' '),
    ids: ranked.map(({ id }) => id),
    text: {
      words: words.map(({ word }) => word),
      shares: ranked.map(({ share }) => share),
      masks: ranked.map(({ mask }) => mask),
      ones: ones.size,
      ...(areExact ? { areExact } : {}),
    },
  }
}

/** What a text of so many times the usual length keeps of its share; of a very short one, all of it. */
function keptAt(length: number): number {
  const least = 1 + SATURATION * (1 - BY_LENGTH)
  return least / (least + SATURATION * BY_LENGTH * length)
}

const MIN_WORDS = 4

/** The people whose texts contain nearly all of it, if they are few, regardless of length. */
function onesAmong(found: readonly { id: string; said: number }[], words: number): ReadonlySet<string> {
  const best = found.reduce((most, { said }) => Math.max(most, said), 0)
  if (words < MIN_WORDS || best < NEARLY_ALL) return new Set()
  const ones = found.filter(({ said }) => said >= NEARLY_ALL && said >= best - AS_GOOD_AS_THE_BEST)
  return new Set(ones.length <= MAX_AUTHORS ? ones.map(({ id }) => id) : [])
}

/** One hexadecimal digit for four words, the first word in the highest bit. */
function maskOf(held: readonly boolean[]): string {
  const bits = held.map((is) => (is ? '1' : '0')).join('')
  return (bits.match(/.{1,4}/g) ?? []).map((four) => Number.parseInt(four.padEnd(4, '0'), 2).toString(16)).join('')
}
