import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './panel.module.css'

export interface PanelProps {
  title: ReactNode
  /** Muted, after the title: a count, a date. */
  note?: ReactNode
  /** The note is a sentence: on a phone it stands below the title and what is to the right of it. */
  noteBelow?: boolean
  /** To the right of the title. */
  actions?: ReactNode
  children: ReactNode
  /** Content touches the frame, for tables and lists with their own padding. */
  flush?: boolean
  level?: 2 | 3
  className?: string | undefined
}

/** A region with a heading. */
export function Panel(props: PanelProps) {
  const { title, note, noteBelow = false, actions, children, flush = false, level = 2, className } = props
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id}>
      <header className={styles.head} data-note-below={noteBelow || undefined}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  )
}
