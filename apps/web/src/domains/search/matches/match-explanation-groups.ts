import type { Contribution } from '@assay/contracts/candidate-searches'
import type { MatchView } from './match-view.ts'

export interface LineGroup {
  readonly key: 'met' | 'partly' | 'missing' | 'also' | 'nothing'
  readonly title: string
  readonly lines: readonly Contribution[]
}

type ExplainedMatch = Pick<MatchView, 'contributions' | 'mustHaves' | 'isUntitled' | 'place' | MissedPreference>
type MissedPreference = 'isElsewhere' | 'isUnspoken' | 'sharesTooFew'

const TITLES = {
  met: 'Met',
  partly: 'Partly met',
  missing: 'Missing',
  also: 'Also counted',
  nothing: 'No effect',
} as const

/** The lines of an explanation in the order of a recruiter's questions; every line is in exactly one group. */
export function groupLines(match: ExplainedMatch): LineGroup[] {
  const { contributions, mustHaves } = match
  const inOrder = mustHaves.toSorted((a, b) => a.position - b.position)
  let mustHavesSeen = 0
  const groups: Record<LineGroup['key'], Contribution[]> = { met: [], partly: [], missing: [], also: [], nothing: [] }
  for (const line of contributions) {
    const tick = line.feature === 'mustHave' ? inOrder[mustHavesSeen++] : undefined
    groups[tick === undefined ? groupOf(line, match) : GROUP_OF_TICK[tick.met]].push(line)
  }
  return (Object.keys(TITLES) as LineGroup['key'][])
    .map((key) => ({ key, title: TITLES[key], lines: groups[key] }))
    .filter(({ lines }) => lines.length > 0)
}

const GROUP_OF_TICK = { yes: 'met', partly: 'partly', no: 'missing' } as const

function groupOf(line: Contribution, match: ExplainedMatch): LineGroup['key'] {
  const { feature, points } = line
  const { isUntitled, isElsewhere, place } = match
  if (points < 0 || (points === 0 && missesPreference(line, match))) return 'missing'
  // A title near the requested one brings points, but does not meet it.
  if (feature === 'title' && isUntitled) return points > 0 ? 'partly' : 'missing'
  if ((feature === 'title' || feature === 'exactWords') && points > 0) return 'met'
  // Being in a preferred country brings few points, or none where being elsewhere costs them.
  if (feature === 'country' && place !== null && !isElsewhere) return 'met'
  return points === 0 ? 'nothing' : 'also'
}

/** Who meets a preference may earn points where missing it costs none. */
function missesPreference(
  { feature, label }: Contribution,
  { isElsewhere, isUnspoken, sharesTooFew }: ExplainedMatch,
): boolean {
  if (feature === 'country') return isElsewhere
  return feature === 'language' ? isUnspoken && label.endsWith(', preferred') : feature === 'overlap' && sharesTooFew
}
