import { useSyncExternalStore } from 'react'
import styles from './navigation-progress.module.css'
import type { ProgressState } from './progress-state.ts'

/** A thin bar at the top while work is in progress. */
export function NavigationProgress({ progress }: { progress: ProgressState }) {
  const phase = useSyncExternalStore(progress.subscribe, progress.phase, progress.phase)
  if (phase === 'hidden') return null
  return (
    <div
      className={styles.bar}
      data-phase={phase}
      role="progressbar"
      aria-live="polite"
      aria-label={phase === 'failed' ? 'FAILED' : 'Loading'}
      aria-valuetext={phase === 'failed' ? 'FAILED' : 'Loading'}
    />
  )
}
