import { type BackgroundJobState, backgroundJobStates } from '@assay/contracts/background-jobs'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatCount, formatTime } from '../../platform/format.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { describeEffect, stateLabels } from './background-job-labels.ts'
import styles from './background-jobs.module.css'
import { useDismiss, useRunAgain } from './background-jobs.mutations.ts'
import { type BackgroundJob, backgroundJobsQuery } from './background-jobs.queries.ts'

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
        An email is tried for three days. If it fails or may not have arrived, it waits here. Other work is retried
        until it succeeds.
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
                  <Jobs jobs={jobs} />
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

function Jobs({ jobs }: { jobs: readonly BackgroundJob[] }) {
  const [sending, setSending] = useState<BackgroundJob | null>(null)
  return (
    <>
      <Table label="Failed background work">
        <thead>
          <tr>
            <HeadCell>Work</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>Next attempt</HeadCell>
            <HeadCell>Actions</HeadCell>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} onUncertain={() => setSending(job)} />
          ))}
        </tbody>
      </Table>
      {sending !== null && <SendAgainDialog job={sending} onClose={() => setSending(null)} />}
    </>
  )
}

function JobRow({ job, onUncertain }: { job: BackgroundJob; onUncertain: () => void }) {
  const runAgain = useRunAgain()
  const dismiss = useDismiss()
  const { label, tone } = stateLabels[job.state]
  const words = describeEffect(job.effect)
  const again = job.state === 'retrying' ? 'Run again' : 'Send again'
  return (
    <Row>
      <Cell className={styles.name}>
        {words}
        <span className={styles.note}>
          {formatAgo(job.createdAt)}, {formatCount(job.attempts, 'attempt')}. {job.lastError}
        </span>
      </Cell>
      <Cell>
        <Badge tone={tone}>{label}</Badge>
      </Cell>
      <Cell className={styles.roomy}>{job.runAfter === null ? '–' : formatTime(job.runAfter)}</Cell>
      <Cell>
        <span className={styles.acts}>
          <Button
            size="small"
            busy={runAgain.isPending}
            aria-label={`${again}: ${words}`}
            onClick={() =>
              job.state === 'mailUncertain'
                ? onUncertain()
                : runAgain.mutate({ id: job.id, done: job.state === 'retrying' ? 'Running again' : 'Sending again' })
            }
          >
            {again}
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={dismiss.isPending}
            aria-label={`Dismiss: ${words}`}
            onClick={() => dismiss.mutate(job.id)}
          >
            Dismiss
          </Button>
        </span>
      </Cell>
    </Row>
  )
}

function SendAgainDialog({ job, onClose }: { job: BackgroundJob; onClose: () => void }) {
  const runAgain = useRunAgain()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Send the email again?"
      description="The first one may have arrived. Most mail programs show both as one, but not all."
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={runAgain.isPending}
            onClick={() => runAgain.mutate({ id: job.id, done: 'Sending again' }, { onSuccess: onClose })}
          >
            Send again
          </Button>
        </>
      }
    >
      <p>{job.lastError}</p>
    </Dialog>
  )
}
