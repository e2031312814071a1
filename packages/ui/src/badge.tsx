import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export type BadgeTone = 'plain' | 'accent' | 'copper' | 'warn' | 'danger'

/** A status label. */
export function Badge({ children, tone = 'plain', title }: { children: ReactNode; tone?: BadgeTone; title?: string }) {
  return (
    <span className={classNames(styles.badge, styles[tone])} title={title}>
      {children}
    </span>
  )
}
