import type { LintFinding } from '@assay/contracts/search-criteria'
import type { SearchCriteria, WordMatches } from '@assay/ranking-engine'
import { rankByExactWords, rankByWords, readFor, wordMatchesOf } from '@assay/text-reading'
import type { Queries } from '../../../platform/context/context.ts'
import { countTexts, listContainingEach, listContainingWords, loadMaskedTexts } from '../../candidates/index.ts'

/** Words in more profiles than this are too common to find anyone. */
const MAX_MATCHING = 2000

export interface WordSearch {
  /** Empty if no words are searched, or no profile contains any of them. */
  readonly said: readonly WordMatches[]
  readonly lint: readonly LintFinding[]
  /** The words of a text are searched, and no profile contains any of them. */
  readonly isTextUnmatched: boolean
}

/** Finds the candidates whose masked texts about work have the words of the criteria; `known` was looked up before. */
export async function findWordMatches(
  db: Queries,
  { exactWords = [], writtenWords = [], textWords }: Pick<SearchCriteria, 'exactWords' | 'writtenWords' | 'textWords'>,
  known: { readonly ofText?: WordMatches | null } = {},
): Promise<WordSearch> {
  const look = async (words: string) => ({
    words,
    ids: (await listContainingWords(db, words, MAX_MATCHING + 1)).sort(),
  })
  const [found, written, ofText] = await Promise.all([
    Promise.all(exactWords.map(look)),
    Promise.all(writtenWords.map(look)),
    textWords?.first !== true ? null : known.ofText === undefined ? findTextMatches(db, textWords.words) : known.ofText,
  ])
  const isTextUnmatched = textWords?.first === true && ofText === null
  const ofExact = ofText === null ? await findExactMatches(db, found) : null
  return {
    said: tellingMatches(found, written, ofText, ofExact),
    lint: [
      ...found.flatMap(({ words, ids }) => remark(words, ids.length)),
      ...(isTextUnmatched ? [NO_TEXT_MATCHES] : []),
    ],
    isTextUnmatched,
  }
}

/** Common words are left out, since they do not distinguish candidates. */
export async function findTextMatches(db: Queries, words: readonly string[]): Promise<WordMatches | null> {
  const [listed, people] = await Promise.all([listContainingEach(db, words, MAX_MATCHING + 1), countTexts(db)])
  const sayings = words.map((word, place) => ({ word, ids: listed[place] ?? [] }))
  const foremost = rankByWords(
    sayings.filter(({ ids }) => ids.length <= MAX_MATCHING),
    people,
  )
  return wordMatchesOf(foremost, await loadMaskedTexts(db, foremost.ids))
}

/** Several exact words count as those of a text do; null where there is only one. */
async function findExactMatches(db: Queries, found: readonly WordMatches[]): Promise<WordMatches | null> {
  if (found.length < 2) return null
  const ranked = rankByExactWords(soughtAmong(found), await countTexts(db))
  return ranked === null ? null : wordMatchesOf(ranked, await loadMaskedTexts(db, readFor(ranked)), { areExact: true })
}

/** Exact words that distinguish candidates. */
export function soughtAmong(found: readonly WordMatches[]): { word: string; ids: readonly string[] }[] {
  return found.filter(({ ids }) => ids.length <= MAX_MATCHING).map(({ words, ids }) => ({ word: words, ids }))
}

/** Words in no profile exclude no one; common ones do not distinguish candidates. */
export function tellingMatches(
  found: readonly WordMatches[],
  written: readonly WordMatches[],
  ofText: WordMatches | null = null,
  ofExact: WordMatches | null = null,
): WordMatches[] {
  const sought = found.filter(({ ids }) => ids.length <= MAX_MATCHING)
  const preferred = written.filter(({ ids }) => ids.length > 0 && ids.length <= MAX_MATCHING)
  return [
    ...(ofExact !== null ? [ofExact] : sought.some(({ ids }) => ids.length > 0) ? sought : []),
    ...preferred.map((words) => ({ ...words, isPreferred: true })),
    ...(ofText === null ? [] : [ofText]),
  ]
}

const NO_TEXT_MATCHES: LintFinding = {
  code: 'vague',
  message: 'No profile contains any of these words.',
  start: null,
  end: null,
}

function remark(words: string, saying: number): LintFinding[] {
  const of = (message: string): LintFinding[] => [{ code: 'vague', message, start: null, end: null }]
  if (saying === 0) return of(`No profile contains “${words}”.`)
  if (saying > MAX_MATCHING) return of(`More than ${MAX_MATCHING.toLocaleString('en')} profiles contain “${words}”.`)
  return []
}
