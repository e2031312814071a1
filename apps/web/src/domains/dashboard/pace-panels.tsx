import { Meter } from '@assay/ui/meter'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { formatCount, formatPercent } from '../../platform/format.ts'
import { formatStage } from '../../platform/labels/stage-labels.ts'
import styles from './dashboard.module.css'
import type { DashboardData, DashboardProps } from './dashboard.tsx'

/** The median and 90th percentile of the time in each stage. */
export function TimeInStage({ timeInStage, period }: Pick<DashboardData, 'timeInStage' | 'period'>) {
  const longest = Math.max(1, ...timeInStage.map(({ slowDays }) => slowDays))
  return (
    <Panel title="Time in stage" note={`Last ${Number.parseInt(period, 10)} days`}>
      {timeInStage.length === 0 ? (
        <EmptyState>No candidate has changed stage yet.</EmptyState>
      ) : (
        <ul className={styles.shares}>
          {timeInStage.map(({ stage, times, medianDays, slowDays }) => (
            <li key={stage} className={styles.pace}>
              <span className={styles.shareLabel}>{formatStage(stage)}</span>
              <Meter
                label={formatStage(stage)}
                value={medianDays}
                max={longest}
                text={formatDays(medianDays)}
                showValue
              />
              <span className={styles.rowMore}>
                {formatCount(times, 'candidate')} · 90th percentile {formatDays(slowDays)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const formatDays = (days: number): string => `${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'}`

const reasonLabels: Readonly<Record<string, string>> = {
  notLooking: 'not looking',
  pay: 'pay',
  location: 'location',
  role: 'type of work',
  company: 'company',
  timing: 'timing',
  other: 'other',
  reported: 'reported as misuse',
}

type AcceptanceProps = { acceptance: NonNullable<DashboardData['acceptance']> } & Pick<DashboardProps, 'isPage'>

export function Acceptance({ acceptance, isPage }: AcceptanceProps) {
  const { rate, outcomes, reasons } = acceptance
  const total = outcomes.reduce((sum, { value }) => sum + value, 0)
  return (
    <Panel
      title="Contact request outcomes"
      note={rate === null ? undefined : `${formatPercent(Math.round(rate * 100))} accepted`}
    >
      {total === 0 ? (
        <EmptyState>No responses yet.</EmptyState>
      ) : (
        <>
          <ul className={styles.shares}>
            {outcomes.map(({ key, label, value, href }) => (
              <li key={key} className={styles.share}>
                <span className={styles.shareLabel}>{isPage(href) ? <Link to={href}>{label}</Link> : label}</span>
                <Meter label={label} value={value} max={total} text={value.toLocaleString('en')} showValue />
              </li>
            ))}
          </ul>
          {reasons.length > 0 && (
            <p className={styles.reasons}>
              Reasons for declining:{' '}
              {reasons.map(({ key, value, href }, at) => (
                <Fragment key={key}>
                  {at > 0 && ', '}
                  <Link to={href}>
                    {reasonLabels[key] ?? key} ({value.toLocaleString('en')})
                  </Link>
                </Fragment>
              ))}
            </p>
          )}
        </>
      )}
    </Panel>
  )
}
