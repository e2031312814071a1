import type { Contribution } from '@assay/contracts/candidate-searches'
import { Button } from '@assay/ui/button'
import { Hallmark } from '@assay/ui/hallmark'
import { TextLink } from '@assay/ui/link'
import { formatPoints, signedPoints } from '@assay/ui/score-bar'
import { Tabs } from '@assay/ui/tabs'
import { useState } from 'react'
import { formatCount, formatDay } from '../../../platform/format.ts'
import { describeGrade } from '../criteria/index.ts'
import styles from './match-explanation.module.css'
import { groupLines } from './match-explanation-groups.ts'
import type { MatchView } from './match-view.ts'
import { sumPoints } from './score-parts.ts'

interface MatchExplanationProps {
  match: MatchView
  /** The number of matches; undefined if unknown. */
  people?: number | undefined
  start?: 'bars' | 'lines'
}

export function MatchExplanation({ match, people, start = 'lines' }: MatchExplanationProps) {
  const [depth, setDepth] = useState<string>(start)
  return (
    <div className={styles.explanation}>
      <p className={styles.sentence}>{match.sentence}</p>
      <Tabs
        label="Explanation view"
        value={depth}
        onChange={setDepth}
        tabs={[
          {
            value: 'lines',
            label: 'Details',
            panel: <ExplanationLines match={match} />,
          },
          { value: 'bars', label: 'Chart', panel: <ExplanationBars contributions={match.contributions} /> },
        ]}
      />
      {match.places !== null && match.places.worst > match.places.best && (
        <p className={styles.band}>
          Ranks {match.places.best.toLocaleString('en')}
          {match.places.worst === match.places.best + 1 ? ' and ' : ' to '}
          {match.places.worst.toLocaleString('en')} are too close to call.
        </p>
      )}
      {match.rankWithoutClaims !== null && (
        <p className={styles.band}>
          Counting verified skills only: #{match.rankWithoutClaims.toLocaleString('en')}
          {people !== undefined && ` of ${people.toLocaleString('en')}`}
          {match.rankWithoutClaims === match.rank && ', unchanged'}.
        </p>
      )}
      {match.band !== null && (
        <p className={styles.band}>
          Score range: {match.band.low.toLocaleString('en')} (verified only) to {match.band.high.toLocaleString('en')}{' '}
          (all claims confirmed).
        </p>
      )}
      <p className={styles.band}>
        <TextLink href="/how-ranking-works" target="_blank">
          How scores work
        </TextLink>
      </p>
    </div>
  )
}

function ExplanationLines({ match }: { match: MatchView }) {
  const { contributions, score } = match
  const groups = groupLines(match)
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col" className={styles.grade}>
              Verification
            </th>
            <th scope="col" className={styles.points}>
              Points
            </th>
          </tr>
        </thead>
        {groups
          .filter(({ key }) => key !== 'nothing' || showsAll)
          .map(({ key, title, lines }) => (
            <tbody key={key} data-group={key}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  <span className={styles.groupName}>{title}</span>{' '}
                  <span className={styles.groupCount}>{lines.length}</span>
                </th>
              </tr>
              {lines.map((line) => (
                <Line key={`${line.feature} ${line.label}`} line={line} />
              ))}
            </tbody>
          ))}
        <tfoot>
          <tr>
            <th scope="row">Score</th>
            <td className={styles.grade} />
            <td className={styles.points} data-sum={sumPoints(contributions)} data-score={score}>
              {formatPoints(sumPoints(contributions))}
            </td>
          </tr>
        </tfoot>
      </table>
      {groups.map(({ key, lines }) =>
        key === 'nothing' ? (
          <p key={key} className={styles.band}>
            <Button size="small" variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Hide' : 'Show'} {formatCount(lines.length, 'line without effect', 'lines without effect')}
            </Button>
          </p>
        ) : null,
      )}
    </>
  )
}

function Line({ line }: { line: Contribution }) {
  return (
    <tr>
      <td>
        <span className={styles.label}>{line.label}</span> <span className={styles.value}>{line.value}</span>
        {line.evidence?.excerpt && <span className={styles.excerpt}>“{line.evidence.excerpt}”</span>}
      </td>
      <td className={styles.grade}>{line.evidence !== null && <EvidenceMark evidence={line.evidence} />}</td>
      <td className={styles.points} data-lost={line.points < 0 || undefined}>
        {signedPoints(line.points)}
      </td>
    </tr>
  )
}

function ExplanationBars({ contributions }: { contributions: readonly Contribution[] }) {
  const lines = contributions.filter(({ points }) => points !== 0)
  const widest = Math.max(1, ...lines.map(({ points }) => Math.abs(points)))
  return (
    <ul className={styles.bars}>
      {lines.map((line) => (
        <li key={`${line.feature} ${line.label}`} className={styles.barRow}>
          <span>{line.label}</span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.fill}
              data-lost={line.points < 0 || undefined}
              style={{ width: `${(Math.abs(line.points) / widest) * 100}%` }}
            />
          </span>
          <span className={styles.points} data-lost={line.points < 0 || undefined}>
            {signedPoints(line.points)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function EvidenceMark({ evidence }: { evidence: NonNullable<Contribution['evidence']> }) {
  const { strength, label } = describeGrade(evidence.grade)
  return <Hallmark strength={strength} label={label} date={evidence.on === null ? null : formatDay(evidence.on)} />
}
