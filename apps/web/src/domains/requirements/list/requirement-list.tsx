import { type RequirementState, requirementStates } from '@assay/contracts/requirements'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Row, Table } from '@assay/ui/table'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search as SearchIcon } from 'lucide-react'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useNews } from '../../../platform/lifecycle/use-news.ts'
import { BodyCells, HeadCells } from '../../../platform/list-views/list-cells.tsx'
import { ListTools } from '../../../platform/list-views/list-tools.tsx'
import { PageFoot } from '../../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../../platform/list-views/paged-view.ts'
import { SearchField } from '../../../platform/list-views/search-field.tsx'
import { type ListViewState, useListView } from '../../../platform/list-views/use-list-view.ts'
import { MAX_PAGE } from '../../../platform/load-pages.ts'
import { Region } from '../../../platform/region.tsx'
import { isRequirementState, type ListedRequirement, requirementsQuery, stateLabels } from '../records/index.ts'
import { requirementColumns } from './requirement-columns.tsx'
import styles from './requirement-list.module.css'

const NEWS = ['requirement.changed']
const SHOWN = [['requirements']]

export interface ListView extends PagedView {
  readonly text: string
  readonly state: RequirementState | ''
}

export interface RequirementListProps {
  view: ListView
  onView: (view: ListView) => void
  link: (requirement: ListedRequirement, words: ReactNode) => ReactElement
  /** How to create the first job; absent if the user may not create one. */
  start: ReactNode
  /** For agencies and their client contacts, who see the jobs opened to them. */
  isOutside: boolean
}

export function RequirementList({ view, onView, link, start, isOutside }: RequirementListProps) {
  const { text, state, sort, page, size } = view
  const asked = { text, states: state === '' ? [] : [state], sort }
  const query = useQuery(requirementsQuery({ ...asked, number: page, size }))
  const client = useQueryClient()
  useNews(NEWS, SHOWN)
  const columns = useMemo(() => requirementColumns(link, isOutside), [link, isOutside])
  const listView = useListView({
    list: 'requirements',
    columns,
    sort,
    usualSort: '-createdAt',
    filters: { state, text },
    onApply: ({ filters, sort: by }) =>
      onView({
        ...view,
        sort: by,
        page: 1,
        text: filters['text'] ?? '',
        state: isRequirementState(filters['state']) ? filters['state'] : '',
      }),
  })
  const load = async (number: number) => {
    const found = await client.fetchQuery(requirementsQuery({ ...asked, number, size: MAX_PAGE }))
    return { rows: found.requirements, total: found.total }
  }
  const isFiltered = text !== '' || state !== ''
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Jobs</h1>
        {start}
      </header>
      <div className={styles.filters}>
        <SearchField
          label="Find by title"
          placeholder="Find by title"
          value={text}
          lead={<SearchIcon size={14} aria-hidden="true" />}
          onSearch={(words) => onView({ ...view, text: words, page: 1 })}
        />
        <Select
          label="Status"
          labelHidden
          value={state}
          placeholder="All statuses"
          options={requirementStates.map((each) => ({ value: each, label: stateLabels[each].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value as ListView['state'], page: 1 })}
        />
      </div>
      <Panel
        title="Jobs"
        level={2}
        flush
        note={query.data?.total.toLocaleString('en')}
        actions={<ListTools listView={listView} name="jobs" load={load} isEmpty={query.data?.total === 0} />}
      >
        <Region query={query}>
          {({ requirements, total }) => {
            if (requirements.length > 0)
              return <Rows requirements={requirements} total={total} view={view} onView={onView} listView={listView} />
            if (isFiltered) return <FilteredEmpty onClear={() => onView({ ...view, text: '', state: '', page: 1 })} />
            if (isOutside) return <EmptyState>Jobs that an employer opens to you appear here.</EmptyState>
            return <EmptyState action={start}>Paste a job description to create a job.</EmptyState>
          }}
        </Region>
      </Panel>
    </div>
  )
}

interface RowsProps extends Pick<RequirementListProps, 'view' | 'onView'> {
  requirements: readonly ListedRequirement[]
  total: number
  listView: ListViewState<ListedRequirement>
}

function Rows({ requirements, total, view, onView, listView }: RowsProps) {
  return (
    <>
      <Table label="Job list">
        <thead>
          <tr>
            <HeadCells listView={listView} sort={view.sort} onSort={(sort) => onView({ ...view, sort, page: 1 })} />
          </tr>
        </thead>
        <tbody>
          {requirements.map((requirement) => (
            <Row key={requirement.id}>
              <BodyCells listView={listView} row={requirement} />
            </Row>
          ))}
        </tbody>
      </Table>
      <PageFoot view={view} onView={onView} total={total} shown={requirements.length} />
    </>
  )
}
