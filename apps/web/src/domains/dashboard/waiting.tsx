import { Panel } from '@assay/ui/panel'
import { Link } from '@tanstack/react-router'
import styles from './dashboard.module.css'
import type { DashboardData, DashboardProps } from './dashboard.tsx'

/** How many of each kind wait, each with its list. */
export function Waiting({
  title,
  waiting,
  isPage,
}: { title: string } & Pick<DashboardData, 'waiting'> & Pick<DashboardProps, 'isPage'>) {
  return (
    <Panel title={title} flush>
      {waiting.length === 0 ? (
        <p className={styles.nothing}>Nothing to do.</p>
      ) : (
        <ul className={styles.waiting}>
          {waiting.map(({ key, label, value, href, hint }) => (
            <li key={key} className={styles.waitingRow}>
              <span className={styles.waitingValue}>{value.toLocaleString('en')}</span>
              <span className={styles.rowLink}>
                {isPage(href) ? (
                  <Link to={href} className={styles.figureLink} aria-label={`${label}: ${value.toLocaleString('en')}`}>
                    {label}
                  </Link>
                ) : (
                  label
                )}
                {hint !== null && <span className={styles.rowMore}>{hint}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
