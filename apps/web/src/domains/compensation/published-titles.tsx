import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import styles from './compensation.module.css'
import { engagementLabels, formatFigure, kindLabels } from './compensation-labels.ts'
import { publishedTitlesQuery, type TitledCompensation } from './compensations.queries.ts'

/** The roles that have figures, before one is chosen. */
export function PublishedTitles({ isReduced, onTitle }: { isReduced: boolean; onTitle: (id: string) => void }) {
  const query = useQuery(publishedTitlesQuery())
  return (
    <Panel title="Roles with published pay" flush note={query.data?.total.toLocaleString('en')}>
      <Region query={query}>
        {({ cells }) =>
          cells.length === 0 ? (
            <EmptyState title="No figures yet">
              A figure appears once it has five independent sources with data at least three months old.
            </EmptyState>
          ) : (
            <Titles cells={cells} isReduced={isReduced} onTitle={onTitle} />
          )
        }
      </Region>
    </Panel>
  )
}

interface TitlesProps {
  cells: readonly TitledCompensation[]
  isReduced: boolean
  onTitle: (id: string) => void
}

function Titles({ cells, isReduced, onTitle }: TitlesProps) {
  return (
    <Table label="Roles with published pay">
      <thead>
        <tr>
          <HeadCell>Role</HeadCell>
          <HeadCell>Pay</HeadCell>
          <HeadCell numeric>Median</HeadCell>
          {!isReduced && <HeadCell numeric>Middle half</HeadCell>}
          {!isReduced && (
            <HeadCell numeric className={styles.roomy}>
              Sources
            </HeadCell>
          )}
          <HeadCell className={styles.roomy}>Data until</HeadCell>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <Row key={cell.id}>
            <Cell>
              <button type="button" className={styles.open} onClick={() => onTitle(cell.jobTitle.id)}>
                {cell.jobTitle.name}
              </button>
            </Cell>
            <Cell>
              {kindLabels[cell.kind]}
              <span className={styles.note}>
                {engagementLabels[cell.engagement]}, {cell.currency}
              </span>
            </Cell>
            <Cell numeric>{formatFigure(cell, 'p50')}</Cell>
            {!isReduced && (
              <Cell numeric>
                {formatFigure(cell, 'p25')} to {formatFigure(cell, 'p75')}
              </Cell>
            )}
            {!isReduced && (
              <Cell numeric className={styles.roomy}>
                {cell.contributors}
              </Cell>
            )}
            <Cell className={styles.roomy}>{formatDay(cell.to)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
