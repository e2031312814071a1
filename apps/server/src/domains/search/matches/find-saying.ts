import type { LintFinding } from '@assay/contracts/search-criteria'
import type { SearchCriteria, SaidWords } from '@assay/ranking-engine'
import type { Queries } from '../../../platform/context/context.ts'
import { listSaying } from '../../candidates/index.ts'

/** Words that more people say find nobody. */
const MOST_SAYING = 2000

export interface Saying {
  /** Empty where no words are looked for, or nobody says any of them. */
  readonly said: readonly SaidWords[]
  readonly lint: readonly LintFinding[]
}

/** Who says the words that the criteria look for exactly, in the masked texts about their work. */
export async function findSaying(db: Queries, criteria: Pick<SearchCriteria, 'exactWords'>): Promise<Saying> {
  const { exactWords = [] } = criteria
  const found = await Promise.all(
    exactWords.map(async (words) => ({ words, ids: (await listSaying(db, words, MOST_SAYING + 1)).sort() })),
  )
  const said = found.filter(({ ids }) => ids.length <= MOST_SAYING)
  const isSaid = said.some(({ ids }) => ids.length > 0)
  return { said: isSaid ? said : [], lint: found.flatMap(({ words, ids }) => remark(words, ids.length)) }
}

function remark(words: string, saying: number): LintFinding[] {
  const of = (message: string): LintFinding[] => [{ code: 'vague', message, start: null, end: null }]
  if (saying === 0) return of(`Nobody’s profile says “${words}”.`)
  if (saying > MOST_SAYING) return of(`More than ${MOST_SAYING.toLocaleString('en')} profiles say “${words}”.`)
  return []
}
