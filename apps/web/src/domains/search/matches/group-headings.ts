import { type CriteriaCounts, type CriteriaGroup, ownGroupFrom } from '@assay/contracts/candidate-searches'
import type { Match } from '../searches/index.ts'
import { countedCriteria } from './counted-criteria.ts'

export type Grouped = Pick<Match, 'criteriaGroup' | 'mustHavesAsked' | 'titleMet'> &
  Parameters<typeof countedCriteria>[0]

const titles = {
  allButOne: 'Misses one',
  fewer: 'Misses two or more',
  rest: 'Misses one or more',
} as const

/** The heading above a match whose group begins; of few criteria, only who meets all of them stands apart. */
export function headingOf(
  match: Grouped,
  above: Grouped | undefined,
  counts: CriteriaCounts | null,
): { title: string; count: number } | null {
  const group = groupOf(match)
  if (counts === null || group === null || group === (above === undefined ? null : groupOf(above))) return null
  const count = group === 'rest' ? counts.allButOne + counts.fewer : counts[group]
  if (group !== 'all') return { title: titles[group], count }
  // Limits aren't counted: each row shows its own pay, notice and overlap.
  return { title: `Has ${countedCriteria(match) ?? 'all criteria'}`, count }
}

function groupOf({
  criteriaGroup,
  mustHavesAsked,
  titleMet,
}: Pick<Grouped, 'criteriaGroup' | 'mustHavesAsked' | 'titleMet'>): CriteriaGroup | 'rest' | null {
  const asked = mustHavesAsked + (titleMet === null ? 0 : 1)
  return asked < ownGroupFrom && criteriaGroup !== 'all' && criteriaGroup !== null ? 'rest' : criteriaGroup
}
