import type { ReportState } from '@assay/contracts/candidate-reports'
import { Badge } from '@assay/ui/badge'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '../../platform/format.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { type StateListing, StatePanel } from '../../platform/list-views/state-panel.tsx'
import styles from './candidate-reports.module.css'
import { type Report, reportsQuery } from './candidate-reports.queries.ts'
import { ReportDrawer } from './report-drawer.tsx'
import { reportReasonLabels, reportStateLabels } from './report-labels.ts'

interface ReportsPageProps {
  view: StateListing<ReportState>
  onView: (view: StateListing<ReportState>) => void
  /** The open report. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  /** Links to the profile and the vetting of the candidate. */
  links: (candidateId: string) => ReactNode
}

export function ReportsPage({ view, onView, open, onOpen, links }: ReportsPageProps) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Reports</h1>
      <StatePanel
        title="Reported matches and profiles"
        view={view}
        onView={onView}
        states={reportStateLabels}
        query={useQuery(reportsQuery(view))}
        table={(reports) => <Rows reports={reports} onOpen={onOpen} />}
        nothing={
          <EmptyState title="No reports">
            When an employer says that a match or a profile is wrong, it appears here until you answer.
          </EmptyState>
        }
      />
      {open !== undefined && <ReportDrawer key={open} id={open} links={links} onClose={() => onOpen(undefined)} />}
    </div>
  )
}

function Rows({ reports, onOpen }: { reports: readonly Report[]; onOpen: (id: string) => void }) {
  return (
    <OpenedTable
      label="Report list"
      items={reports}
      heads={
        <>
          <HeadCell>Candidate</HeadCell>
          <HeadCell>Reason</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className={styles.roomy}>Reported</HeadCell>
        </>
      }
      cells={({ id, candidate, candidateName, companyName, reason, state, createdAt }) => (
        <>
          <NameCell name={candidateName} person={candidate.id} onOpen={() => onOpen(id)}>
            {companyName}
          </NameCell>
          <Cell>{reportReasonLabels[reason]}</Cell>
          <Cell>
            <Badge tone={reportStateLabels[state].tone}>{reportStateLabels[state].label}</Badge>
          </Cell>
          <Cell className={styles.roomy}>{formatDay(createdAt)}</Cell>
        </>
      )}
    />
  )
}
