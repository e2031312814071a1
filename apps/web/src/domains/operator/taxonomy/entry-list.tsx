import { entryOrigins, entryStates } from '@assay/contracts/taxonomy-entries'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { SearchAndStatus } from '../../../platform/list-views/search-and-status.tsx'
import { originLabels, stateLabels } from './entry-labels.ts'
import styles from './taxonomy.module.css'

type Names = 'search' | 'state' | 'origin' | 'sort'

interface EntryListProps<Row, View extends ListAddress<Names>> {
  title: string
  intro: string
  /** To proposals and to the history of changes. */
  links: ReactNode
  view: View
  onView: (view: View) => void
  /** What is narrowed; nothing if all are shown. */
  filter: Readonly<Record<string, string>>
  query: UseQueryResult<{ readonly rows: readonly Row[]; readonly total: number }>
  sorts: Readonly<Record<string, string>>
  /** The order without a choice. */
  firstSort: string
  /** Filters other than status and origin. */
  filters?: ReactNode
  addLabel: string
  onAdd: () => void
  head: ReactNode
  children: (row: Row) => ReactNode
}

/** All entries of a list of the taxonomy, with how many use them. */
export function EntryList<Row, View extends ListAddress<Names>>({
  title,
  intro,
  view,
  onView,
  filter,
  query,
  ...parts
}: EntryListProps<Row, View>) {
  const { links, sorts, firstSort, filters, addLabel, onAdd, head, children } = parts
  const choose = (change: Partial<ListAddress<Names>>) => onView({ ...view, ...change, page: 1 })
  const allShown = Object.fromEntries(Object.keys(filter).map((name) => [name, '']))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.acts}>
          {links}
          <Button variant="primary" onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      </div>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.bar}>
        <SearchAndStatus
          label={`Search ${title.toLowerCase()}`}
          placeholder="Name or alias"
          search={view.search}
          onSearch={(search) => choose({ search })}
          state={view.state}
          states={entryStates.map((value) => ({ value, label: stateLabels[value] }))}
          onState={(state) => choose({ state })}
        >
          {filters}
          <Select
            label="Origin"
            labelHidden
            placeholder="All origins"
            value={view.origin}
            options={entryOrigins.map((value) => ({ value, label: originLabels[value] }))}
            onChange={(event) => choose({ origin: event.target.value })}
          />
        </SearchAndStatus>
        <Select
          label="Order"
          labelHidden
          placeholder={view.search === '' ? firstSort : 'Best match first'}
          value={view.sort}
          options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
          onChange={(event) => choose({ sort: event.target.value })}
        />
      </div>
      <PagedPanel
        title={title}
        query={query}
        view={view}
        onView={onView}
        onClear={Object.keys(filter).length > 0 ? () => onView({ ...view, ...allShown, page: 1 }) : undefined}
        empty={{
          title: `No ${title.toLowerCase()}`,
          words: 'The entries that come with Assay appear here once the server has started.',
        }}
        head={head}
      >
        {children}
      </PagedPanel>
    </div>
  )
}
