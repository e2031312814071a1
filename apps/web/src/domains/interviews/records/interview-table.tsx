import { Row, Table } from '@assay/ui/table'
import { BodyCells, HeadCells } from '../../../platform/list-views/list-cells.tsx'
import type { ListViewState } from '../../../platform/list-views/use-list-view.ts'
import type { Interview } from './interviews.queries.ts'

export interface InterviewTableProps {
  label: string
  interviews: readonly Interview[]
  listView: ListViewState<Interview>
}

export function InterviewTable({ label, interviews, listView }: InterviewTableProps) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <HeadCells listView={listView} sort="" onSort={() => undefined} />
        </tr>
      </thead>
      <tbody>
        {interviews.map((interview) => (
          <Row key={interview.id}>
            <BodyCells listView={listView} row={interview} />
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
