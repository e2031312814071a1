import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

/**
 * What a state asks of the reader: nothing (`plain`), nothing while it goes well (`active`), patience or a next step (`waiting`),
 * attention (`late`), a repair (`failed`). Only the last two have a color; every tone but the first has a shape of its own.
 */
export type BadgeTone = 'plain' | 'active' | 'waiting' | 'late' | 'failed'

/** A status label. */
export function Badge({ children, tone = 'plain', title }: { children: ReactNode; tone?: BadgeTone; title?: string }) {
  return (
    <span className={classNames(styles.badge, styles[tone])} title={title}>
      {children}
    </span>
  )
}
