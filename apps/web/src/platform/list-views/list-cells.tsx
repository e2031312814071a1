import { classNames } from '@assay/ui/class-names.ts'
import { Cell, HeadCell } from '@assay/ui/table'
import { memo, type ReactNode } from 'react'
import styles from './list-views.module.css'
import type { ListViewState } from './use-list-view.ts'

interface HeadCellsProps<Row> {
  listView: Pick<ListViewState<Row>, 'shown' | 'isChosen'>
  sort: string
  onSort: (sort: string) => void
}

/** The headers of the visible columns; sortable ones are buttons. */
export function HeadCells<Row>({ listView, sort, onSort }: HeadCellsProps<Row>) {
  return listView.shown.map(({ key, label, numeric = false, sort: by, sortsReversed = false, roomy = false }) => {
    const [down, up] = sortsReversed ? [by, `-${by}`] : [`-${by}`, by]
    return (
      <HeadCell
        key={key}
        numeric={numeric}
        className={classNames(roomy && !listView.isChosen && styles.roomy)}
        {...(by !== undefined && {
          onSort: () => onSort((sort === down ? up : down) ?? by),
          sorted: sort === down ? 'descending' : sort === up ? 'ascending' : undefined,
        })}
      >
        {label}
      </HeadCell>
    )
  })
}

interface BodyCellsProps<Row> {
  listView: Pick<ListViewState<Row>, 'shown' | 'isChosen'>
  row: Row
}

export function BodyCells<Row>({ listView, row }: BodyCellsProps<Row>) {
  return <RowCells shown={listView.shown as ListViewState<unknown>['shown']} isChosen={listView.isChosen} row={row} />
}

/** A key, a mark or an answer for something else changes one or two rows of a page: only these are drawn again. */
const RowCells = memo(function RowCells({ shown, isChosen, row }: RowCellsProps): ReactNode {
  return shown.map(({ key, cell, numeric = false, roomy = false, className }) => {
    const content = cell(row)
    // A line of text that the column has no room for is cut, and read in full by pointing at it.
    const words = roomy && typeof content === 'string' ? content : undefined
    return (
      <Cell
        key={key}
        numeric={numeric}
        title={words}
        className={classNames(className, words !== undefined && styles.oneLine, roomy && !isChosen && styles.roomy)}
      >
        {content}
      </Cell>
    )
  })
})

interface RowCellsProps extends Pick<ListViewState<unknown>, 'shown' | 'isChosen'> {
  row: unknown
}
