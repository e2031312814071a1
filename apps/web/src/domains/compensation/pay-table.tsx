import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { formatPercent } from '../../platform/format.ts'
import styles from './compensation.module.css'
import { engagementLabels, formatFigure, kindLabels } from './compensation-labels.ts'
import type { Compensation } from './compensations.queries.ts'

/** The figures of the chart. */
export function PayTable({ cells, isReduced }: { cells: readonly Compensation[]; isReduced: boolean }) {
  return (
    <Table label="Pay figures">
      <thead>
        <tr>
          <HeadCell>Pay</HeadCell>
          {!isReduced && <HeadCell numeric>P10</HeadCell>}
          {!isReduced && <HeadCell numeric>P25</HeadCell>}
          <HeadCell numeric>Median</HeadCell>
          {!isReduced && <HeadCell numeric>P75</HeadCell>}
          {!isReduced && <HeadCell numeric>P90</HeadCell>}
          <HeadCell numeric className={styles.roomy}>
            Sources
          </HeadCell>
          {!isReduced && (
            <HeadCell numeric className={styles.roomy}>
              Largest share
            </HeadCell>
          )}
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <Row key={cell.id}>
            <Cell>
              {kindLabels[cell.kind]}
              <span className={styles.note}>
                {engagementLabels[cell.engagement]}, paid in {cell.currency} per {cell.period}
              </span>
            </Cell>
            {!isReduced && <Cell numeric>{formatFigure(cell, 'p10')}</Cell>}
            {!isReduced && <Cell numeric>{formatFigure(cell, 'p25')}</Cell>}
            <Cell numeric>{formatFigure(cell, 'p50')}</Cell>
            {!isReduced && <Cell numeric>{formatFigure(cell, 'p75')}</Cell>}
            {!isReduced && <Cell numeric>{formatFigure(cell, 'p90')}</Cell>}
            <Cell numeric className={styles.roomy}>
              {isReduced ? '5 or more' : `${cell.contributors} (${cell.sampleSize} amounts)`}
            </Cell>
            {!isReduced && (
              <Cell numeric className={styles.roomy}>
                {cell.maxShare === null ? '–' : formatPercent(Math.round(cell.maxShare * 100))}
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
