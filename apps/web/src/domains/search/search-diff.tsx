import { Panel } from '@assay/ui/panel'
import { signedPoints } from '@assay/ui/score-bar'
import { EmptyState } from '@assay/ui/states'
import type { ReactNode } from 'react'
import { formatCount, formatDay, formatTime } from '../../platform/format.ts'
import type { SearchDiff } from './diffs.queries.ts'
import { plainWords } from './format-line.ts'
import styles from './search-diff.module.css'

type Move = SearchDiff['moves'][number]

interface SearchDiffProps {
  diff: SearchDiff
  /** A way to each of the two runs. */
  link: (searchId: string, words: ReactNode) => ReactNode
}

/** Two runs side by side: what is otherwise in the question, and for everybody who moved, why. */
export function SearchDiffView({ diff, link }: SearchDiffProps) {
  const { before, after, counts, moves } = diff
  const summary = [
    formatCount(counts.entered, 'newcomer'),
    `${counts.left} gone`,
    `${counts.up} up`,
    `${counts.down} down`,
    `${counts.same} at the same rank`,
  ].join(' · ')
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Two runs compared</h1>
      <Panel title="What differs">
        <div className={styles.sides}>
          <Side name="Before" side={before} link={link} />
          <Side name="After" side={after} link={link} />
          <Reasons diff={diff} />
        </div>
      </Panel>
      <Panel title="Who moved" note={summary} flush>
        {moves.length === 0 ? (
          <EmptyState title="Nobody moved">Both runs have the same people at the same ranks.</EmptyState>
        ) : (
          <Moves moves={moves} />
        )}
      </Panel>
    </div>
  )
}

/** Whose own score differs first; whom others pushed about only stand below, folded. */
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
  return (
    <ul className={styles.reasons}>
      <li>{samePool ? 'The same pool' : 'Another pool: people came, left or changed'}</li>
      {criteriaChanges.length === 0 && <li>The same query criteria</li>}
      {criteriaChanges.map((change) => (
        <li key={change.what}>
          {change.what}: <ChangeText {...change} />
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
      {plainWords(was ?? 'not there')} → {plainWords(is ?? 'not there')}
    </span>
  )
}

const CAUSES: Record<Move['causes'][number], string> = {
  pool: 'who is in the pool',
  evidence: 'a changed profile',
  day: 'time gone by',
  criteria: 'the query criteria',
  model: 'the model',
  others: 'others moved around them',
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
          {hasBoth ? signedPoints(gain) : `${move.scoreAfter ?? move.scoreBefore ?? 0} points`}
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
                  {plainWords(line.label)} <span className={styles.quiet}>by {CAUSES[line.cause]}</span>
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
  const score = `${scoreBefore ?? 0} points before, ${scoreAfter ?? 0} after.`
  if (causes.includes('pool'))
    return kind === 'left' ? 'Not in the pool of the second run.' : 'Not in the pool of the first run.'
  if (scoreAfter === null) return 'The second run leaves them out.'
  if (scoreBefore === null) return 'The first run left them out.'
  if (kind === 'left') return `${score} Below the kept matches of the second run.`
  if (kind === 'entered') return `${score} Below the kept matches of the first run.`
  return score
}
