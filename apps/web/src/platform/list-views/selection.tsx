import { Button, type ButtonVariant } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Cell, HeadCell } from '@assay/ui/table'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import type { ReactNode } from 'react'
import { download } from '../download.ts'
import { formatCount } from '../format.ts'
import { loadPages } from '../load-pages.ts'
import { MAX_ACTED_ON } from './act-on-each.ts'
import { csvOf, type ListColumn } from './list-columns.ts'
import { SelectAll } from './select-all.tsx'
import styles from './selection.module.css'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps<Row> {
  selection: Selection<Row>
  /** The noun for a row, such as "offer". */
  one: string
  many?: string
  /** That the filters leave, on all pages. */
  total: number
  most?: number
  /** Loads one page of what the filters leave; the first is 1. */
  load: (page: number) => Promise<{ rows: readonly Row[]; total: number }>
  /** What the CSV file holds, and its name. */
  columns: readonly ListColumn<Row>[]
  file: string
  /** The actions on the selected rows. */
  children?: ReactNode
}

/** Actions for all selected rows; hidden while there are none. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, one, many = `${one}s`, total, most = MAX_ACTED_ON, load, columns, file, children } = props
  const { rows, replace, clear } = selection
  if (rows.length === 0) return null
  const save = () => download(new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }), `${file}.csv`)
  return (
    <section className={styles.bar} aria-label={`Selected ${many}`}>
      <strong role="status">{formatCount(rows.length, one, many)} selected</strong>
      <SelectAll
        selected={rows.length}
        total={total}
        most={most}
        onAll={async () => replace(await loadPages(load, most))}
      />
      {children}
      <Button size="small" onClick={save}>
        Download CSV
      </Button>
      <Button size="small" variant="quiet" onClick={clear}>
        Clear selection
      </Button>
    </section>
  )
}

interface BulkButtonProps<Row> {
  /** What it does, such as "Reject…". */
  label: string
  /** The selected rows to which it applies. */
  to: readonly Row[]
  /** All selected rows. */
  of: readonly Row[]
  onPress: (rows: readonly Row[]) => void
  variant?: ButtonVariant
  busy?: boolean
}

/** An action on selected rows. One that applies to some of them shows how many; to none, it is absent. */
export function BulkButton<Row>({ label, to, of, onPress, variant, busy = false }: BulkButtonProps<Row>) {
  if (to.length === 0) return null
  const [words, dots] = label.endsWith('…') ? [label.slice(0, -1), '…'] : [label, '']
  return (
    <Button size="small" busy={busy} {...(variant !== undefined && { variant })} onClick={() => onPress(to)}>
      {to.length === of.length ? label : `${words} ${to.length} of ${of.length}${dots}`}
    </Button>
  )
}

export function SelectHead<Row>({ rows, selection }: { rows: readonly Row[]; selection: Selection<Row> }) {
  return (
    <HeadCell className={styles.check}>
      <Checkbox
        label={<VisuallyHidden>Select all on this page</VisuallyHidden>}
        checked={rows.length > 0 && rows.every(selection.has)}
        onChange={() => selection.toggle(rows)}
      />
    </HeadCell>
  )
}

interface SelectCellProps<Row> {
  row: Row
  name: string
  selection: Selection<Row>
}

export function SelectCell<Row>({ row, name, selection }: SelectCellProps<Row>) {
  return (
    <Cell className={styles.check}>
      <Checkbox
        label={<VisuallyHidden>{`Select ${name}`}</VisuallyHidden>}
        checked={selection.has(row)}
        onChange={() => selection.toggle([row])}
      />
    </Cell>
  )
}
