import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { Cell, Row, Table } from '@assay/ui/table'
import { type ReactNode, useMemo, useState } from 'react'
import { useListedShortcuts } from '../commands.ts'
import styles from '../list-page.module.css'
import { NameInside } from './name-inside.tsx'

export interface OpenedTableProps<Item extends { readonly id: string }> {
  /** The accessible name of the table. */
  label: string
  /** The noun for a row, such as "offer". */
  one: string
  items: readonly Item[]
  heads: ReactNode
  cells: (item: Item) => ReactNode
  onOpen: (item: Item) => void
}

/** A table whose rows open by the name in each, or with j, k and o. */
export function OpenedTable<Item extends { readonly id: string }>(props: OpenedTableProps<Item>) {
  const { label, one, items, heads, cells, onOpen } = props
  const [current, setCurrent] = useState(-1)
  useListedShortcuts(useMemo(() => shortcutsOf(label, one), [label, one]))
  useShortcuts({
    j: () => setCurrent((at) => Math.min(items.length - 1, at + 1)),
    k: () => setCurrent((at) => Math.max(0, at - 1)),
    o: () => {
      const item = items[current]
      if (item !== undefined) onOpen(item)
    },
  })
  return (
    <Table label={label}>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody>
        {items.map((item, place) => (
          <Row key={item.id} current={place === current}>
            {cells(item)}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

const shortcutsOf = (title: string, one: string) => ({
  title,
  shortcuts: [
    { keys: ['j'], does: `Next ${one}` },
    { keys: ['k'], does: `Previous ${one}` },
    { keys: ['o'], does: 'Open' },
  ],
})

export interface NameCellProps {
  name: string
  onOpen: () => void
  /** Shown below the name. */
  children?: ReactNode
}

export function NameCell({ name, onOpen, children }: NameCellProps) {
  return (
    <Cell className={styles.name}>
      <NameInside name={name} onOpen={onOpen}>
        {children}
      </NameInside>
    </Cell>
  )
}
