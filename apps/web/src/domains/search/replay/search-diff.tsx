import { formatSealedText } from '@assay/contracts/sealed-text'
import { Panel } from '@assay/ui/panel'
import { formatPoints, signedPoints } from '@assay/ui/score-bar'
import { EmptyState } from '@assay/ui/states'
import type { ReactNode } from 'react'
import { formatCount, formatDay, formatTime } from '../../../platform/format.ts'
import { useGatherings } from '../criteria/index.ts'
import type { SearchDiff } from './diffs.queries.ts'
import styles from './search-diff.module.css'

type Move = SearchDiff['moves'][number]

interface SearchDiffProps {
  diff: SearchDiff
  /** Links to each of the two runs. */
  link: (searchId: string, words: ReactNode) => ReactNode
}

export function SearchDiffView({ diff, link }: SearchDiffProps) {
  const { before, after, counts, moves } = diff
  const summary = [
    formatCount(counts.entered, 'newcomer'),
    `${counts.left} removed`,
    `${counts.up} up`,
    `${counts.down} down`,
    `${counts.same} at the same rank`,
  ].join(' · ')
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Comparison of two runs</h1>
      <Panel title="Differences">
        <div className={styles.sides}>
          <Side name="Before" side={before} link={link} />
          <Side name="After" side={after} link={link} />
          <Reasons diff={diff} />
        </div>
      </Panel>
      <Panel title="Rank changes" note={summary} flush>
        {moves.length === 0 ? (
          <EmptyState title="No rank changes">Both runs have the same candidates at the same ranks.</EmptyState>
        ) : (
          <Moves moves={moves} />
        )}
      </Panel>
    </div>
  )
}

/** Candidates with a different score come first; those moved only by others are collapsed below. */
function Moves({ moves }: Pick<SearchDiff, 'moves'>) {
  const pushed = moves.filter(({ causes }) => causes.every((cause) => cause === 'others'))
  const own = moves.filter((move) => !pushed.includes(move))
  return (
    <>
      <MoveList moves={own} />
      {pushed.length > 0 && (
        <details className={styles.pushed} open={own.length === 0}>
          <summary>{formatCount(pushed.length, 'person', 'people')} moved only because others did</summary>
          <MoveList moves={pushed} />
        </details>
      )}
    </>
  )
}

function MoveList({ moves }: Pick<SearchDiff, 'moves'>) {
  return (
    <ol className={styles.list}>
      {moves.map((move) => (
        <li key={move.candidateId} className={styles.move}>
          <MoveDetails move={move} />
        </li>
      ))}
    </ol>
  )
}

function Side({ name, side, link }: { name: string; side: SearchDiff['before']; link: SearchDiffProps['link'] }) {
  return (
    <div className={styles.side}>
      <span className={styles.quiet}>{name}</span>
      {link(side.searchId, formatTime(side.createdAt))}
      <span className={styles.quiet}>
        {formatCount(side.matchedCount, 'match', 'matches')} of {side.poolSize.toLocaleString('en')} people
      </span>
    </div>
  )
}

function Reasons({ diff }: { diff: SearchDiff }) {
  const { criteriaChanges, modelChange, dayChange, samePool } = diff
  const { named } = useGatherings()
  return (
    <ul className={styles.reasons}>
      <li>{samePool ? 'Same candidates' : 'Candidates were added, removed or updated'}</li>
      {criteriaChanges.length === 0 && <li>Same search criteria</li>}
      {criteriaChanges.map((change) => (
        <li key={change.what}>
          {change.what}: <ChangeText was={named(change.was)} is={named(change.is)} />
        </li>
      ))}
      {modelChange !== null && (
        <li>
          Model: <ChangeText {...modelChange} />
        </li>
      )}
      {dayChange !== null && (
        <li>
          Day: <ChangeText was={formatDay(dayChange.was)} is={formatDay(dayChange.is)} />
        </li>
      )}
    </ul>
  )
}

function ChangeText({ was, is }: { was: string | null; is: string | null }) {
  return (
    <span>
      {formatSealedText(was ?? 'none')} → {formatSealedText(is ?? 'none')}
    </span>
  )
}

const CAUSES: Record<Move['causes'][number], string> = {
  pool: 'added or removed candidates',
  evidence: 'updated profile',
  day: 'passage of time',
  criteria: 'search criteria',
  model: 'model',
  others: 'changes of other candidates',
}

function MoveDetails({ move }: { move: Move }) {
  const gain = (move.scoreAfter ?? 0) - (move.scoreBefore ?? 0)
  const hasBoth = move.scoreBefore !== null && move.scoreAfter !== null
  return (
    <details>
      <summary>
        <span className={styles.figures}>{formatRanks(move)}</span>
        <span>{move.maskedName}</span>
        <span className={`${styles.quiet} ${styles.causes}`}>{formatCauses(move)}</span>
        <span className={styles.gain} data-lost={gain < 0 || undefined}>
          {hasBoth ? signedPoints(gain) : `${formatPoints(move.scoreAfter ?? move.scoreBefore ?? 0)} points`}
        </span>
      </summary>
      <div className={styles.details}>
        <p>{formatPlace(move)}</p>
        {move.profileChanges.length > 0 && (
          <ul className={styles.reasons}>
            {move.profileChanges.map((change) => (
              <li key={change.what}>
                {change.what}: <ChangeText {...change} />
              </li>
            ))}
          </ul>
        )}
        {hasBoth && move.lines.length > 0 && (
          <ul className={styles.reasons}>
            {move.lines.map((line) => (
              <li key={`${line.cause} ${line.feature} ${line.label}`} className={styles.line}>
                <span>
                  {formatSealedText(line.label)} <span className={styles.quiet}>by {CAUSES[line.cause]}</span>
                </span>
                <span className={styles.figures}>
                  {line.before} → {line.after}
                </span>
                <span className={styles.gain} data-lost={line.after < line.before || undefined}>
                  {signedPoints(line.after - line.before)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}

function formatRanks({ kind, rankBefore, rankAfter }: Move): string {
  if (kind === 'entered') return `new → ${rankAfter}`
  if (kind === 'left') return `${rankBefore} → out`
  return `${rankBefore} → ${rankAfter}`
}

function formatCauses({ causes }: Move): string {
  return causes.map((cause) => CAUSES[cause]).join(', ')
}

function formatPlace({ kind, scoreBefore, scoreAfter, causes }: Move): string {
  const score = `${formatPoints(scoreBefore ?? 0)} points before, ${formatPoints(scoreAfter ?? 0)} after.`
  if (causes.includes('pool'))
    return kind === 'left' ? 'Not available in the second run.' : 'Not available in the first run.'
  if (scoreAfter === null) return 'Excluded from the second run.'
  if (scoreBefore === null) return 'Excluded from the first run.'
  if (kind === 'left') return `${score} Below the stored matches of the second run.`
  if (kind === 'entered') return `${score} Below the stored matches of the first run.`
  return score
}
