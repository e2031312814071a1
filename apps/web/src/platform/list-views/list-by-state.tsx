import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { FilteredEmpty } from '@assay/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Region } from '../region.tsx'
import { BodyCells, HeadCells } from './list-cells.tsx'
import type { ListColumn } from './list-columns.ts'
import { ListTools } from './list-tools.tsx'
import { OpenedTable } from './opened-table.tsx'
import { PageFoot } from './page-foot.tsx'
import type { PagedView } from './paged-view.ts'
import { SelectCell, SelectHead, SelectionBar } from './selection.tsx'
import { useListView } from './use-list-view.ts'
import { type Selection, useSelection } from './use-selection.ts'

export interface StateView<State extends string> extends PagedView {
  readonly state: State | ''
}

interface Page<Item> {
  readonly rows: readonly Item[]
  readonly total: number
}

interface ListByStateProps<Item extends { readonly id: string }, State extends string> {
  /** Names the list, its file and its saved views. */
  list: 'offers' | 'hires'
  title: string
  view: StateView<State>
  onView: (view: StateView<State>) => void
  columns: readonly ListColumn<Item>[]
  usualSort: string
  states: Readonly<Record<State, { readonly label: string }>>
  query: UseQueryResult<Page<Item>>
  /** Loads one page of the filtered list for export; the first is 1. */
  load: (page: number) => Promise<Page<Item>>
  /** The accessible name of the table, and the noun for a row. */
  label: string
  one: string
  nameOf: (item: Item) => string
  /** The actions on the selected rows. */
  bulk?: (selection: Selection<Item>) => ReactNode
  /** The empty state. */
  nothing: ReactNode
}

export function ListByState<Item extends { readonly id: string }, State extends string>(
  props: ListByStateProps<Item, State>,
) {
  const { list, title, view, onView, columns, usualSort, states, query, load, label, one, nameOf } = props
  const { bulk, nothing } = props
  const { state, sort } = view
  const selection = useSelection<Item>()
  const show = (text: string | undefined, by = sort) =>
    onView({ ...view, state: isAmong(states, text) ? text : '', sort: by, page: 1 })
  const listView = useListView({
    list,
    columns,
    sort,
    usualSort,
    filters: { state },
    onApply: ({ filters, sort: by }) => show(filters['state'], by),
  })
  return (
    <Panel
      title={title}
      level={2}
      flush
      note={query.data?.total.toLocaleString('en')}
      actions={
        <>
          <Select
            label="Status"
            labelHidden
            controlSize="small"
            value={state}
            placeholder="All statuses"
            options={Object.entries<{ label: string }>(states).map(([value, words]) => ({ value, label: words.label }))}
            onChange={(event) => show(event.target.value)}
          />
          <ListTools listView={listView} name={list} load={load} isEmpty={query.data?.total === 0} />
        </>
      }
    >
      <Region query={query}>
        {({ rows, total }) => {
          if (rows.length === 0) return state === '' ? nothing : <FilteredEmpty onClear={() => show('')} />
          return (
            <>
              <SelectionBar
                selection={selection}
                one={one}
                total={total}
                load={load}
                columns={listView.shown}
                file={list}
              >
                {bulk?.(selection)}
              </SelectionBar>
              <OpenedTable
                label={label}
                items={rows}
                heads={
                  <>
                    <SelectHead rows={rows} selection={selection} />
                    <HeadCells
                      listView={listView}
                      sort={sort}
                      onSort={(by) => onView({ ...view, sort: by, page: 1 })}
                    />
                  </>
                }
                cells={(row) => (
                  <>
                    <SelectCell row={row} name={nameOf(row)} selection={selection} />
                    <BodyCells listView={listView} row={row} />
                  </>
                )}
              />
              <PageFoot view={view} onView={onView} total={total} shown={rows.length} />
            </>
          )
        }}
      </Region>
    </Panel>
  )
}

const isAmong = <State extends string>(
  states: Readonly<Record<State, unknown>>,
  text: string | undefined,
): text is State => text !== undefined && Object.hasOwn(states, text)
