import type { ShapeChange } from '@assay/contracts/model-versions'
import styles from './learning.module.css'

/** Each changed feature in a sentence, with the change in points of each part of its shape. */
export function ShapeChanges({ changes }: { changes: readonly ShapeChange[] }) {
  if (changes.length === 0) return <p className={styles.intro}>No weight changes by a whole point.</p>
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.feature}>
          <p className={styles.words}>{change.words}</p>
          <dl className={styles.shape}>
            {change.points.map(({ at, before, after }) => (
              <div key={at} data-moves={after > before ? 'up' : after < before ? 'down' : 'not'}>
                <dt>{at}</dt>
                <dd>{signed(after - before)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${Math.abs(by)}` : '0')
