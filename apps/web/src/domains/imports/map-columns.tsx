import { candidateFields } from '@assay/contracts/import-runs'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../platform/format.ts'
import { Region, RequestFailed } from '../../platform/region.tsx'
import { fieldLabels } from './import-labels.ts'
import styles from './imports.module.css'
import { useMapColumns } from './imports.mutations.ts'
import { type CandidateField, type Import, importRowsQuery } from './imports.queries.ts'

const FIRST_ROWS = 5

/** What each column of the table holds, over the first rows as they are in the file. */
export function MapColumns({ run }: { run: Import }) {
  const columns = run.columns ?? []
  const rows = useQuery(importRowsQuery(run, { state: undefined, page: 1, size: 10 }))
  const map = useMapColumns(run.id)
  const choose = (place: number, field: CandidateField | null) =>
    map.mutate(columns.map((column, at) => (at === place ? field : column.field === field ? null : column.field)))
  const left = columns.filter(({ field }) => field === null).length
  return (
    <Panel title="Columns" flush note={`${columns.length - left} of ${formatCount(columns.length, 'column')} are read`}>
      {run.isRemembered && <p className={styles.inset}>Mapped the same way as your last import with these columns.</p>}
      {map.error !== null && <RequestFailed error={map.error} />}
      <Region query={rows}>
        {({ rows: shown }) => (
          <Table label="Columns and the first rows" className={styles.columns}>
            <thead>
              <tr>
                {columns.map(({ name, field }, place) => (
                  <HeadCell key={name}>
                    <span className={styles.column}>{name}</span>
                    <Select
                      label={`Content of “${name}”`}
                      labelHidden
                      value={field ?? ''}
                      placeholder="Leave out"
                      disabled={map.isPending}
                      options={candidateFields.map((value) => ({ value, label: fieldLabels[value] }))}
                      onChange={(event) => choose(place, (event.target.value || null) as CandidateField | null)}
                    />
                  </HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, FIRST_ROWS).map((row) => (
                <Row key={row.id}>
                  {columns.map(({ name, field }, place) => (
                    <Cell key={name} data-left={field === null || undefined} className={styles.sample}>
                      {row.cells?.[place] || '–'}
                    </Cell>
                  ))}
                </Row>
              ))}
            </tbody>
          </Table>
        )}
      </Region>
    </Panel>
  )
}
