import { type AuditMeasure, auditCuts, type ImpactRow, type ImpactTable } from '@assay/contracts/bias-audits'
import { Badge } from '@assay/ui/badge'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { formatCount } from '../../platform/format.ts'
import { cutLabels, formatCategory, formatRatio, formatShare, measureLabels } from './audit-labels.ts'
import styles from './bias-audits.module.css'

/** The tables of one measure: by sex, by race and ethnicity, and by both. */
export function ImpactTables({ tables, measure }: { tables: readonly ImpactTable[]; measure: AuditMeasure }) {
  return (
    <div className={styles.tables}>
      {auditCuts.map((by) => {
        const table = tables.find((each) => each.measure === measure && each.by === by)
        return table === undefined ? null : <OneTable key={by} table={table} />
      })}
    </div>
  )
}

function OneTable({ table }: { table: ImpactTable }) {
  const { by, measure, rows, unknown, hidden } = table
  return (
    <section className={styles.cut}>
      <h3>{cutLabels[by]}</h3>
      {rows.length === 0 ? (
        <p className={styles.quiet}>Too few people volunteered to show figures without identifying anyone.</p>
      ) : (
        <Table label={`${measureLabels[measure]}, ${cutLabels[by].toLowerCase()}`}>
          <thead>
            <tr>
              <HeadCell>Category</HeadCell>
              <HeadCell numeric className={styles.roomy}>
                Assessed
              </HeadCell>
              <HeadCell numeric className={styles.roomy}>
                {measure === 'scored' ? 'Above median' : 'Selected'}
              </HeadCell>
              <HeadCell numeric>{measure === 'scored' ? 'Scoring rate' : 'Selection rate'}</HeadCell>
              <HeadCell numeric className={styles.roomy}>
                95 % interval
              </HeadCell>
              <HeadCell numeric>Impact ratio</HeadCell>
              <HeadCell numeric className={styles.roomy}>
                95 % interval
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ImpactLine key={`${row.sex} ${row.race}`} row={row} measure={measure} />
            ))}
          </tbody>
        </Table>
      )}
      <p className={styles.under}>
        {unknown.toLocaleString('en')} assessed without a known category
        {hidden > 0 && `, including ${formatCount(hidden, 'category', 'categories')} of very few people`}.
        {rows.some(({ isSmall }) => isSmall) && ' Categories with under 2 % of the people get no ratio.'}
      </p>
    </section>
  )
}

/** On a phone, the counts stand below the category, so that the ratio is in view. */
function ImpactLine({ row, measure }: { row: ImpactRow; measure: AuditMeasure }) {
  const { people, selected, rate, low, high, ratio, ratioLow, ratioHigh, isSmall, isFlagged } = row
  return (
    <Row>
      <Cell className={styles.name}>
        {formatCategory(row)}
        <span className={styles.narrowNote}>
          {selected.toLocaleString('en')} of {people.toLocaleString('en')}{' '}
          {measure === 'scored' ? 'above median' : 'selected'}
        </span>
      </Cell>
      <Cell numeric className={styles.roomy}>
        {people.toLocaleString('en')}
      </Cell>
      <Cell numeric className={styles.roomy}>
        {selected.toLocaleString('en')}
      </Cell>
      <Cell numeric>{formatShare(rate)}</Cell>
      <Cell numeric className={styles.roomy}>
        {formatShare(low)} to {formatShare(high)}
      </Cell>
      <Cell numeric>
        {isSmall ? 'too few' : formatRatio(ratio)} {isFlagged && <Badge tone="waiting">Below 0.80</Badge>}
      </Cell>
      <Cell numeric className={styles.roomy}>
        {ratioLow === null || ratioHigh === null ? '–' : `${formatRatio(ratioLow)} to ${formatRatio(ratioHigh)}`}
      </Cell>
    </Row>
  )
}
