import { type BackgroundJobState, backgroundJobStates } from '@assay/contracts/background-jobs'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { stateLabels } from './background-job-labels.ts'
import styles from './background-jobs.module.css'
import { backgroundJobsQuery } from './background-jobs.queries.ts'
import { JobTable } from './job-table.tsx'

export interface JobsView extends Omit<PagedView, 'sort'> {
  readonly state: BackgroundJobState | ''
}

/** Emails and other background work that failed, for operators of the installation. */
export function BackgroundJobs({ view, onView }: { view: JobsView; onView: (view: JobsView) => void }) {
  const query = useQuery(backgroundJobsQuery({ state: view.state, number: view.page, size: view.size }))
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Background work</h1>
      <p className={styles.intro}>
        Emails are retried for three days. Those that fail or may not have arrived are listed here. Other work is
        retried until it succeeds.
      </p>
      <div className={styles.bar}>
        <Select
          label="Status"
          labelHidden
          value={view.state}
          placeholder="All statuses"
          options={backgroundJobStates.map((state) => ({ value: state, label: stateLabels[state].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value as JobsView['state'], page: 1 })}
        />
      </div>
      <Panel title="Failed work" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ jobs, total }) => {
            if (jobs.length > 0)
              return (
                <>
                  <JobTable label="Failed background work" jobs={jobs} />
                  <PageFoot view={view} onView={onView} shown={jobs.length} total={total} />
                </>
              )
            if (view.state !== '') return <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
            return <EmptyState title="Nothing failed">All emails were sent, and all other work succeeded.</EmptyState>
          }}
        </Region>
      </Panel>
    </div>
  )
}
