import { requestKinds, requestStates } from '@assay/contracts/candidate-requests'
import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo, formatTime } from '../../platform/format.ts'
import { NameCell } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { CandidateRequestDrawer } from './candidate-request-drawer.tsx'
import { kindLabels, stateLabels } from './candidate-request-labels.ts'
import styles from './candidate-requests.module.css'
import { type CandidateRequest, candidateRequestsQuery } from './candidate-requests.queries.ts'

interface CandidateRequestView extends Omit<PagedView, 'sort'> {
  readonly state: string
  readonly kind: string
}

interface CandidateRequestListProps {
  view: CandidateRequestView
  onView: (view: CandidateRequestView) => void
  /** The operator sees that a request exists, its company, and whether it was answered. */
  forOperator: boolean
  profile: (request: CandidateRequest, words: ReactNode) => ReactNode
}

/** Candidate requests, most urgent first, each with its deadline. */
export function CandidateRequestList({ view, onView, forOperator, profile }: CandidateRequestListProps) {
  const query = useQuery(
    candidateRequestsQuery({ state: view.state, kind: view.kind, number: view.page, size: view.size }),
  )
  const [openId, setOpenId] = useState<string | null>(null)
  const opened = query.data?.requests.find(({ id }) => id === openId)
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <Select
          label="Status"
          labelHidden
          value={view.state}
          placeholder="All statuses"
          options={requestStates.map((value) => ({ value, label: stateLabels[value].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value, page: 1 })}
        />
        <Select
          label="Type"
          labelHidden
          value={view.kind}
          placeholder="All types"
          options={requestKinds.map((value) => ({ value, label: kindLabels[value] }))}
          onChange={(event) => onView({ ...view, kind: event.target.value, page: 1 })}
        />
      </div>
      <Panel title="Requests" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ requests, total }) => {
            if (requests.length > 0)
              return (
                <>
                  <Requests requests={requests} forOperator={forOperator} onOpen={({ id }) => setOpenId(id)} />
                  <PageFoot view={view} onView={onView} shown={requests.length} total={total} />
                </>
              )
            if (view.state !== '' || view.kind !== '')
              return <FilteredEmpty onClear={() => onView({ ...view, state: '', kind: '', page: 1 })} />
            return (
              <EmptyState>
                Every email lets candidates ask a question, or request a human review or an accommodation. You have 72
                hours to answer.
              </EmptyState>
            )
          }}
        </Region>
      </Panel>
      {opened !== undefined && (
        <CandidateRequestDrawer request={opened} profile={profile} onClose={() => setOpenId(null)} />
      )}
    </div>
  )
}

interface CandidateRequestsProps {
  requests: readonly CandidateRequest[]
  forOperator: boolean
  onOpen: (request: CandidateRequest) => void
}

function Requests({ requests, forOperator, onOpen }: CandidateRequestsProps) {
  return (
    <Table label="Candidate requests">
      <thead>
        <tr>
          <HeadCell>{forOperator ? 'Company' : 'Candidate'}</HeadCell>
          <HeadCell className={styles.roomy}>Request</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className={styles.roomy}>Answer by</HeadCell>
          <HeadCell className={styles.roomy}>Received</HeadCell>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <Row key={request.id}>
            <NameCell
              {...(forOperator
                ? { name: request.companyName }
                : { name: request.candidateName, person: request.candidate.id })}
              onOpen={() => onOpen(request)}
            >
              {request.requirementTitle}
              <span className={styles.below}>{kindLabels[request.kind]}</span>
            </NameCell>
            <Cell className={styles.roomy}>{kindLabels[request.kind]}</Cell>
            <Cell>
              <Badge tone={request.isOverdue ? 'waiting' : stateLabels[request.state].tone}>
                {request.isOverdue ? 'Overdue' : stateLabels[request.state].label}
              </Badge>
            </Cell>
            <Cell className={styles.roomy}>{request.state === 'open' ? formatTime(request.answerBy) : '–'}</Cell>
            <Cell className={styles.roomy}>
              {formatAgo(request.createdAt)}
              {request.recordedBy !== null && (
                <span className={styles.note}>recorded by {request.recordedBy.fullName}</span>
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
