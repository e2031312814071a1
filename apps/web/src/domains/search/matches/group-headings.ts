import { type CriteriaCounts, type CriteriaGroup, ownGroupFrom, tooFewYears } from '@assay/contracts/candidate-searches'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { capitalize, formatCount } from '../../../platform/format.ts'
import type { Match } from '../searches/index.ts'

type Grouped = Pick<Match, 'criteriaGroup' | 'mustHavesAsked' | 'titleMet' | 'yearsMet'>

const titles = {
  allButOne: 'Misses one',
  fewer: 'Misses two or more',
  rest: 'Misses one or more',
} as const

/** What the first group has in common. Limits aren't counted: each row shows its own pay, notice and overlap. */
export function formatAll(asked: { mustHaves: number; title: boolean; years: number | null }): string {
  return new Intl.ListFormat('en-GB').format([
    ...(asked.mustHaves > 0 ? ['all must-haves'] : []),
    ...(asked.title ? ['the title'] : []),
    ...(asked.years === null ? [] : [`more than ${formatCount(asked.years * tooFewYears, 'year')}`]),
  ])
}

/** The least years asked for, if these matches count them as a criterion; those of old searches don't. */
export function countedYears(matches: readonly Pick<Match, 'yearsMet'>[], years: SearchCriteria['years']) {
  return years === null || (matches[0]?.yearsMet ?? null) === null ? null : years.min
}

/** The heading above a match whose group begins; of few criteria, only who meets all of them stands apart. */
export function headingOf(
  match: Grouped,
  above: Grouped | undefined,
  { counts, years }: { counts: CriteriaCounts | null; years: SearchCriteria['years'] },
): { title: string; count: number } | null {
  const group = groupOf(match)
  if (counts === null || group === null || group === (above === undefined ? null : groupOf(above))) return null
  const count = group === 'rest' ? counts.allButOne + counts.fewer : counts[group]
  if (group !== 'all') return { title: titles[group], count }
  const asked = { mustHaves: match.mustHavesAsked, title: match.titleMet !== null, years: countedYears([match], years) }
  return { title: capitalize(`has ${formatAll(asked)}`), count }
}

function groupOf({ criteriaGroup, mustHavesAsked, titleMet }: Grouped): CriteriaGroup | 'rest' | null {
  const asked = mustHavesAsked + (titleMet === null ? 0 : 1)
  return asked < ownGroupFrom && criteriaGroup !== 'all' && criteriaGroup !== null ? 'rest' : criteriaGroup
}
