import { type HireState, hireStates } from '@assay/contracts/hired-candidates'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { BodyCells, HeadCells } from '../../platform/list-views/list-cells.tsx'
import { LARGEST_PAGE, ListTools } from '../../platform/list-views/list-tools.tsx'
import { type ListLens, useListView } from '../../platform/list-views/use-list-view.ts'
import { OpenedTable } from '../../platform/opened-table.tsx'
import { PageFoot } from '../../platform/page-foot.tsx'
import type { PagedView } from '../../platform/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { isHireState } from './hire-address.ts'
import { hireColumns } from './hire-columns.tsx'
import { hireStateWords } from './hire-words.ts'
import styles from './hires.module.css'
import { type Hire, hiresQuery } from './hires.queries.ts'

export interface HireView extends PagedView {
  readonly state: HireState | ''
}

export interface HireListProps {
  view: HireView
  onView: (view: HireView) => void
  onOpen: (hire: Hire) => void
  /** Where hires begin. */
  start: ReactNode
}

/** Everybody who accepted, from the start to the end of the guarantee. */
export function HireList({ view, onView, onOpen, start }: HireListProps) {
  const { state, sort, page, size } = view
  const states = state === '' ? [] : [state]
  const query = useQuery(hiresQuery({ states, sort, number: page, size }))
  const client = useQueryClient()
  const columns = useMemo(() => hireColumns(onOpen), [onOpen])
  const lens = useListView({
    ...{ list: 'hires', columns, sort, usualSort: '-startOn', filters: { state } },
    onApply: ({ filters, sort: by }) =>
      onView({ ...view, state: isHireState(filters['state']) ? filters['state'] : '', sort: by, page: 1 }),
  })
  const load = async (number: number) => {
    const found = await client.fetchQuery(hiresQuery({ states, sort, number, size: LARGEST_PAGE }))
    return { rows: found.hires, total: found.total }
  }
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Hired</h1>
      <Panel
        title="Hires"
        level={2}
        flush
        note={query.data?.total.toLocaleString('en')}
        actions={
          <>
            <Select
              label="State"
              labelHidden
              controlSize="small"
              value={state}
              placeholder="Every state"
              options={hireStates.map((each) => ({ value: each, label: hireStateWords[each].label }))}
              onChange={(event) => onView({ ...view, state: event.target.value as HireView['state'], page: 1 })}
            />
            <ListTools lens={lens} name="hires" load={load} isEmpty={query.data?.total === 0} />
          </>
        }
      >
        <Region query={query}>
          {({ hires, total }) => {
            if (hires.length > 0) return <Rows {...{ hires, total, view, onView, onOpen, lens }} />
            if (state !== '') return <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
            return (
              <EmptyState title="Nobody yet" action={start}>
                Accepted offers arrive here by themselves.
              </EmptyState>
            )
          }}
        </Region>
      </Panel>
    </div>
  )
}

interface RowsProps extends Pick<HireListProps, 'view' | 'onView' | 'onOpen'> {
  hires: readonly Hire[]
  total: number
  lens: ListLens<Hire>
}

function Rows({ hires, total, view, onView, onOpen, lens }: RowsProps) {
  return (
    <>
      <OpenedTable
        label="Hired candidates"
        one="person"
        items={hires}
        onOpen={onOpen}
        heads={<HeadCells lens={lens} sort={view.sort} onSort={(sort) => onView({ ...view, sort, page: 1 })} />}
        cells={(hire) => <BodyCells lens={lens} row={hire} />}
      />
      <PageFoot {...{ view, onView, total }} shown={hires.length} />
    </>
  )
}
