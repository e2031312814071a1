import { type DashboardWidget, type dashboards, dashboardWidgets } from '@assay/contracts/dashboards'
import type { RequirementState } from '@assay/contracts/requirements'
import type { ResourceOf } from '@assay/contracts/resource'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Link } from '@tanstack/react-router'
import { LayoutGrid, ScanSearch } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { formatAgo, formatToday } from '../../platform/format.ts'
import { jobStateLabels } from '../../platform/labels/job-state-labels.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { AtRisk, NextInterviews } from './coming-up.tsx'
import styles from './dashboard.module.css'
import { rowsOf } from './dashboard-rows.ts'
import { FunnelPanel } from './funnel-panel.tsx'
import { GettingStarted } from './getting-started.tsx'
import { Acceptance, TimeInStage } from './pace-panels.tsx'
import { PoolPanel } from './pool-panel.tsx'
import { Today } from './today.tsx'
import { Waiting } from './waiting.tsx'

export type DashboardData = ResourceOf<typeof dashboards>

const searchTypeLabels: Record<string, string> = { jobDesc: 'Job description', summary: 'Summary', skill: 'Skills' }

export interface DashboardProps {
  dashboard: DashboardData
  maySearch: boolean
  /** Links to a page of the web app the user may open; other addresses are plain text. */
  isPage: (href: string) => boolean
}

export function Dashboard({ dashboard, maySearch, isPage }: DashboardProps) {
  const { greetingName, layout } = dashboard
  const [isArranging, setArranging] = useState(false)
  const widgets = widgetsOf({ dashboard, maySearch, isPage })
  const rows = rowsOf(layout, new Set((Object.keys(widgets) as DashboardWidget[]).filter((name) => widgets[name])))
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>Hello, {greetingName}</h1>
          <p className={styles.today}>{formatToday()}</p>
        </div>
        <div className={styles.headActs}>
          <Button icon={<LayoutGrid size={15} aria-hidden="true" />} onClick={() => setArranging(true)}>
            Arrange
          </Button>
          {maySearch && (
            <Button
              variant="primary"
              icon={<ScanSearch size={15} aria-hidden="true" />}
              render={<Link to={'/candidate-search' as string} />}
            >
              Find candidates
            </Button>
          )}
        </div>
      </header>
      {rows.length === 0 && (
        <Panel title="To do">
          <EmptyState title="Nothing to do">Your tasks appear here.</EmptyState>
        </Panel>
      )}
      {rows.map((row) =>
        row.kind === 'whole' ? (
          <div key={row.widget} className={row.widget === 'figures' ? undefined : styles.wideRow}>
            {widgets[row.widget]}
          </div>
        ) : (
          <div key={row.key} className={styles.first}>
            {[row.left, row.right].map((column, at) => (
              <div key={at === 0 ? 'left' : 'right'} className={styles.column}>
                {column.map((widget) => (
                  <Fragment key={widget}>{widgets[widget]}</Fragment>
                ))}
              </div>
            ))}
          </div>
        ),
      )}
      {isArranging && (
        <ArrangeDialog dashboard={dashboard} offered={offeredTo(dashboard)} onClose={() => setArranging(false)} />
      )}
    </>
  )
}

/** Each widget, or null if there is nothing to show in it. */
function widgetsOf({ dashboard, maySearch, isPage }: DashboardProps): Record<DashboardWidget, ReactNode> {
  const { figures, recentSearches, requirements, pool, activity, gettingStarted, role, waiting } = dashboard
  const { tasks, moreTasks, credits, funnel, timeInStage, acceptance, atRisk, nextInterviews, period } = dashboard
  const isEmployer = role.startsWith('employer.')
  const hasToday = isEmployer || role.startsWith('agency.')
  const unfinished = gettingStarted.some((step) => !step.done)
  const title = hasToday ? 'All open tasks' : 'To do'
  return {
    today: hasToday ? (
      <Today tasks={tasks} moreTasks={moreTasks} credits={credits} isPage={isPage} hasJobs={isEmployer} />
    ) : null,
    nextInterviews: isEmployer ? <NextInterviews nextInterviews={nextInterviews} isPage={isPage} /> : null,
    atRisk: atRisk.length > 0 ? <AtRisk atRisk={atRisk} /> : null,
    waiting: waiting.length > 0 ? <Waiting title={title} waiting={waiting} isPage={isPage} /> : null,
    figures: figures.length > 0 ? <Figures figures={figures} isPage={isPage} /> : null,
    funnel: funnel.length > 0 ? <FunnelPanel funnel={funnel} /> : null,
    gettingStarted: unfinished ? <GettingStarted steps={gettingStarted} isPage={isPage} hasTour={isEmployer} /> : null,
    recentSearches: maySearch ? <RecentSearches searches={recentSearches} /> : null,
    activity: activity.length > 0 ? <Activity activity={activity} isPage={isPage} /> : null,
    timeInStage: isEmployer ? <TimeInStage timeInStage={timeInStage} period={period} /> : null,
    acceptance: isEmployer && acceptance !== null ? <Acceptance acceptance={acceptance} isPage={isPage} /> : null,
    jobs: isEmployer ? <Requirements requirements={requirements} /> : null,
    pool: isEmployer ? <PoolPanel pool={pool} /> : null,
  }
}

/** Agencies have three widgets, operators two, employers all of them. */
const offeredTo = ({ role }: DashboardData): readonly DashboardWidget[] =>
  role.startsWith('agency') ? ['today', 'waiting', 'figures'] : dashboardWidgets

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
              {search.newSince > 0 && <Badge tone="active">{search.newSince} new</Badge>}
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
                  {jobStateLabels[requirement.state as RequirementState]} · {requirement.seats}{' '}
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
