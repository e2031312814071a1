import { type DisputeState, disputeStates } from '@assay/contracts/ownership-disputes'
import { Badge } from '@assay/ui/badge'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../platform/format.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { Region } from '../../platform/region.tsx'
import { disputeReasonLabels, disputeStateLabels, nameOfSide } from './dispute-labels.ts'
import styles from './disputes.module.css'
import { type Dispute, disputesQuery } from './disputes.queries.ts'

export interface DisputeView {
  readonly state: DisputeState | ''
  readonly page: number
  readonly size: PageSize
}

interface DisputeListProps {
  view: DisputeView
  onView: (view: DisputeView) => void
  onOpen: (id: string) => void
  isOperator: boolean
}

export function DisputeList({ view, onView, onOpen, isOperator }: DisputeListProps) {
  const query = useQuery(disputesQuery(view))
  return (
    <Panel
      title="Disputes"
      flush
      note={query.data?.total.toLocaleString('en')}
      actions={
        <Select
          label="Status"
          labelHidden
          controlSize="small"
          value={view.state}
          placeholder="All statuses"
          options={disputeStates.map((value) => ({ value, label: disputeStateLabels[value].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value as DisputeView['state'], page: 1 })}
        />
      }
    >
      <Region query={query}>
        {({ disputes, total }) => {
          if (disputes.length > 0)
            return (
              <>
                <Rows disputes={disputes} onOpen={onOpen} isOperator={isOperator} />
                <PageFoot view={view} onView={onView} total={total} shown={disputes.length} />
              </>
            )
          if (view.state !== '') return <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
          return (
            <EmptyState title="No disputes">
              {isOperator
                ? 'Disputes about who introduced a candidate appear here once an agency or employer opens one.'
                : 'Disputes about who introduced a candidate appear here. They are opened from a decided submission.'}
            </EmptyState>
          )
        }}
      </Region>
    </Panel>
  )
}

interface RowsProps {
  disputes: readonly Dispute[]
  onOpen: (id: string) => void
  isOperator: boolean
}

function Rows({ disputes, onOpen, isOperator }: RowsProps) {
  return (
    <OpenedTable
      label="Dispute list"
      items={disputes}
      heads={
        <>
          <HeadCell>Candidate</HeadCell>
          <HeadCell className={styles.roomy}>{isOperator ? 'Between' : 'Reason'}</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className={styles.roomy}>Opened</HeadCell>
          <HeadCell className={styles.roomy}>Belongs to</HeadCell>
        </>
      }
      cells={(dispute) => (
        <>
          <NameCell name={dispute.candidateName} person={dispute.candidate.id} onOpen={() => onOpen(dispute.id)}>
            {dispute.requirementTitle}
          </NameCell>
          <Cell className={styles.roomy}>
            {isOperator
              ? [dispute.agencyName, dispute.otherAgencyName, dispute.companyName].filter(Boolean).join(' · ')
              : disputeReasonLabels[dispute.reason]}
          </Cell>
          <Cell>
            <Badge tone={disputeStateLabels[dispute.state].tone}>{disputeStateLabels[dispute.state].label}</Badge>
          </Cell>
          <Cell className={styles.roomy}>{formatDay(dispute.createdAt)}</Cell>
          <Cell className={styles.roomy}>{dispute.outcome === null ? '–' : nameOfSide(dispute.outcome, dispute)}</Cell>
        </>
      )}
    />
  )
}
