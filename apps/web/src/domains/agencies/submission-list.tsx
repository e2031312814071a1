import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { type SubmissionState, submissionStates, submittedStages } from '@assay/contracts/submissions'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo, formatDay } from '../../platform/format.ts'
import { formatStage, stageLabels } from '../../platform/labels/stage-labels.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { type PagedView, sortingBy } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { type Submission, submissionsQuery } from './agency-clients.queries.ts'
import { formatOwnership, submissionStateLabels } from './agency-labels.ts'
import styles from './clients.module.css'
import { SubmissionDrawer } from './submission-drawer.tsx'

export interface SubmissionView extends PagedView {
  readonly state: SubmissionState | ''
  readonly company: string
  readonly requirement: string
  readonly stage: PipelineStage | ''
  readonly isEnding: boolean
}

export interface SubmissionListProps {
  view: SubmissionView
  onView: (view: SubmissionView) => void
  profile: (submission: Submission, words: ReactNode) => ReactNode
  message: (submission: Submission) => ReactNode
  dispute: (submission: Submission) => ReactNode
}

export function SubmissionList({ view, onView, profile, message, dispute }: SubmissionListProps) {
  const { state, company, requirement, stage, isEnding, sort, page, size } = view
  const [open, setOpen] = useState<string | null>(null)
  const query = useQuery(
    submissionsQuery({
      states: state === '' ? [] : [state],
      company: company || undefined,
      requirement: requirement || undefined,
      stage: stage || undefined,
      isEnding,
      sort,
      number: page,
      size,
    }),
  )
  const isFiltered = state !== '' || company !== '' || requirement !== '' || stage !== '' || isEnding
  const clear = () => onView({ ...view, state: '', company: '', requirement: '', stage: '', isEnding: false, page: 1 })
  const shown = query.data?.submissions.find(({ id }) => id === open)
  return (
    <>
      <div className={styles.bar}>
        <Select
          label="Status"
          labelHidden
          value={state}
          placeholder="All statuses"
          options={submissionStates.map((each) => ({ value: each, label: submissionStateLabels[each].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value as SubmissionView['state'], page: 1 })}
        />
        <Checkbox
          label="Ownership ends soon"
          checked={isEnding}
          onChange={() => onView({ ...view, isEnding: !isEnding, page: 1 })}
        />
        <Select
          label="Stage"
          labelHidden
          value={stage}
          placeholder="All stages"
          options={submittedStages.map((each) => ({ value: each, label: stageLabels[each] }))}
          onChange={(event) => onView({ ...view, stage: event.target.value as SubmissionView['stage'], page: 1 })}
        />
        {(company !== '' || requirement !== '') && (
          <Button variant="quiet" size="small" onClick={clear}>
            {query.data?.submissions[0]?.[requirement === '' ? 'companyName' : 'requirementTitle'] ?? 'Some'} only ·
            Show all
          </Button>
        )}
      </div>
      <Panel title="Submissions" level={2} flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ submissions, total }) => {
            if (submissions.length > 0)
              return (
                <Rows
                  submissions={submissions}
                  total={total}
                  view={view}
                  onView={onView}
                  onOpen={({ id }) => setOpen(id)}
                />
              )
            if (isFiltered) return <FilteredEmpty onClear={clear} />
            return (
              <EmptyState title="No submissions">
                Open a job under “Open jobs” and submit one of your candidates.
              </EmptyState>
            )
          }}
        </Region>
      </Panel>
      {shown !== undefined && (
        <SubmissionDrawer
          key={shown.id}
          submission={shown}
          profile={profile}
          message={message}
          dispute={dispute}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

interface RowsProps extends Pick<SubmissionListProps, 'view' | 'onView'> {
  submissions: readonly Submission[]
  total: number
  onOpen: (submission: Submission) => void
}

function Rows({ submissions, total, view, onView, onOpen }: RowsProps) {
  const by = sortingBy(view, onView)
  return (
    <>
      <OpenedTable
        label="Submission list"
        items={submissions}
        heads={
          <>
            <HeadCell>Candidate</HeadCell>
            <HeadCell className={styles.roomy}>Job</HeadCell>
            <HeadCell {...by('state')}>Status</HeadCell>
            <HeadCell className={styles.roomy}>Stage</HeadCell>
            <HeadCell className={styles.roomy} {...by('ownedUntil')}>
              Ownership
            </HeadCell>
            <HeadCell className={styles.roomy} {...by('createdAt')}>
              Submitted
            </HeadCell>
          </>
        }
        cells={(submission) => (
          <>
            <NameCell
              name={submission.candidateName}
              person={submission.candidate.id}
              onOpen={() => onOpen(submission)}
            >
              {submission.headline}
            </NameCell>
            <Cell className={styles.roomy}>
              {submission.requirementTitle}
              <span className={styles.note}>{submission.companyName}</span>
            </Cell>
            <Cell>
              <Badge tone={submissionStateLabels[submission.state].tone}>
                {submissionStateLabels[submission.state].label}
              </Badge>
              {submission.contactAsked?.answer === null && <span className={styles.note}>contact requested</span>}
            </Cell>
            <Cell className={styles.steady}>
              {submission.stage === null ? '–' : formatStage(submission.stage)}
              {submission.stageSince !== null && (
                <span className={styles.note}>since {formatDay(submission.stageSince)}</span>
              )}
            </Cell>
            <Cell className={styles.steady}>{formatOwnership(submission) ?? '–'}</Cell>
            <Cell className={styles.steady}>
              {formatAgo(submission.createdAt)}
              <span className={styles.note}>{submission.submittedBy}</span>
            </Cell>
          </>
        )}
      />
      <PageFoot view={view} onView={onView} total={total} shown={submissions.length} />
    </>
  )
}
