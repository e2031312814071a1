import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { Hallmark } from '@assay/ui/hallmark'
import { ScoreBar } from '@assay/ui/score-bar'
import { Tick } from '@assay/ui/tick'
import type { ReactNode } from 'react'
import { formatMonth } from '../../../platform/format.ts'
import type { LegendSkills } from '../criteria/index.ts'
import { describeGrade } from '../criteria/index.ts'
import { formatSealedText } from '../searches/index.ts'
import styles from './match-row.module.css'
import type { MatchView } from './match-view.ts'
import { FULL_SCORE, gatherParts } from './score-parts.ts'

export interface MatchRowProps {
  match: MatchView
  mustHave: SearchCriteria['mustHave']
  skills: LegendSkills
  /** The row with the keyboard focus. */
  current?: boolean
  /** The number of matches in a group too close to call. */
  tied?: number
  name?: ReactNode
  actions?: ReactNode
  /** Opens below the row. */
  detail?: ReactNode
  onPoint?: () => void
}

/** One candidate in a list of matches, with the must-haves met and the score as a bar. */
export function MatchRow(props: MatchRowProps) {
  const { match, mustHave, skills, current = false, tied = 1, name, actions, detail, onPoint } = props
  return (
    <li id={`match-${match.key}`} className={styles.row} data-current={current || undefined} onPointerDown={onPoint}>
      <span className={styles.rank}>
        {match.rank}
        {tied > 1 && (
          <span className={styles.tie} title={`${tied} candidates are tied and appear in random order`}>
            tied
          </span>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.who}>
          <span className={styles.name}>{name ?? match.name}</span>
          <span className={styles.headline}>{match.headline}</span>
        </p>
        <ul className={styles.facts}>
          {match.bestEvidence !== null && (
            <li>
              <Hallmark
                strength={describeGrade(match.bestEvidence.grade).strength}
                label={describeGrade(match.bestEvidence.grade).label}
                date={match.bestEvidence.on === null ? null : formatMonth(match.bestEvidence.on)}
              />
            </li>
          )}
          {match.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <MustHaveTicks ticks={match.mustHaves} mustHave={mustHave} skills={skills} />
      </div>
      <div className={styles.sum}>
        <p className={styles.score}>
          <span>{match.score}</span>
          {match.band !== null && (
            <span
              className={styles.band}
              title={`Score range: ${match.band.low} (verified only) to ${match.band.high} (all claims confirmed)`}
            >
              {match.band.low}–{match.band.high}
            </span>
          )}
        </p>
        <ScoreBar
          parts={gatherParts(match.contributions)}
          scale={FULL_SCORE}
          label={`Score ${match.score}`}
          size="small"
        />
      </div>
      <div className={styles.actions}>{actions}</div>
      {detail !== undefined && <div className={styles.detail}>{detail}</div>}
    </li>
  )
}

interface TicksProps {
  ticks: MatchView['mustHaves']
  mustHave: SearchCriteria['mustHave']
  skills: LegendSkills
}

export function MustHaveTicks({ ticks, mustHave, skills }: TicksProps) {
  if (ticks.length === 0) return null
  return (
    <ul className={styles.ticks} aria-label="Must-haves">
      {ticks.map((tick) => {
        const asked = mustHave[tick.position]?.anyOf ?? []
        const nameOf = (id: string) => skills[id]?.name ?? id
        const label = asked.map(nameOf).join(' or ')
        // Only the alternative that counts is shown; a skill that merely implies a requested one would be confusing.
        const counts = tick.met === 'yes' ? asked.find((id) => id === tick.bySkillId) : undefined
        return (
          <li
            key={tick.position}
            data-met={tick.met}
            title={tick.note === null ? undefined : formatSealedText(tick.note)}
          >
            <Tick state={tick.met} label={label} />
            <span>{counts === undefined ? label : nameOf(counts)}</span>
          </li>
        )
      })}
    </ul>
  )
}
