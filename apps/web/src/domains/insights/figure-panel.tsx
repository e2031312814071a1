import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { download } from '../../platform/download.ts'
import { csvOf } from './csv.ts'
import { drawFigure } from './figure-picture.ts'
import styles from './insights.module.css'

interface Line {
  readonly key: string
  readonly cells: readonly (string | number | null)[]
  /** Opens the list behind the first number. */
  readonly onOpen?: () => void
}

interface FigurePanelProps {
  title: string
  note?: ReactNode
  /** Of the file. */
  name: string
  /** The first is of text, the others of numbers. */
  columns: readonly [string, ...string[]]
  lines: readonly Line[]
  empty: string
  /** A drawing of the same. */
  chart: ReactNode
  wide?: boolean
}

/** A figure with its table, which has the same numbers as the chart and opens the lists, and a file of it. */
export function FigurePanel({ title, note, name, columns, lines, empty, chart, wide = false }: FigurePanelProps) {
  const rows = lines.map(({ cells }) => cells)
  const saveTable = () => download(new Blob([csvOf(columns, rows)], { type: 'text/csv' }), `${name}.csv`)
  const savePicture = async () => download(await drawFigure({ title, columns, rows }), `${name}.png`)
  return (
    <Panel
      title={title}
      note={note}
      className={wide ? styles.wide : undefined}
      actions={
        lines.length > 0 && (
          <>
            <SaveButton as="CSV" title={title} onClick={saveTable} />
            <SaveButton as="PNG" title={title} onClick={() => void savePicture()} />
          </>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <>
          {chart}
          <details className={styles.twin}>
            <summary>As a table</summary>
            <Table label={title}>
              <thead>
                <tr>
                  {columns.map((label, at) => (
                    <HeadCell key={label} numeric={at > 0}>
                      {label}
                    </HeadCell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <LineRow key={line.key} line={line} columns={columns} />
                ))}
              </tbody>
            </Table>
          </details>
        </>
      )}
    </Panel>
  )
}

function SaveButton({ as, title, onClick }: { as: 'CSV' | 'PNG'; title: string; onClick: () => void }) {
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={`Download as ${as}: ${title}`}
      icon={<Download size={14} aria-hidden="true" />}
      onClick={onClick}
    >
      {as}
    </Button>
  )
}

function LineRow({ line: { cells, onOpen }, columns }: { line: Line; columns: readonly string[] }) {
  return (
    <Row>
      {cells.map((cell, at) => {
        const column = columns[at] ?? ''
        const text = cell === null ? '–' : typeof cell === 'number' ? cell.toLocaleString('en') : cell
        return (
          <Cell key={column} numeric={at > 0}>
            {at === 1 && onOpen !== undefined && cell !== 0 ? (
              <button
                type="button"
                className={styles.open}
                aria-label={`${cells[0]}, ${column}: ${text}`}
                onClick={onOpen}
              >
                {text}
              </button>
            ) : (
              text
            )}
          </Cell>
        )
      })}
    </Row>
  )
}
