import type { WaterfallStep } from '@assay/contracts/candidate-searches'
import type { LintFinding } from '@assay/contracts/search-criteria'
import type { SearchCriteria } from '@assay/ranking-engine'
import { type LivePool, numbersLive } from '../../ranking/index.ts'
import { looseningOf } from '../searches/index.ts'

/** Counts what each change would bring, in the few searches that no candidate matches. */
export async function findLoosening(
  live: LivePool,
  criteria: SearchCriteria,
  answer: { readonly matchedCount: number; readonly waterfall: readonly WaterfallStep[] },
  options: Parameters<typeof numbersLive>[2],
): Promise<LintFinding[]> {
  if (answer.matchedCount > 0) return []
  return looseningOf(answer, (await numbersLive(live, criteria, options)).relaxations)
}
