import { type CriteriaCounts, type CriteriaGroup, ownGroupFrom } from '@assay/contracts/candidate-searches'
import type { Match } from '../searches/index.ts'
import { countedCriteria } from './counted-criteria.ts'

export type Grouped = Pick<Match, 'rank' | 'criteriaGroup' | 'mustHavesAsked' | 'titleMet'> &
  Parameters<typeof countedCriteria>[0]

const titles = {
  allButOne: 'Misses one',
  fewer: 'Misses two or more',
  rest: 'Misses one or more',
} as const

/**
 * The headings above a match whose group begins; with few criteria, only candidates who meet all of them form a group.
 * Where no one meets all, their empty group comes first, since it lists what counts.
 */
export function headingsOf(
  match: Grouped,
  above: Grouped | undefined,
  counts: CriteriaCounts | null,
): { title: string; count: number }[] {
  const group = groupOf(match)
  if (counts === null || group === null || group === (above === undefined ? null : groupOf(above))) return []
  // Limits aren't counted: each row shows its own pay, notice and overlap.
  const all = { title: `Has ${countedCriteria(match) ?? 'all criteria'}`, count: counts.all }
  if (group === 'all') return [all]
  const own = { title: titles[group], count: group === 'rest' ? counts.allButOne + counts.fewer : counts[group] }
  return match.rank === 1 && counts.all === 0 ? [all, own] : [own]
}

function groupOf({
  criteriaGroup,
  mustHavesAsked,
  titleMet,
}: Pick<Grouped, 'criteriaGroup' | 'mustHavesAsked' | 'titleMet'>): CriteriaGroup | 'rest' | null {
  const asked = mustHavesAsked + (titleMet === null ? 0 : 1)
  return asked < ownGroupFrom && criteriaGroup !== 'all' && criteriaGroup !== null ? 'rest' : criteriaGroup
}
