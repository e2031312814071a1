import { Panel } from '@assay/ui/panel'
import { Tick } from '@assay/ui/tick'
import { Link } from '@tanstack/react-router'
import styles from './dashboard.module.css'
import type { DashboardData } from './dashboard.tsx'

export interface GettingStartedProps {
  steps: DashboardData['gettingStarted']
  isPage: (href: string) => boolean
  /** Employers have a page with all steps and a tour. */
  hasTour: boolean
}

/** The first steps of a new company or agency. */
export function GettingStarted({ steps, isPage, hasTour }: GettingStartedProps) {
  const done = steps.filter((step) => step.done).length
  return (
    <Panel title="Get started" note={`${done} of ${steps.length}`} flush>
      <ol>
        {steps.map((step) => (
          <li key={step.key} className={styles.row} data-done={step.done || undefined}>
            {step.done ? <Tick state="yes" label={step.label} /> : <span className={styles.open} aria-hidden="true" />}
            <span className={styles.rowLink}>
              {!step.done && isPage(step.href) ? <Link to={step.href}>{step.label}</Link> : <span>{step.label}</span>}
            </span>
          </li>
        ))}
      </ol>
      {hasTour && (
        <p className={styles.row}>
          <Link to="/get-started">All first steps and the tour</Link>
        </p>
      )}
    </Panel>
  )
}
