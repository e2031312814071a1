import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { Link } from '@tanstack/react-router'
import { capitalize, formatNear, formatTime } from '../../platform/format.ts'
import { kindLabels } from '../../platform/labels/interview-kind-labels.ts'
import styles from './dashboard.module.css'
import type { DashboardData, DashboardProps } from './dashboard.tsx'

type IsPage = Pick<DashboardProps, 'isPage'>

export function NextInterviews({ nextInterviews, isPage }: Pick<DashboardData, 'nextInterviews'> & IsPage) {
  return (
    <Panel title="Your upcoming interviews" flush>
      {nextInterviews.length === 0 ? (
        <p className={styles.nothing}>No upcoming interviews.</p>
      ) : (
        <ul>
          {nextInterviews.map(({ id, start, kind, round, requirementTitle, candidateName, href }) => (
            <li key={id} className={styles.row}>
              <span className={styles.rowLink}>
                <span className={styles.rowTitle}>
                  {isPage(href) ? <Link to={href}>{candidateName}</Link> : candidateName}
                </span>
                <span className={styles.rowMore}>
                  Round {round}, {kindLabels[kind].toLowerCase()} · {requirementTitle}
                </span>
              </span>
              <time className={styles.rowMore} dateTime={start}>
                {formatNear(start)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Jobs at risk of staying unfilled, each with the reasons. */
export function AtRisk({ atRisk }: Pick<DashboardData, 'atRisk'>) {
  if (atRisk.length === 0) return null
  return (
    <Panel title="At risk" note={String(atRisk.length)} flush>
      <ul>
        {atRisk.map(({ id, title, reasons }) => (
          <li key={id} className={styles.row}>
            <span className={styles.rowLink}>
              <span className={styles.rowTitle}>
                <Link to="/requirement" search={{ id }}>
                  {title}
                </Link>
              </span>
              <span className={styles.rowMore}>{capitalize(reasons.join('; '))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Mail that failed or may have failed; nothing is resent automatically. */
export function TroubledMail({ troubledMail }: Pick<DashboardData, 'troubledMail'>) {
  return (
    <Panel title="Email delivery issues" note={String(troubledMail.length)} flush>
      {troubledMail.length === 0 ? (
        <p className={styles.nothing}>All emails were delivered.</p>
      ) : (
        <ul>
          {troubledMail.map(({ about, state, at, why }) => (
            <li key={`${about} ${at}`} className={styles.row}>
              <span className={styles.rowLink}>
                <span className={styles.rowTitle}>
                  {about} <Badge tone={state === 'failed' ? 'failed' : 'waiting'}>{state}</Badge>
                </span>
                <span className={styles.rowMore}>{why}</span>
              </span>
              <time className={styles.rowMore} dateTime={at}>
                {formatTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
