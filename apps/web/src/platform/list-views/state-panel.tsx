import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { FilteredEmpty } from '@assay/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Region } from '../region.tsx'
import { PageFoot } from './page-foot.tsx'

export interface StateListing<State extends string> {
  readonly state: State | ''
  readonly page: number
  readonly size: PageSize
}

interface StatePanelProps<Item, State extends string> {
  title: string
  view: StateListing<State>
  onView: (view: StateListing<State>) => void
  /** In the order of the filter. */
  states: Readonly<Record<State, { readonly label: string }>>
  query: UseQueryResult<{ readonly rows: readonly Item[]; readonly total: number }>
  table: (rows: readonly Item[]) => ReactNode
  /** The empty state. */
  nothing: ReactNode
}

/** A list in pages that is filtered by status alone. `ListByState` also sorts, selects and exports. */
export function StatePanel<Item, State extends string>(props: StatePanelProps<Item, State>) {
  const { title, view, onView, states, query, table, nothing } = props
  return (
    <Panel
      title={title}
      flush
      note={query.data?.total.toLocaleString('en')}
      actions={
        <Select
          label="Status"
          labelHidden
          controlSize="small"
          value={view.state}
          placeholder="All statuses"
          options={Object.entries<{ label: string }>(states).map(([value, { label }]) => ({ value, label }))}
          onChange={(event) => onView({ ...view, state: event.target.value as State | '', page: 1 })}
        />
      }
    >
      <Region query={query}>
        {({ rows, total }) => {
          if (rows.length > 0)
            return (
              <>
                {table(rows)}
                <PageFoot
                  view={view}
                  onView={(next) => onView({ ...view, ...next })}
                  total={total}
                  shown={rows.length}
                />
              </>
            )
          return view.state === '' ? nothing : <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
        }}
      </Region>
    </Panel>
  )
}
