import { Drawer } from '@assay/ui/dialog'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDay } from '../../platform/format.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { Region } from '../../platform/region.tsx'
import {
  type InsightFilter,
  type InsightRow,
  insightRowsQuery,
  type OpenBar,
  ROWS_ON_PAGE,
} from './insights.queries.ts'

interface RowsDrawerProps {
  filter: InsightFilter
  bar: OpenBar
  onClose: () => void
}

/** The candidates behind a bar. */
export function RowsDrawer({ filter, bar, onClose }: RowsDrawerProps) {
  const [page, setPage] = useState(1)
  const query = useQuery(insightRowsQuery(filter, bar, page))
  return (
    <Drawer open onOpenChange={onClose} title={bar.title} width="wide">
      <Region query={query}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState>This number no longer includes any candidates.</EmptyState>
          ) : (
            <>
              <Rows rows={rows} />
              <PageFoot
                view={{ page, size: ROWS_ON_PAGE }}
                onView={(view) => setPage(view.page)}
                shown={rows.length}
                total={total}
              />
            </>
          )
        }
      </Region>
    </Drawer>
  )
}

function Rows({ rows }: { rows: readonly InsightRow[] }) {
  const hasDays = rows.some(({ days }) => days !== null)
  return (
    <Table label="Candidates">
      <thead>
        <tr>
          <HeadCell>Candidate</HeadCell>
          <HeadCell>Job</HeadCell>
          <HeadCell>On</HeadCell>
          {hasDays && <HeadCell numeric>Days</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, candidateName, requirementTitle, at, days, href }) => (
          <Row key={`${id}/${at}`}>
            <Cell>
              <Link to={href}>{candidateName}</Link>
            </Cell>
            <Cell>{requirementTitle}</Cell>
            <Cell>{formatDay(at)}</Cell>
            {hasDays && <Cell numeric>{days?.toLocaleString('en') ?? '–'}</Cell>}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
