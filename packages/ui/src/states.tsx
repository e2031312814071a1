import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './states.module.css'
import { useDelayed } from './use-delayed.ts'

export interface LoadingStateProps {
  /** What stands in for the content; the word alone otherwise. */
  skeleton?: ReactNode
  label?: string
}

/** 'Loading', not before 200 ms: what comes faster never flickers. */
export function LoadingState({ skeleton, label = 'Loading' }: LoadingStateProps) {
  const due = useDelayed(true, 200)
  return (
    <div className={skeleton === undefined ? styles.state : styles.holder} role="status" aria-busy="true">
      {due && <span className={skeleton === undefined ? styles.loading : styles.heard}>{label}</span>}
      {due && skeleton}
    </div>
  )
}

export interface EmptyStateProps {
  /** One sentence why. */
  children: ReactNode
  title?: string
  /** One button. */
  action?: ReactNode
}

/** Nothing there yet. */
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

/** Something is there, but the filters leave none of it. */
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
  /** What the server said, or what to do. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string
  /** Names the request for the person who investigates it. */
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

/** An empty pan on its chains. */
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
