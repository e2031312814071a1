import { Badge } from '@assay/ui/badge'
import { Notice } from '@assay/ui/notice'
import { Tabs } from '@assay/ui/tabs'
import type { ReactNode } from 'react'
import { formatCount } from '../../../platform/format.ts'
import type { Requirement, RequirementTab } from '../records/index.ts'
import { ageInDays, formatBand, stateLabels } from '../records/index.ts'
import { FillForecast } from './fill-forecast.tsx'
import { RequirementActions, type RequirementActionsProps } from './requirement-actions.tsx'
import { type CriteriaEditing, RequirementCriteria } from './requirement-criteria.tsx'
import styles from './requirement-detail.module.css'
import { RequirementEvidence } from './requirement-evidence.tsx'
import { RequirementOverview } from './requirement-overview.tsx'
import { RequirementPlan } from './requirement-plan.tsx'

export interface RequirementDetailProps extends RequirementActionsProps {
  tab: RequirementTab
  onTab: (tab: RequirementTab) => void
  back: ReactNode
  editor: (editing: CriteriaEditing) => ReactNode
  /** The candidates by stage. */
  pipeline: ReactNode
  /** Interview progress of the job's candidates. */
  interviews: ReactNode
  /** Offers made to the job's candidates; absent if the user may not see offers. */
  offers: ReactNode
  searches: ReactNode
  /** Links to the job's activity log. */
  timeline: ReactNode
  /** The pay figures pinned to the job. */
  pay: ReactNode
  /** The address of the public page. */
  publicLink: ReactNode
}

/** The home of a job: its candidates first, then everything else that belongs to it. */
export function RequirementDetail(props: RequirementDetailProps) {
  const { tab, onTab, back, editor, pipeline, interviews, offers, searches, timeline, pay, publicLink, ...actions } =
    props
  const { requirement } = actions
  const panels: readonly (readonly [RequirementTab, string, ReactNode])[] = [
    ['pipeline', 'Pipeline', pipeline],
    ['find', 'Find candidates', searches],
    [
      'criteria',
      'Criteria',
      <RequirementCriteria key={requirement.version} requirement={requirement} editor={editor} />,
    ],
    [
      'interviews',
      'Interviews',
      <>
        <RequirementPlan requirement={requirement} />
        <div className={styles.actions}>{interviews}</div>
      </>,
    ],
    ...(offers ? ([['offers', 'Offers', offers]] as const) : []),
    [
      'activity',
      'Activity',
      <>
        <RequirementEvidence requirement={requirement} timeline={timeline} />
        {requirement.fillForecast !== null && <FillForecast forecast={requirement.fillForecast} />}
      </>,
    ],
    [
      'settings',
      'Settings',
      <>
        {publicLink}
        {pay}
        <RequirementOverview requirement={requirement} />
      </>,
    ],
  ]
  return (
    <div className={styles.page}>
      <div>{back}</div>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{requirement.title}</h1>
          <Facts requirement={requirement} />
        </div>
        <RequirementActions {...actions} />
      </header>
      {requirement.returnNote !== null && (
        <Notice tone="warn">
          <strong>Sent back for changes:</strong> {requirement.returnNote}
        </Notice>
      )}
      <Tabs
        label="Job"
        value={tab}
        onChange={(next) => onTab(next as RequirementTab)}
        tabs={panels.map(([value, label, panel]) => ({
          value,
          label,
          panel: <div className={styles.body}>{panel}</div>,
        }))}
      />
    </div>
  )
}

/** Such as "Open · 2 seats · up to €65/h · day 19". */
function Facts({ requirement }: { requirement: Requirement }) {
  const { label, tone } = stateLabels[requirement.state]
  const age = ageInDays(requirement)
  const facts = [
    formatCount(requirement.seats, 'seat'),
    formatBand(requirement),
    requirement.state === 'open' ? `day ${age + 1}` : `${formatCount(age, 'day')} old`,
    ...(requirement.period > 1 ? [`period ${requirement.period}`] : []),
  ]
  return (
    <p className={styles.line}>
      <Badge tone={tone}>{label}</Badge>
      <span>{facts.join(' · ')}</span>
    </p>
  )
}
