import type { LintFinding } from '@assay/contracts/search-criteria'
import type { SaidWords, SearchCriteria } from '@assay/ranking-engine'
import type { Queries } from '../../../platform/context/context.ts'
import { listSaying } from '../../candidates/index.ts'

/** Words that more people say find nobody. */
const MAX_SAYING = 2000

export interface Saying {
  /** Empty where no words are looked for, or nobody says any of them. */
  readonly said: readonly SaidWords[]
  readonly lint: readonly LintFinding[]
}

/** Who says the words that the criteria look for exactly, in the masked texts about their work. */
export async function findSaying(
  db: Queries,
  { exactWords = [], writtenWords = [] }: Pick<SearchCriteria, 'exactWords' | 'writtenWords'>,
): Promise<Saying> {
  const look = async (words: string) => ({ words, ids: (await listSaying(db, words, MAX_SAYING + 1)).sort() })
  const [found, written] = await Promise.all([Promise.all(exactWords.map(look)), Promise.all(writtenWords.map(look))])
  return {
    said: saidOf(found, written),
    lint: found.flatMap(({ words, ids }) => remark(words, ids.length)),
  }
}

/** Words that nobody says leave nobody out; common ones tell nobody from others. */
export function saidOf(found: readonly SaidWords[], written: readonly SaidWords[]): SaidWords[] {
  const sought = found.filter(({ ids }) => ids.length <= MAX_SAYING)
  const preferred = written.filter(({ ids }) => ids.length > 0 && ids.length <= MAX_SAYING)
  return [
    ...(sought.some(({ ids }) => ids.length > 0) ? sought : []),
    ...preferred.map((words) => ({ ...words, isPreferred: true })),
  ]
}

function remark(words: string, saying: number): LintFinding[] {
  const of = (message: string): LintFinding[] => [{ code: 'vague', message, start: null, end: null }]
  if (saying === 0) return of(`Nobody’s profile says “${words}”.`)
  if (saying > MAX_SAYING) return of(`More than ${MAX_SAYING.toLocaleString('en')} profiles say “${words}”.`)
  return []
}
