import { Checkbox } from '@assay/ui/checkbox'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { BodyCells, HeadCells } from '../../../platform/list-views/list-cells.tsx'
import type { ListViewState } from '../../../platform/list-views/use-list-view.ts'
import type { Entry } from '../entries/index.ts'
import { nameOf } from '../entries/index.ts'

interface ShortlistTableProps {
  entries: readonly Entry[]
  listView: ListViewState<Entry>
  current: number
  marked: readonly string[]
  onMark: (ids: readonly string[]) => void
  sort: string
  onSort: (sort: string) => void
}

/** The shortlist as a table; its keyboard actions are in `use-entry-keys.ts`. */
export function ShortlistTable({ entries, listView, current, marked, onMark, sort, onSort }: ShortlistTableProps) {
  const toggle = (id: string) => onMark(marked.includes(id) ? marked.filter((each) => each !== id) : [...marked, id])
  const isAll = entries.every(({ id }) => marked.includes(id))
  return (
    <Table label="Shortlist">
      <thead>
        <tr>
          <HeadCell>
            <Checkbox
              label={<VisuallyHidden>Select all</VisuallyHidden>}
              checked={isAll}
              onChange={() => onMark(isAll ? [] : entries.map(({ id }) => id))}
            />
          </HeadCell>
          <HeadCells listView={listView} sort={sort} onSort={onSort} />
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, place) => (
          <Row key={entry.id} current={place === current}>
            <Cell>
              <Checkbox
                label={<VisuallyHidden>Select {nameOf(entry)}</VisuallyHidden>}
                checked={marked.includes(entry.id)}
                onChange={() => toggle(entry.id)}
              />
            </Cell>
            <BodyCells listView={listView} row={entry} />
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
