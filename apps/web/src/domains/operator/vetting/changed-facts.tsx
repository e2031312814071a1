import styles from './vetting.module.css'
import type { VettingChange } from './vetting.queries.ts'
import { changedFacts } from './vetting-labels.ts'

/** What a correction changes: all that the second person confirms. */
export function ChangedFacts({ change }: { change: VettingChange }) {
  return (
    <ul className={styles.changes} aria-label="Changes">
      {changedFacts(change).map(({ label, before, after }) => (
        <li key={label}>
          {label}: {after} <span className={styles.before}>(was {before})</span>
        </li>
      ))}
    </ul>
  )
}
