import { Cell, Row, Table } from '@assay/ui/table'
import type { ReactNode } from 'react'
import styles from '../list-page.module.css'
import { NameInside, type NameInsideProps } from './name-inside.tsx'

export interface OpenedTableProps<Item extends { readonly id: string }> {
  /** The accessible name of the table. */
  label: string
  items: readonly Item[]
  heads: ReactNode
  cells: (item: Item) => ReactNode
}

/** A table whose rows open by the name in each. */
export function OpenedTable<Item extends { readonly id: string }>(props: OpenedTableProps<Item>) {
  const { label, items, heads, cells } = props
  return (
    <Table label={label}>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id}>{cells(item)}</Row>
        ))}
      </tbody>
    </Table>
  )
}

export function NameCell(props: NameInsideProps) {
  return (
    <Cell className={styles.name}>
      <NameInside {...props} />
    </Cell>
  )
}
