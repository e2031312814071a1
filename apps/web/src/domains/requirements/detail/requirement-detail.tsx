import { Badge } from '@assay/ui/badge'
import { Tabs } from '@assay/ui/tabs'
import type { ReactNode } from 'react'
import { formatCount } from '../../../platform/format.ts'
import type { Requirement, RequirementTab } from '../records/index.ts'
import { ageInDays, formatBand, formatFunnel, stateLabels } from '../records/index.ts'
import { FillForecast } from './fill-forecast.tsx'
import { RequirementActions } from './requirement-actions.tsx'
import { type CriteriaEditing, RequirementCriteria } from './requirement-criteria.tsx'
import styles from './requirement-detail.module.css'
import { RequirementEvidence } from './requirement-evidence.tsx'
import { RequirementOverview } from './requirement-overview.tsx'
import { RequirementPlan } from './requirement-plan.tsx'

export interface RequirementDetailProps {
  requirement: Requirement
  tab: RequirementTab
  onTab: (tab: RequirementTab) => void
  back: ReactNode
  /** Ranks the candidates for the job. */
  search: ReactNode
  /** The pay figures pinned to the job. */
  pay: ReactNode
  editor: (editing: CriteriaEditing) => ReactNode
  candidates: ReactNode
  /** Interview progress of the job's candidates. */
  interviews: ReactNode
  /** Offers made to the job's candidates; absent if the user may not see offers. */
  offers: ReactNode
  searches: ReactNode
  /** Links to the job's activity log. */
  timeline: ReactNode
  onCloned: (requirement: Requirement) => void
}

/** A job with its details, criteria and shortlist. */
export function RequirementDetail(props: RequirementDetailProps) {
  const {
    requirement,
    tab,
    onTab,
    back,
    search,
    pay,
    editor,
    candidates,
    interviews,
    offers,
    searches,
    timeline,
    onCloned,
  } = props
  const state = stateLabels[requirement.state]
  return (
    <div className={styles.page}>
      <div>{back}</div>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{requirement.title}</h1>
          <p className={styles.line}>
            <Badge tone={state.tone}>{state.label}</Badge>
            <span>{formatCount(requirement.seats, 'seat')}</span>
            <span>{formatCount(ageInDays(requirement), 'day')} old</span>
            <span>{formatBand(requirement)}</span>
            <span>{formatFunnel(requirement.funnel)}</span>
            {requirement.period > 1 && <span>period {requirement.period}</span>}
          </p>
        </div>
        <div className={styles.actions}>
          {search}
          <RequirementActions requirement={requirement} onCloned={onCloned} />
        </div>
      </header>
      <Tabs
        label="Job"
        value={tab}
        onChange={(next) => onTab(next as RequirementTab)}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            panel: (
              <div className={styles.body}>
                {requirement.fillForecast !== null && <FillForecast forecast={requirement.fillForecast} />}
                {pay}
                <RequirementOverview requirement={requirement} />
              </div>
            ),
          },
          {
            value: 'criteria',
            label: 'Search criteria',
            panel: (
              <div className={styles.body}>
                <RequirementCriteria key={requirement.version} requirement={requirement} editor={editor} />
              </div>
            ),
          },
          { value: 'candidates', label: 'Candidates', panel: <div className={styles.body}>{candidates}</div> },
          {
            value: 'interviews',
            label: 'Interviews',
            panel: (
              <div className={styles.body}>
                <RequirementPlan requirement={requirement} />
                <div className={styles.actions}>{interviews}</div>
              </div>
            ),
          },
          ...(offers ? [{ value: 'offers', label: 'Offers', panel: <div className={styles.body}>{offers}</div> }] : []),
          { value: 'searches', label: 'Searches', panel: <div className={styles.body}>{searches}</div> },
          {
            value: 'evidence',
            label: 'Audit',
            panel: (
              <div className={styles.body}>
                <RequirementEvidence requirement={requirement} timeline={timeline} />
              </div>
            ),
          },
        ]}
      />
    </div>
  )
}
