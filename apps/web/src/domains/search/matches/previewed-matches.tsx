import type { CriteriaCounts } from '@assay/contracts/candidate-searches'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { Fragment } from 'react'
import type { LegendSkills } from '../criteria/index.ts'
import type { PreviewedMatch } from '../searches/index.ts'
import { GroupHeading } from './group-heading.tsx'
import { MatchHeads } from './match-heads.tsx'
import styles from './match-list.module.css'
import { MatchRow } from './match-row.tsx'
import { hasOverlaps, viewOfMatch } from './match-view.ts'

interface PreviewedMatchesProps {
  matches: readonly PreviewedMatch[]
  mustHave: SearchCriteria['mustHave']
  skills: LegendSkills
  counts: CriteriaCounts | null
  /** The points that fill a whole bar. */
  scale: number
}

/** The best matches of criteria that are being edited: to look at, not yet to act on. */
export function PreviewedMatches({ matches, mustHave, skills, counts, scale }: PreviewedMatchesProps) {
  const hasOverlap = hasOverlaps(matches)
  return (
    <div className={styles.matches} data-overlap={hasOverlap}>
      <MatchHeads hasOverlap={hasOverlap} />
      <ol className={styles.list} aria-label="Preview">
        {matches.map((match, place) => (
          <Fragment key={match.candidate.id}>
            <GroupHeading match={match} above={matches[place - 1]} counts={counts} />
            <MatchRow match={viewOfMatch(match)} mustHave={mustHave} skills={skills} scale={scale} />
          </Fragment>
        ))}
      </ol>
    </div>
  )
}
