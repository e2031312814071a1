import { type ReportState, reportStates } from '@assay/contracts/candidate-reports'
import { Badge } from '@assay/ui/badge'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '../../platform/format.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './candidate-reports.module.css'
import { type Report, reportsQuery } from './candidate-reports.queries.ts'
import { ReportDrawer } from './report-drawer.tsx'
import { reportReasonLabels, reportStateLabels } from './report-labels.ts'

interface ReportView {
  readonly state: ReportState | ''
  readonly page: number
  readonly size: PageSize
}

interface ReportsPageProps {
  view: ReportView
  onView: (view: ReportView) => void
  /** The open report. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  /** Links to the profile and the vetting of the candidate. */
  links: (candidateId: string) => ReactNode
}

export function ReportsPage({ view, onView, open, onOpen, links }: ReportsPageProps) {
  const query = useQuery(reportsQuery(view))
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Reports</h1>
      <Panel
        title="Reported matches and profiles"
        flush
        note={query.data?.total.toLocaleString('en')}
        actions={
          <Select
            label="Status"
            labelHidden
            controlSize="small"
            value={view.state}
            placeholder="All statuses"
            options={reportStates.map((value) => ({ value, label: reportStateLabels[value].label }))}
            onChange={(event) => onView({ ...view, state: event.target.value as ReportView['state'], page: 1 })}
          />
        }
      >
        <Region query={query}>
          {({ reports, total }) => {
            if (reports.length > 0)
              return (
                <>
                  <Rows reports={reports} onOpen={onOpen} />
                  <PageFoot view={view} onView={onView} total={total} shown={reports.length} />
                </>
              )
            if (view.state !== '') return <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
            return (
              <EmptyState title="No reports">
                When an employer says that a match or a profile is wrong, it appears here until you answer.
              </EmptyState>
            )
          }}
        </Region>
      </Panel>
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
      cells={({ id, candidateName, companyName, reason, state, createdAt }) => (
        <>
          <NameCell name={candidateName} onOpen={() => onOpen(id)}>
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
