import { TriangleAlert } from 'lucide-react'
import styles from '../criteria/criteria-editor.module.css'
import type { Search } from '../searches/index.ts'

/** What is shown of a long list until the rest is opened. */
const SHOWN = 8

type Notes = Pick<Search, 'notUnderstood' | 'lint'>

export function ReadingNotes({ notUnderstood, lint: remarks }: Notes) {
  // A separate notice shows this one, with the other reading.
  const lint = remarks.filter(({ code }) => code !== 'one-person')
  if (notUnderstood.length === 0 && lint.length === 0) return null
  return (
    <div className={styles.criteria}>
      {lint.length > 0 && (
        <section className={styles.section} aria-label="Check these points">
          <h3 className={styles.name}>Check these points</h3>
          <ul className={styles.findings}>
            {lint.map((finding) => (
              <li key={`${finding.code}-${finding.start ?? finding.message}`} className={styles.finding}>
                <TriangleAlert size={14} aria-hidden="true" />
                <span>{finding.message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notUnderstood.length > 0 && (
        <section className={styles.section} aria-label="Not understood">
          <h3 className={styles.name}>Not understood</h3>
          <Phrases phrases={notUnderstood.slice(0, SHOWN)} />
          {notUnderstood.length > SHOWN && (
            <details className={styles.moreWords}>
              <summary>{notUnderstood.length - SHOWN} more</summary>
              <Phrases phrases={notUnderstood.slice(SHOWN)} />
            </details>
          )}
        </section>
      )}
    </div>
  )
}

function Phrases({ phrases }: { phrases: readonly string[] }) {
  return (
    <ul className={styles.unreadWords}>
      {phrases.map((phrase) => (
        <li key={phrase}>{phrase}</li>
      ))}
    </ul>
  )
}
