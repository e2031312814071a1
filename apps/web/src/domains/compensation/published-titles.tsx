import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import styles from './compensation.module.css'
import { engagementLabels, formatFigure, kindLabels } from './compensation-labels.ts'
import type { CompensationView } from './compensation-view.ts'
import { type PublishedTitle, publishedTitlesQuery } from './compensations.queries.ts'

interface PublishedTitlesProps {
  shown: CompensationView
  isReduced: boolean
  onTitle: (id: string) => void
}

/** The roles that have figures, before one is chosen. */
export function PublishedTitles({ shown, isReduced, onTitle }: PublishedTitlesProps) {
  const query = useQuery(publishedTitlesQuery(shown))
  const { skill, country, experience, engagement } = shown
  const isFiltered = [skill, country, experience, engagement].some((value) => value !== undefined)
  return (
    <Panel title="Roles with published pay" flush note={query.data?.length.toLocaleString('en')}>
      <Region query={query}>
        {(titles) =>
          titles.length === 0 ? (
            <EmptyState title={isFiltered ? 'No figures for these filters' : 'No figures yet'}>
              A figure appears once it has five independent sources with data at least three months old.
            </EmptyState>
          ) : (
            <Titles titles={titles} isReduced={isReduced} onTitle={onTitle} />
          )
        }
      </Region>
    </Panel>
  )
}

interface TitlesProps extends Omit<PublishedTitlesProps, 'shown'> {
  titles: readonly PublishedTitle[]
}

function Titles({ titles, isReduced, onTitle }: TitlesProps) {
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
        {titles.map(({ id, name, cell, others }) => (
          <Row key={id}>
            <Cell>
              <button type="button" className={styles.open} onClick={() => onTitle(id)}>
                {name}
              </button>
            </Cell>
            <Cell>
              {kindLabels[cell.kind]}
              <span className={styles.note}>
                {engagementLabels[cell.engagement]}, paid in {cell.currency}
                {others > 0 && ` · ${formatCount(others, 'other figure')}`}
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
