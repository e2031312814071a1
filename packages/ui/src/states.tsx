import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Skeleton } from './skeleton.tsx'
import styles from './states.module.css'
import { useDelayed } from './use-delayed.ts'

export interface LoadingStateProps {
  /** Shown in place of the content, in its shape; rows, unless something else is to come. */
  skeleton?: ReactNode
  label?: string
}

const LONG_MS = 10_000

/**
 * Shows a skeleton and announces 'Loading' after 200 ms, so that fast responses don't flicker. After ten seconds it says
 * that this is unusual.
 */
export function LoadingState({ skeleton = <RowBones />, label = 'Loading' }: LoadingStateProps) {
  const due = useDelayed(true, 200)
  const isLong = useDelayed(true, LONG_MS)
  return (
    <div className={styles.holder} role="status" aria-busy="true">
      {due && <span className={styles.heard}>{label}</span>}
      {/* Their room is kept from the start, so that what stands below moves only once. */}
      <div className={due ? undefined : styles.kept}>{skeleton}</div>
      {isLong && <p className={styles.long}>Still loading. This is taking longer than usual.</p>}
    </div>
  )
}

const WIDTHS = ['62%', '78%', '54%', '70%']

/** As many as usually come. */
export function RowBones({ rows = WIDTHS.length }: { rows?: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} width={WIDTHS[row % WIDTHS.length] ?? ''} />
      ))}
    </div>
  )
}

export interface EmptyStateProps {
  /** One sentence with the reason. */
  children: ReactNode
  title?: string
  /** One button. */
  action?: ReactNode
}

/** The empty state of a list without items. */
export function EmptyState({ children, title = 'No Data', action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <EmptyPan />
      <p className={styles.title}>{title}</p>
      <p className={styles.words}>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** The empty state of a list whose filters exclude every item. */
export function FilteredEmpty({ onClear, children }: { onClear: () => void; children?: ReactNode }) {
  return (
    <div className={styles.state} role="status">
      <p className={styles.title}>No matching data</p>
      {children !== undefined && <p className={styles.words}>{children}</p>}
      <div className={styles.action}>
        <Button onClick={onClear}>Clear filters</Button>
      </div>
    </div>
  )
}

export interface FailedStateProps {
  /** The server's message, or what to do. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string
  /** Identifies the request for support. */
  requestId?: string | null | undefined
}

export function FailedState({ children, onRetry, retryLabel = 'Try again', requestId }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.failed}>FAILED</p>
      {children !== undefined && <p className={styles.words}>{children}</p>}
      {requestId && <p className={styles.request}>Request {requestId}</p>}
      {onRetry !== undefined && (
        <div className={styles.action}>
          <Button onClick={onRetry}>{retryLabel}</Button>
        </div>
      )}
    </div>
  )
}

/** An empty pan of a balance on its chains. */
function EmptyPan() {
  return (
    <svg className={styles.pan} viewBox="0 0 48 36" width="48" height="36" fill="none" aria-hidden="true">
      <path d="M24 2v4M24 6 9 25M24 6l15 19" stroke="var(--line-strong)" strokeWidth="1.25" />
      <path
        d="M5 25h38c-2.5 6-9 9-19 9S7.5 31 5 25z"
        stroke="var(--control-line)"
        strokeWidth="1.25"
        fill="var(--surface)"
      />
    </svg>
  )
}
