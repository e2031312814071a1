import type { Contribution } from '@assay/contracts/candidate-searches'
import type { MatchView } from './match-view.ts'

export interface LineGroup {
  readonly key: 'met' | 'partly' | 'missing' | 'also' | 'nothing'
  readonly title: string
  readonly lines: readonly Contribution[]
}

const TITLES = {
  met: 'Met',
  partly: 'Partly met',
  missing: 'Missing',
  also: 'Also counted',
  nothing: 'No effect',
} as const

/** The lines of an explanation in the order of a recruiter's questions; every line is in exactly one group. */
export function groupLines({ contributions, mustHaves }: Pick<MatchView, 'contributions' | 'mustHaves'>): LineGroup[] {
  const inOrder = mustHaves.toSorted((a, b) => a.position - b.position)
  let mustHavesSeen = 0
  const groups: Record<LineGroup['key'], Contribution[]> = { met: [], partly: [], missing: [], also: [], nothing: [] }
  for (const line of contributions) {
    const tick = line.feature === 'mustHave' ? inOrder[mustHavesSeen++] : undefined
    groups[groupOf(line, tick?.met)].push(line)
  }
  return (Object.keys(TITLES) as LineGroup['key'][])
    .map((key) => ({ key, title: TITLES[key], lines: groups[key] }))
    .filter(({ lines }) => lines.length > 0)
}

function groupOf(line: Contribution, met: 'yes' | 'partly' | 'no' | undefined): LineGroup['key'] {
  if (met !== undefined) return met === 'yes' ? 'met' : met === 'no' ? 'missing' : 'partly'
  if (line.points < 0) return 'missing'
  if ((line.feature === 'title' || line.feature === 'exactWords') && line.points > 0) return 'met'
  return line.points === 0 ? 'nothing' : 'also'
}
