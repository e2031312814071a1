import type { CriteriaCounts } from '@assay/contracts/candidate-searches'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { Fragment } from 'react'
import type { LegendSkills } from '../criteria/index.ts'
import type { PreviewedMatch } from '../searches/index.ts'
import { headingOf } from './group-headings.ts'
import { MatchHeads } from './match-heads.tsx'
import styles from './match-list.module.css'
import { MatchRow } from './match-row.tsx'
import { viewOfMatch } from './match-view.ts'

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
  return (
    <div className={styles.matches}>
      <MatchHeads />
      <ol className={styles.list} aria-label="Preview">
        {matches.map((match, place) => {
          const group = headingOf(match, matches[place - 1], counts)
          return (
            <Fragment key={match.candidate.id}>
              {group !== null && (
                <li className={styles.group}>
                  <h3>{group.title}</h3>
                  <span>{group.count.toLocaleString('en')}</span>
                </li>
              )}
              <MatchRow match={viewOfMatch(match)} mustHave={mustHave} skills={skills} scale={scale} />
            </Fragment>
          )
        })}
      </ol>
    </div>
  )
}
