import { Row, Table } from '@assay/ui/table'
import { BodyCells, HeadCells } from '../../platform/list-views/list-cells.tsx'
import type { ListLens } from '../../platform/list-views/use-list-view.ts'
import type { Interview } from './interviews.queries.ts'

export interface InterviewTableProps {
  label: string
  interviews: readonly Interview[]
  lens: ListLens<Interview>
}

/** The same as the grid, line by line. */
export function InterviewTable({ label, interviews, lens }: InterviewTableProps) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <HeadCells lens={lens} sort="" onSort={() => undefined} />
        </tr>
      </thead>
      <tbody>
        {interviews.map((interview) => (
          <Row key={interview.id}>
            <BodyCells lens={lens} row={interview} />
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
