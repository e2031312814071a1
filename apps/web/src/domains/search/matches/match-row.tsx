import { RATES_ON } from '@assay/contracts/exchange-rates'
import { formatSealedText } from '@assay/contracts/sealed-text'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { Hallmark } from '@assay/ui/hallmark'
import { PersonMark } from '@assay/ui/person-mark'
import { formatPoints, ScoreBar } from '@assay/ui/score-bar'
import { Tick } from '@assay/ui/tick'
import type { ReactNode } from 'react'
import { formatDay, formatMonth } from '../../../platform/format.ts'
import { describeGrade, type LegendSkills } from '../criteria/index.ts'
import { yearsOfMustHave } from './counted-criteria.ts'
import styles from './match-row.module.css'
import type { MatchView } from './match-view.ts'
import { gatherParts } from './score-parts.ts'

export interface MatchRowProps {
  match: MatchView
  mustHave: SearchCriteria['mustHave']
  skills: LegendSkills
  /** The points that fill the whole bar, the same in every row of a list. */
  scale: number
  current?: boolean
  /** The number of candidates in this match's tie group. */
  tied?: number
  /** Selects the row. */
  pick?: ReactNode
  name?: ReactNode
  actions?: ReactNode
  /** The explanation, if open. */
  detail?: ReactNode
  onPoint?: () => void
}

/** One candidate in a list of matches: the criteria first, the score last. */
export function MatchRow(props: MatchRowProps) {
  const { match, mustHave, skills, scale, current = false, tied = 1, pick, name, actions, detail, onPoint } = props
  return (
    <li id={`match-${match.key}`} className={styles.row} data-current={current || undefined} onPointerDown={onPoint}>
      <span className={styles.pick}>{pick}</span>
      <span className={styles.rank}>
        {match.rank}
        {tied > 1 && (
          <span className={styles.tie} title={`Too close to call: ${tied} candidates here have nearly the same score`}>
            ≈
          </span>
        )}
      </span>
      <PersonMark id={match.key} name={match.name} />
      <div className={styles.who}>
        <p className={styles.headline}>{match.headline}</p>
        <div className={styles.second}>
          <span className={styles.name}>{name ?? match.name}</span>
          {match.sameCareer !== null && (
            <span
              className={styles.aside}
              title="Described in nearly the same words, so probably one person. “Repeated careers” lists them all."
            >
              {match.sameCareer} profiles with this career
            </span>
          )}
          {match.isUntitled && <Missed label="Title" title="No dated job has the requested title, or one like it" />}
          {match.isOffLevel && <Missed label="Level" title="Not the requested level" />}
          {match.place !== null && (
            <span
              className={styles.aside}
              data-met={match.isElsewhere ? 'no' : undefined}
              title={match.isElsewhere ? 'Not in a preferred country' : undefined}
            >
              {match.isElsewhere && <Tick state="no" label="Preferred country" />}
              {match.place}
            </span>
          )}
          {match.isUnspoken && (
            <Missed label="Language" criterion="Preferred language" title="A preferred language is missing" />
          )}
          {match.years !== null && <span className={styles.aside}>{match.years}</span>}
          <MustHaveTicks
            ticks={match.mustHaves}
            mustHave={mustHave}
            skills={skills}
            contributions={match.contributions}
          />
        </div>
      </div>
      <Facts match={match} />
      <div className={styles.sum}>
        <span
          className={styles.score}
          title={
            match.band === null
              ? undefined
              : `${formatPoints(match.band.low)} from verified skills alone, ${formatPoints(match.band.high)} if all claims were confirmed`
          }
        >
          {formatPoints(match.score)}
        </span>
        <ScoreBar
          parts={gatherParts(match.contributions)}
          scale={scale}
          label={`Score ${formatPoints(match.score)}`}
          size="small"
        />
      </div>
      <div className={styles.actions}>{actions}</div>
      {detail !== undefined && <div className={styles.detail}>{detail}</div>}
    </li>
  )
}

interface MissedProps {
  label: string
  criterion?: string
  title: string
}

/** A criterion that no other part of the row shows. */
function Missed({ label, criterion = label, title }: MissedProps) {
  return (
    <span className={styles.missed} data-met="no" title={title}>
      <Tick state="no" label={criterion} />
      {label}
    </span>
  )
}

function payTitle({ pay, asksTooMuch }: MatchView): string | undefined {
  const parts = [
    ...(asksTooMuch ? ['More than half above the preferred limit'] : []),
    ...(pay?.original == null ? [] : [`Stated as ${pay.original}, converted at the rate of ${formatDay(RATES_ON)}`]),
  ]
  return parts.length === 0 ? undefined : parts.join('. ')
}

function Facts({ match }: { match: MatchView }) {
  const { mustHaves, mustHavesMet, pay, notice, overlap, sharesTooFew, asksTooMuch, startsTooLate, bestEvidence } =
    match
  return (
    <dl className={styles.facts}>
      <div className={styles.met}>
        <dt>Must-haves</dt>
        <dd>{mustHaves.length === 0 ? '–' : `${mustHavesMet} of ${mustHaves.length}`}</dd>
      </div>
      <div data-unknown={pay === null || undefined}>
        <dt>Pay</dt>
        <dd data-met={asksTooMuch ? 'no' : undefined} title={payTitle(match)}>
          {asksTooMuch && <Tick state="no" label="Preferred pay" />}
          {pay?.shown ?? '–'}
        </dd>
      </div>
      <div data-unknown={notice === null || undefined}>
        <dt>Notice</dt>
        <dd
          data-met={startsTooLate ? 'no' : undefined}
          title={startsTooLate ? 'More than two months beyond the preferred limit' : undefined}
        >
          {startsTooLate && <Tick state="no" label="Preferred notice" />}
          {notice ?? '–'}
        </dd>
      </div>
      <div className={styles.overlap} data-unknown={overlap === null || undefined}>
        <dt>Overlap</dt>
        <dd
          data-met={sharesTooFew ? 'no' : undefined}
          title={sharesTooFew ? 'Fewer shared hours than preferred' : undefined}
        >
          {sharesTooFew && <Tick state="no" label="Preferred overlap" />}
          {overlap ?? '–'}
        </dd>
      </div>
      <div>
        <dt>Verified</dt>
        <dd>
          {bestEvidence === null ? (
            'Not yet'
          ) : (
            <span title={bestEvidence.on === null ? undefined : formatMonth(bestEvidence.on)}>
              <Hallmark
                strength={describeGrade(bestEvidence.grade).strength}
                label={describeGrade(bestEvidence.grade).label}
              />
            </span>
          )}
        </dd>
      </div>
    </dl>
  )
}

interface TicksProps {
  ticks: MatchView['mustHaves']
  mustHave: SearchCriteria['mustHave']
  skills: LegendSkills
  contributions: MatchView['contributions']
}

const ORDER = { no: 0, partly: 1, yes: 2 }
const SHOWN = 8

/** The must-haves, what is missing first, and of these what is central: it is what a recruiter looks for. */
export function MustHaveTicks({ ticks, mustHave, skills, contributions }: TicksProps) {
  if (ticks.length === 0) return null
  const isCentral = ({ position }: MatchView['mustHaves'][number]) => mustHave[position]?.central === true
  const ordered = ticks.toSorted((a, b) => ORDER[a.met] - ORDER[b.met] || Number(isCentral(b)) - Number(isCentral(a)))
  const rest = ordered.slice(SHOWN)
  return (
    <ul className={styles.ticks} aria-label="Must-haves">
      {ordered.slice(0, SHOWN).map((tick) => {
        const asked = mustHave[tick.position]?.anyOf ?? []
        const nameOf = (id: string) => skills[id]?.name ?? id
        const label = asked.map(nameOf).join(' or ')
        // Only the alternative that counts is shown; a skill that merely implies a requested one would be confusing.
        const counts = tick.met === 'yes' ? asked.find((id) => id === tick.bySkillId) : undefined
        const years = tick.met === 'yes' ? yearsOfMustHave(label, contributions) : null
        return (
          <li
            key={tick.position}
            data-met={tick.met}
            title={tick.note === null ? undefined : formatSealedText(tick.note)}
          >
            <Tick state={tick.met} label={label} quiet />
            <span>{counts === undefined ? shorten(asked.map(nameOf)) : nameOf(counts)}</span>
            {years !== null && <span className={styles.years}>{years} y</span>}
          </li>
        )
      })}
      {rest.length > 0 && (
        <li className={styles.rest}>
          +{rest.length} {rest.every(({ met }) => met === 'yes') ? 'met' : 'more'}
        </li>
      )}
    </ul>
  )
}

/** "Airflow, Dagster or Prefect" would fill the line: the first and how many others. */
const shorten = (names: readonly string[]): string =>
  names.length <= 2 ? names.join(' or ') : `${names[0]} or ${names.length - 1} others`
