import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

export type ChipTone = 'plain' | 'accent' | 'must' | 'nice' | 'limit' | 'not'

export interface ChipProps {
  children: ReactNode
  tone?: ChipTone
  /** Before the label, such as a tick. */
  lead?: ReactNode
  /** Makes the label a button. */
  onPress?: (() => void) | undefined
  pressed?: boolean | undefined
  /** Adds a remove button; `removeLabel` is its accessible name. */
  onRemove?: (() => void) | undefined
  removeLabel?: string | undefined
  className?: string | undefined
  title?: string | undefined
}

/** One item of a set: a skill, an active filter, a condition. */
export function Chip(props: ChipProps) {
  const { children, tone = 'plain', lead, onPress, pressed, onRemove, removeLabel = 'Remove', className, title } = props
  const words = (
    <>
      {lead}
      <span className={styles.words}>{children}</span>
    </>
  )
  return (
    <span className={classNames(styles.chip, styles[tone], className)} title={title}>
      {onPress === undefined ? (
        <span className={styles.body}>{words}</span>
      ) : (
        <button type="button" className={styles.body} onClick={onPress} aria-pressed={pressed}>
          {words}
        </button>
      )}
      {onRemove !== undefined && (
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={removeLabel} title={removeLabel}>
          <X size={12} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
