import styles from './match-list.module.css'

/** The heads of the columns. Each row names its facts itself, for screen readers. */
export function MatchHeads({ hasOverlap }: { hasOverlap: boolean }) {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span className={styles.headFacts}>
        <span>Must-haves</span>
        <span>Pay</span>
        <span>Notice</span>
        {hasOverlap && <span>Overlap</span>}
        <span>Verified</span>
      </span>
      <span>Score</span>
    </div>
  )
}
