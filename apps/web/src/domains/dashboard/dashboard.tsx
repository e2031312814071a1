import type { dashboards } from '@assay/contracts/dashboards'
import type { ResourceOf } from '@assay/contracts/resource'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Link } from '@tanstack/react-router'
import { ScanSearch } from 'lucide-react'
import { formatAgo, formatToday } from '../../platform/format.ts'
import { AtRisk, NextInterviews } from './coming-up.tsx'
import styles from './dashboard.module.css'
import { FunnelPanel } from './funnel-panel.tsx'
import { GettingStarted } from './getting-started.tsx'
import { Acceptance, TimeInStage } from './pace-panels.tsx'
import { PoolPanel } from './pool-panel.tsx'
import { Today } from './today.tsx'
import { Waiting } from './waiting.tsx'

export type DashboardData = ResourceOf<typeof dashboards>

const searchTypeLabels: Record<string, string> = { jobDesc: 'Job description', summary: 'Summary', skill: 'Skills' }
const stateLabels: Record<string, string> = {
  draft: 'Draft',
  pendingApproval: 'Awaiting approval',
  open: 'Open',
  paused: 'Paused',
  filled: 'Filled',
  cancelled: 'Cancelled',
  archived: 'Archived',
}

export interface DashboardProps {
  dashboard: DashboardData
  maySearch: boolean
  /** Links to a page of the web app the user may open; other addresses are plain text. */
  isPage: (href: string) => boolean
}

export function Dashboard({ dashboard, maySearch, isPage }: DashboardProps) {
  const { greetingName, figures, recentSearches, requirements, pool, activity, gettingStarted } = dashboard
  const { role, waiting, tasks, credits, funnel, timeInStage, acceptance, atRisk, nextInterviews } = dashboard
  const isEmployer = role.startsWith('employer.')
  const unfinished = gettingStarted.some((step) => !step.done)
  const isBare = !isEmployer && waiting.length === 0 && figures.length === 0
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>Hello, {greetingName}</h1>
          <p className={styles.today}>{formatToday()}</p>
        </div>
        {maySearch && (
          <Button
            variant="primary"
            icon={<ScanSearch size={15} aria-hidden="true" />}
            render={<Link to={'/candidate-search' as string} />}
          >
            Find candidates
          </Button>
        )}
      </header>
      {isEmployer && (
        <div className={styles.first}>
          <Today tasks={tasks} credits={credits} isPage={isPage} />
          <div className={styles.column}>
            <NextInterviews nextInterviews={nextInterviews} isPage={isPage} />
            <AtRisk atRisk={atRisk} />
          </div>
        </div>
      )}
      {waiting.length > 0 && (
        <div className={styles.wideRow}>
          <Waiting title={isEmployer ? 'All that is open' : 'To do'} waiting={waiting} isPage={isPage} />
        </div>
      )}
      <Figures figures={figures} isPage={isPage} />
      {funnel.length > 0 && (
        <div className={styles.wideRow}>
          <FunnelPanel funnel={funnel} />
        </div>
      )}
      {isBare && (
        <Panel title="To do">
          <EmptyState title="Nothing to do">Your tasks appear here.</EmptyState>
        </Panel>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {maySearch && unfinished && <GettingStarted steps={gettingStarted} isPage={isPage} />}
          {maySearch && <RecentSearches searches={recentSearches} />}
          {activity.length > 0 && <Activity activity={activity} isPage={isPage} />}
        </div>
        <div className={styles.column}>
          {isEmployer && <TimeInStage timeInStage={timeInStage} />}
          {isEmployer && acceptance !== null && <Acceptance acceptance={acceptance} isPage={isPage} />}
          {isEmployer && <Requirements requirements={requirements} />}
          {isEmployer && <PoolPanel pool={pool} />}
        </div>
      </div>
    </>
  )
}

export function Figures({ figures, isPage }: Pick<DashboardData, 'figures'> & Pick<DashboardProps, 'isPage'>) {
  if (figures.length === 0) return null
  return (
    <dl className={styles.figures} aria-label="Key figures">
      {figures.map(({ key, label, value, href, hint }) => (
        <div key={key} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>
            {isPage(href) ? (
              <Link to={href} className={styles.figureLink} aria-label={`${label}: ${value.toLocaleString('en')}`}>
                {value.toLocaleString('en')}
              </Link>
            ) : (
              value.toLocaleString('en')
            )}
          </dd>
          {hint !== null && <dd className={styles.figureHint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}

function RecentSearches({ searches }: { searches: DashboardData['recentSearches'] }) {
  const all = (
    <Button variant="quiet" size="small" render={<Link to={'/candidate-search/my-search-history' as string} />}>
      View all
    </Button>
  )
  return (
    <Panel title="Recent searches" flush actions={searches.length > 0 ? all : undefined}>
      {searches.length === 0 ? (
        <EmptyState action={<Button render={<Link to={'/candidate-search' as string} />}>Find candidates</Button>}>
          Your searches appear here.
        </EmptyState>
      ) : (
        <ul>
          {searches.map((search) => (
            <li key={search.id} className={styles.row}>
              <Link to={`/candidate-search-skills/${search.id}` as string} className={styles.rowLink}>
                <span className={styles.rowTitle}>{search.title}</span>
                <span className={styles.rowMore}>
                  {searchTypeLabels[search.door] ?? search.door} · {formatAgo(search.createdAt)}
                </span>
              </Link>
              {search.newSince > 0 && <Badge tone="accent">{search.newSince} new</Badge>}
              <span className={styles.rowNumber}>
                {search.matchedCount.toLocaleString('en')} <span className={styles.unit}>matches</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Requirements({ requirements }: Pick<DashboardData, 'requirements'>) {
  return (
    <Panel title="Jobs" note={requirements.length > 0 ? String(requirements.length) : undefined} flush>
      {requirements.length === 0 ? (
        <EmptyState>Your company’s open jobs appear here.</EmptyState>
      ) : (
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement.id} className={styles.row}>
              <Link to="/requirement" search={{ id: requirement.id }} className={styles.rowLink}>
                <span className={styles.rowTitle}>{requirement.title}</span>
                <span className={styles.rowMore}>
                  {stateLabels[requirement.state] ?? requirement.state} · {requirement.seats}{' '}
                  {requirement.seats === 1 ? 'seat' : 'seats'} · {requirement.ageDays} d
                </span>
              </Link>
              <span className={styles.rowNumber}>
                {requirement.matchedCount.toLocaleString('en')} <span className={styles.unit}>matches</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Activity({ activity, isPage }: Pick<DashboardData, 'activity'> & Pick<DashboardProps, 'isPage'>) {
  return (
    <Panel title="Recent activity" flush>
      <ul>
        {activity.map(({ at, text, href }) => (
          <li key={`${at} ${text}`} className={styles.row}>
            <span className={styles.rowLink}>
              {href !== null && isPage(href) ? <Link to={href}>{text}</Link> : <span>{text}</span>}
            </span>
            <time className={styles.rowMore} dateTime={at}>
              {formatAgo(at)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
