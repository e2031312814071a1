import type { ShapeChange } from '@assay/contracts/model-versions'
import styles from './learning.module.css'

/** Each feature that moves: a sentence, and its shape before and after as a table that opens. */
export function ShapeChanges({ changes }: { changes: readonly ShapeChange[] }) {
  if (changes.length === 0) return <p className={styles.intro}>No shape moves by a whole point.</p>
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.feature}>
          <p>{change.words}</p>
          <Moves change={change} />
        </li>
      ))}
    </ul>
  )
}

function Moves({ change }: { change: ShapeChange }) {
  const moves = change.points.map(({ at, before, after }) => ({ at, by: after - before }))
  const most = Math.max(1, ...moves.map(({ by }) => Math.abs(by)))
  return (
    <div className={styles.shape} role="img" aria-label={moves.map(({ at, by }) => `${at}: ${signed(by)}`).join(', ')}>
      {moves.map(({ at, by }) => (
        <span
          key={at}
          className={styles.bar}
          data-falls={by < 0}
          style={{ height: `${(Math.abs(by) / most) * 100}%` }}
          title={`${at}: ${signed(by)}`}
        />
      ))}
    </div>
  )
}

const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${Math.abs(by)}` : '0')
