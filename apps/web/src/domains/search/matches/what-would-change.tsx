import { formatSealedText } from '@assay/contracts/sealed-text'
import { Panel } from '@assay/ui/panel'
import { formatPoints, signedPoints } from '@assay/ui/score-bar'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { capitalize, formatCount } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import { type Counterfactuals, counterfactualsQuery } from './counterfactuals.queries.ts'
import styles from './what-would-change.module.css'

/** What would raise the rank: changes by the candidate, and changes to the criteria. */
export function WhatWouldChange({ searchId, candidateId }: { searchId: string; candidateId: string }) {
  const query: UseQueryResult<Counterfactuals> = useQuery(counterfactualsQuery(searchId, candidateId))
  return (
    <Panel title="What would change this rank" note="current candidates">
      <Region query={query}>
        {(found) => (
          <>
            <div className={styles.part}>
              <h3 className={styles.name}>Candidate</h3>
              <RaiseText found={found} />
            </div>
            <div className={styles.part}>
              <h3 className={styles.name}>Search criteria</h3>
              <Relaxations found={found} />
            </div>
          </>
        )}
      </Region>
    </Panel>
  )
}

function RaiseText({ found }: { found: Counterfactuals }) {
  const { raise, into, rankNow } = found
  if (rankNow === null) return <p className={styles.words}>This candidate doesn’t meet the criteria. See below.</p>
  if (raise === null) return <p className={styles.words}>Fewer than {into} other candidates match.</p>
  if (raise.changes.length === 0) {
    return (
      <p className={styles.words}>
        {raise.isReached ? `Already in the top ${into}.` : 'No change to the profile would raise the score.'}
      </p>
    )
  }
  return (
    <>
      <p className={styles.words}>
        {raise.isReached
          ? `To reach the top ${into} (more than ${formatPoints(raise.scoreNeeded)} points):`
          : `Not enough for the top ${into}, but these would help:`}
      </p>
      <ul className={styles.list}>
        {raise.changes.map((change) => (
          <li key={change.label} className={styles.change}>
            <span>{capitalize(formatSealedText(change.label))}</span>
            <span className={styles.points}>{signedPoints(change.points)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.words}>
        {formatPoints(raise.scoreNow)} points now, {formatPoints(raise.scoreThen)} after.
      </p>
    </>
  )
}

function Relaxations({ found }: { found: Counterfactuals }) {
  if (found.relaxations.length === 0) {
    return <p className={styles.words}>No single condition holds this candidate back.</p>
  }
  return (
    <ul className={styles.list}>
      {found.relaxations.map((relaxation) => (
        <li key={relaxation.target} className={styles.change}>
          <span>Without “{formatSealedText(relaxation.condition)}”</span>
          <span className={styles.points}>
            {found.rankNow === null ? 'out' : found.rankNow} → {relaxation.rankThen}
          </span>
          <span className={styles.note}>{formatMovers(relaxation, found.into)}</span>
        </li>
      ))}
    </ul>
  )
}

function formatMovers(
  { entering, leaving, matchedThen }: Counterfactuals['relaxations'][number],
  into: number,
): string {
  const matched = `${formatCount(matchedThen, 'candidate matches', 'candidates match')}`
  if (entering.length === 0 && leaving.length === 0) return `The top ${into} stay the same. ${matched}.`
  const named = (people: typeof entering) => people.map(({ maskedName }) => maskedName).join(', ')
  const parts = [
    entering.length === 0 ? null : `${named(entering)} would enter the top ${into}`,
    leaving.length === 0 ? null : `${named(leaving)} would leave it`,
  ]
  return `${parts.filter((part) => part !== null).join('; ')}; ${matched}.`
}
