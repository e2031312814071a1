import { type CriteriaCounts, ownGroupFrom } from '@assay/contracts/candidate-searches'
import type { Match } from '../searches/index.ts'

type Grouped = Pick<Match, 'criteriaGroup' | 'mustHavesAsked' | 'titleMet'>

const titles = {
  all: 'Meets everything asked for',
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
  return { title: titles[group], count }
}

function groupOf({ criteriaGroup, mustHavesAsked, titleMet }: Grouped): keyof typeof titles | null {
  const asked = mustHavesAsked + (titleMet === null ? 0 : 1)
  return asked < ownGroupFrom && criteriaGroup !== 'all' && criteriaGroup !== null ? 'rest' : criteriaGroup
}
