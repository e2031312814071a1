import { type CriteriaCounts, type CriteriaGroup, ownGroupFrom } from '@assay/contracts/candidate-searches'
import type { Match } from '../searches/index.ts'
import { countedCriteria, countedPreference, listedCriteria } from './counted-criteria.ts'

export type Grouped = Pick<Match, 'rank' | 'criteriaGroup' | 'mustHavesAsked' | 'titleMet'> &
  Parameters<typeof countedCriteria>[0]

const titles = {
  allButOne: 'Misses one',
  fewer: 'Misses two or more',
  rest: 'Misses one or more',
  restOfPreferences: 'Misses more than preferences',
} as const

export interface Heading {
  readonly title: string
  /** What counts as a criterion, where it is too much for a title. */
  readonly criteria: string | null
  readonly count: number
}

const MAX_IN_TITLE = 2

/**
 * The headings above a match whose group begins; with few criteria, only candidates who meet all of them, or all but
 * preferences, form a group. Where no one meets all, their empty group comes first, since it lists what counts.
 */
export function headingsOf(match: Grouped, above: Grouped | undefined, counts: CriteriaCounts | null): Heading[] {
  const group = groupOf(match)
  if (counts === null || group === null || group === (above === undefined ? null : groupOf(above))) return []
  // Limits aren't counted: each row shows its own pay, notice and overlap.
  const all = { ...titleOfAll(match), count: counts.all }
  if (group === 'all') return [all]
  const own = { title: titleOf(group, match, counts), criteria: null, count: countOf(group, counts) }
  return match.rank === 1 && counts.all === 0 ? [all, own] : [own]
}

/** "Has all must-haves and the title"; of more criteria, "Has all criteria" with what these are behind it. */
function titleOfAll(match: Grouped): Pick<Heading, 'title' | 'criteria'> {
  const listed = listedCriteria(match)
  if (listed !== null && listed.split(/, | and /).length <= MAX_IN_TITLE)
    return { title: `Has ${countedCriteria(match)}`, criteria: null }
  return {
    title: 'Has all criteria',
    criteria: listed === null ? null : listed.charAt(0).toLowerCase() + listed.slice(1),
  }
}

function titleOf(group: Exclude<Group, 'all'>, match: Grouped, { allButPreferences }: CriteriaCounts): string {
  if (group === 'allButPreferences') return `Misses only ${countedPreference(match) ?? 'preferences'}`
  return titles[group === 'rest' && allButPreferences > 0 ? 'restOfPreferences' : group]
}

const countOf = (group: Group, counts: CriteriaCounts): number =>
  group === 'rest' ? counts.allButOne + counts.fewer : counts[group]

type Group = CriteriaGroup | 'rest'

function groupOf({
  criteriaGroup,
  mustHavesAsked,
  titleMet,
}: Pick<Grouped, 'criteriaGroup' | 'mustHavesAsked' | 'titleMet'>): Group | null {
  const asked = mustHavesAsked + (titleMet === null ? 0 : 1)
  const isOfRest = criteriaGroup === 'allButOne' || criteriaGroup === 'fewer'
  return asked < ownGroupFrom && isOfRest ? 'rest' : criteriaGroup
}
