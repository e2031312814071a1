import { ArrowDown, ArrowUp } from 'lucide-react'
import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'

/**
 * A table with named columns; its accessible name distinguishes it from the panel around it. Wide ones scroll in a
 * container that is reachable by keyboard.
 */
export function Table({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string | undefined
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={classNames(styles.scroller, className)} aria-label={`Table: ${label}`} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  )
}

export interface HeadCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  numeric?: boolean
  /** If set, the header is a button that sorts. */
  onSort?: (() => void) | undefined
  sorted?: 'ascending' | 'descending' | undefined
}

export function HeadCell({ numeric, onSort, sorted, children, className, ...rest }: HeadCellProps) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      {...rest}
      scope="col"
      aria-sort={sorted}
      className={classNames(styles.head, numeric && styles.numeric, className)}
    >
      {onSort === undefined ? (
        children
      ) : (
        <button type="button" className={styles.sort} onClick={onSort}>
          {children}
          {sorted !== undefined && <Arrow size={12} aria-hidden="true" />}
        </button>
      )}
    </th>
  )
}

export function Cell({ numeric, className, ...rest }: TdHTMLAttributes<HTMLTableCellElement> & { numeric?: boolean }) {
  return <td {...rest} className={classNames(styles.cell, numeric && styles.numeric, className)} />
}

export function Row({
  current,
  className,
  ...rest
}: HTMLAttributes<HTMLTableRowElement> & { /** The row has the keyboard focus. */ current?: boolean }) {
  return <tr {...rest} className={classNames(styles.row, className)} data-current={current || undefined} />
}
