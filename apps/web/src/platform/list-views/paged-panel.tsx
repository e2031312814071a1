import { Panel } from '@assay/ui/panel'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Table } from '@assay/ui/table'
import type { ReactNode } from 'react'
import { Region, type RegionProps } from '../region.tsx'
import { PageFoot } from './page-foot.tsx'
import type { PagedView } from './paged-view.ts'

interface PageOfRows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

interface PagedPanelProps<Row, View> {
  title: string
  query: RegionProps<PageOfRows<Row>>['query']
  view: View
  onView: (view: View) => void
  /** If set, filters are in use, and this clears them. */
  onClear?: (() => void) | undefined
  empty: { title: string; words: ReactNode; action?: ReactNode }
  /** Above the rows: the actions on those that are selected. */
  bar?: ReactNode
  /** The header cells. */
  head: ReactNode
  children: (row: Row) => ReactNode
}

/** A paged table in a panel, with the four states of a list. */
export function PagedPanel<Row, View extends Pick<PagedView, 'page' | 'size'>>(props: PagedPanelProps<Row, View>) {
  const { title, query, view, onView, onClear, empty, bar, head, children } = props
  return (
    <Panel title={title} flush note={query.data?.total.toLocaleString('en')}>
      <Region query={query}>
        {({ rows, total }) => {
          if (rows.length > 0)
            return (
              <>
                {bar}
                <Table label={title}>
                  <thead>
                    <tr>{head}</tr>
                  </thead>
                  <tbody>{rows.map(children)}</tbody>
                </Table>
                <PageFoot view={view} onView={onView} shown={rows.length} total={total} />
              </>
            )
          if (onClear !== undefined) return <FilteredEmpty onClear={onClear} />
          return (
            <EmptyState title={empty.title} action={empty.action}>
              {empty.words}
            </EmptyState>
          )
        }}
      </Region>
    </Panel>
  )
}
