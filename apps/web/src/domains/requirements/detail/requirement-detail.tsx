import { Notice } from '@assay/ui/notice'
import { LoadingState } from '@assay/ui/states'
import { Tabs } from '@assay/ui/tabs'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Requirement, RequirementTab } from '../records/index.ts'
import { FillForecast } from './fill-forecast.tsx'
import { RequirementActions, type RequirementActionsProps } from './requirement-actions.tsx'
import type { CriteriaEditing } from './requirement-criteria.tsx'
import styles from './requirement-detail.module.css'
import { RequirementEvidence } from './requirement-evidence.tsx'
import { RequirementFacts } from './requirement-facts.tsx'

/** The forms bring the schemas of their endpoints, which the board of a job does not need. */
const RequirementCriteria = lazy(async () => ({
  default: (await import('./requirement-criteria.tsx')).RequirementCriteria,
}))
const RequirementOverview = lazy(async () => ({
  default: (await import('./requirement-overview.tsx')).RequirementOverview,
}))
const RequirementPlan = lazy(async () => ({ default: (await import('./requirement-plan.tsx')).RequirementPlan }))

export interface RequirementDetailProps extends RequirementActionsProps {
  requirement: Requirement
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
  /** The candidates found for the job. */
  find: ReactNode
  /** What happened last; absent if the user may not read the activity log. */
  activity: ReactNode
  /** The evidence file, for those who may take it. */
  evidence: ReactNode
  /** The pay figures pinned to the job. */
  pay: ReactNode
  /** The address of the public page. */
  publicLink: ReactNode
}

/** The home of a job: its candidates first, then everything else that belongs to it. */
export function RequirementDetail(props: RequirementDetailProps) {
  const {
    tab,
    onTab,
    back,
    editor,
    pipeline,
    interviews,
    offers,
    find,
    activity,
    evidence,
    pay,
    publicLink,
    ...actions
  } = props
  const { requirement } = actions
  const panels: readonly (readonly [RequirementTab, string, ReactNode])[] = [
    ['pipeline', 'Pipeline', pipeline],
    ['find', 'Find candidates', find],
    [
      'criteria',
      'Criteria',
      <div key="criteria" className={styles.column}>
        <RequirementCriteria requirement={requirement} editor={editor} />
      </div>,
    ],
    [
      'interviews',
      'Interviews',
      <div key="interviews" className={styles.column}>
        <RequirementPlan requirement={requirement} />
        <div className={styles.actions}>{interviews}</div>
      </div>,
    ],
    ...(offers ? ([['offers', 'Offers', offers]] as const) : []),
    [
      'activity',
      'Activity',
      <>
        {activity}
        <RequirementEvidence requirement={requirement} evidence={evidence} />
        {requirement.fillForecast !== null && <FillForecast forecast={requirement.fillForecast} />}
      </>,
    ],
    [
      'settings',
      'Settings',
      <div key="settings" className={styles.column}>
        {publicLink}
        {pay}
        <RequirementOverview requirement={requirement} />
      </div>,
    ],
  ]
  return (
    <div className={styles.page}>
      <div>{back}</div>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{requirement.title}</h1>
          <RequirementFacts requirement={requirement} />
        </div>
        <RequirementActions {...actions} isLeading={tab === 'pipeline'} />
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
          panel: (
            <div className={styles.body}>
              <Suspense fallback={<LoadingState />}>{panel}</Suspense>
            </div>
          ),
        }))}
      />
    </div>
  )
}
