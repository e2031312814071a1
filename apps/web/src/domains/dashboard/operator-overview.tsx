import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatToday } from '../../platform/format.ts'
import { TroubledMail } from './coming-up.tsx'
import styles from './dashboard.module.css'
import { type DashboardData, type DashboardProps, Figures } from './dashboard.tsx'
import { PoolPanel } from './pool-panel.tsx'

interface OperatorOverviewProps extends Pick<DashboardProps, 'dashboard' | 'isPage'> {
  /** How fair the ranking is and whether the audit log is whole; operators only. */
  oversight: ReactNode
}

/** What waits for the operators and the content creators of this installation. */
export function OperatorOverview({ dashboard, isPage, oversight }: OperatorOverviewProps) {
  const { role, waiting, figures, troubledMail, pool } = dashboard
  const isAdmin = role === 'platform.admin'
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>Overview</h1>
          <p className={styles.today}>{formatToday()}</p>
        </div>
      </header>
      {isAdmin ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Tasks waiting={waiting} isPage={isPage} />
            <TroubledMail troubledMail={troubledMail} />
            <Figures figures={figures} isPage={isPage} />
          </div>
          <div className={styles.column}>
            {oversight}
            <PoolPanel pool={pool} />
          </div>
        </div>
      ) : (
        <div className={styles.column}>
          <Tasks waiting={waiting} isPage={isPage} />
          <Figures figures={figures} isPage={isPage} />
        </div>
      )}
    </>
  )
}

function Tasks({ waiting, isPage }: Pick<DashboardData, 'waiting'> & Pick<DashboardProps, 'isPage'>) {
  return (
    <Panel title="To do" flush>
      {waiting.length === 0 ? (
        <EmptyState title="Nothing to do">Your tasks appear here.</EmptyState>
      ) : (
        <ul>
          {waiting.map(({ key, label, value, href, hint }) => (
            <li key={key} className={styles.row}>
              <span className={styles.rowLink}>
                <span className={styles.rowTitle}>
                  {isPage(href) ? (
                    <Link
                      to={href}
                      className={styles.figureLink}
                      aria-label={`${label}: ${value.toLocaleString('en')}`}
                    >
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </span>
                {hint !== null && <span className={styles.rowMore}>{hint}</span>}
              </span>
              <span className={styles.rowNumber}>{value.toLocaleString('en')}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
