import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './hallmark.module.css'

/** The verification level, from self-reported (0) to the strongest (4); each has its own mark, as on silver. */
export type HallmarkStrength = 0 | 1 | 2 | 3 | 4

const punches: Record<HallmarkStrength, ReactNode> = {
  0: <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.3" strokeDasharray="2.2 1.9" />,
  1: (
    <path d="M3 2.5h10v6c0 2.9-2.2 4.6-5 5.5-2.8-.9-5-2.6-5-5.5z" fill="none" stroke="currentColor" strokeWidth="1.3" />
  ),
  2: (
    <>
      <ellipse cx="8" cy="8" rx="6.2" ry="6.2" fill="none" stroke="currentColor" strokeWidth="1.3" />
      <circle cx="8" cy="8" r="2.4" fill="currentColor" />
    </>
  ),
  3: (
    <>
      <path d="M5 1.8h6L14.2 5v6L11 14.2H5L1.8 11V5z" fill="none" stroke="currentColor" strokeWidth="1.3" />
      <path d="M5 10.6 8 4.8l3 5.8M4.4 8.6h7.2" fill="none" stroke="currentColor" strokeWidth="1.2" />
    </>
  ),
  4: (
    <>
      <path d="M4.8 1.2h6.4l3.6 3.6v6.4l-3.6 3.6H4.8l-3.6-3.6V4.8z" fill="currentColor" />
      <path d="m4.6 8.2 2.4 2.5 4.5-5.2" fill="none" stroke="var(--surface)" strokeWidth="1.6" />
    </>
  ),
}

export interface HallmarkProps {
  strength: HallmarkStrength
  /** The label of the mark, such as "Assessed". */
  label: string
  /** The date, such as "Mar 2026". */
  date?: string | null | undefined
  /** Shows only the mark; the label is announced and shown on hover. */
  compact?: boolean
  className?: string | undefined
}

/** Shows a verification level. */
export function Hallmark({ strength, label, date, compact = false, className }: HallmarkProps) {
  const spoken = date ? `${label}, ${date}` : label
  return (
    <span
      className={classNames(styles.hallmark, className)}
      data-strength={strength}
      {...(compact && { role: 'img', 'aria-label': spoken, title: spoken })}
    >
      <svg className={styles.punch} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        {punches[strength]}
      </svg>
      {!compact && <span className={styles.label}>{label}</span>}
      {!compact && date && <span className={styles.date}>{date}</span>}
    </span>
  )
}
