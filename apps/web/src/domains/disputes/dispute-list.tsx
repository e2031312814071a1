import type { DisputeState } from '@assay/contracts/ownership-disputes'
import { Badge } from '@assay/ui/badge'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../platform/format.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { type StateListing, StatePanel } from '../../platform/list-views/state-panel.tsx'
import { disputeReasonLabels, disputeStateLabels, nameOfSide } from './dispute-labels.ts'
import styles from './disputes.module.css'
import { type Dispute, disputesQuery } from './disputes.queries.ts'

export type DisputeView = StateListing<DisputeState>

interface DisputeListProps {
  view: DisputeView
  onView: (view: DisputeView) => void
  onOpen: (id: string) => void
  isOperator: boolean
}

export function DisputeList({ view, onView, onOpen, isOperator }: DisputeListProps) {
  return (
    <StatePanel
      title="Disputes"
      view={view}
      onView={onView}
      states={disputeStateLabels}
      query={useQuery(disputesQuery(view))}
      table={(disputes) => <Rows disputes={disputes} onOpen={onOpen} isOperator={isOperator} />}
      nothing={
        <EmptyState title="No disputes">
          {isOperator
            ? 'Disputes about who introduced a candidate appear here once an agency or employer opens one.'
            : 'Disputes about who introduced a candidate appear here. They are opened from a decided submission.'}
        </EmptyState>
      }
    />
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
