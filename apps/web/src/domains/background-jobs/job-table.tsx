import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useState } from 'react'
import { formatAgo, formatCount, formatTime } from '../../platform/format.ts'
import { describeEffect, stateLabels } from './background-job-labels.ts'
import styles from './background-jobs.module.css'
import { useDismiss, useRunAgain } from './background-jobs.mutations.ts'
import type { BackgroundJob } from './background-jobs.queries.ts'

/** What failed, with the ways to try it again or give it up. */
export function JobTable({ label, jobs }: { label: string; jobs: readonly BackgroundJob[] }) {
  const [sending, setSending] = useState<BackgroundJob | null>(null)
  return (
    <>
      <Table label={label}>
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
    <Confirm
      open
      onOpenChange={onClose}
      title="Send the email again?"
      description="The first one may have arrived. Most email apps show both as one, but not all."
      confirmLabel="Send again"
      busy={runAgain.isPending}
      onConfirm={() => runAgain.mutate({ id: job.id, done: 'Sending again' }, { onSuccess: onClose })}
    >
      <p>{job.lastError}</p>
    </Confirm>
  )
}
