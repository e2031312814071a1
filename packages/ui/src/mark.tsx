import { classNames } from './class-names.ts'
import styles from './mark.module.css'

/** The logo: an A whose crossbar is the beam of a level balance. */
export function Mark({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={classNames(styles.mark, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d="M7.2 1h9.6L23 7.2v9.6L16.8 23H7.2L1 16.8V7.2z" fill="var(--accent)" />
      <path
        d="m7.3 18.5 4.7-13 4.7 13M4.6 13.2h14.8M4.6 13.2v1.9M19.4 13.2v1.9"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Logo and name. */
export function Wordmark({ size = 24 }: { size?: number }) {
  return (
    <span className={styles.wordmark} style={{ fontSize: `${size * 0.75}px` }}>
      <Mark size={size} />
      Assay
    </span>
  )
}
