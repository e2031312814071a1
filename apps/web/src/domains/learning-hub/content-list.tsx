import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAgo, formatTime } from '../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../platform/list-views/paged-panel.tsx'
import { SearchAndStatus } from '../../platform/list-views/search-and-status.tsx'
import { audienceLabels, stateLabels } from './item-labels.ts'
import { type Item, itemsQuery } from './items.queries.ts'
import styles from './learning-hub.module.css'
import { contentFilters } from './list-filters.ts'

type View = ListAddress<keyof typeof contentFilters>

interface ContentListProps {
  view: View
  onView: (view: View) => void
  mayWrite: boolean
}

/** The items of a creator, or for operators all, in every state. */
export function ContentList({ view, onView, mayWrite }: ContentListProps) {
  const query = useQuery(itemsQuery({ ...view, sort: '-updatedAt', filter: filtersOf(view, contentFilters) }))
  const isFiltered = view.search !== '' || view.state !== ''
  const write = (
    <Button variant="primary" render={<Link to="/admin/content/$id" params={{ id: 'new' }} />}>
      Write article
    </Button>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Articles</h1>
        {mayWrite && write}
      </header>
      <div className={styles.bar}>
        <SearchAndStatus
          label="Search articles"
          placeholder="Search articles"
          search={view.search}
          onSearch={(search) => onView({ ...view, search, page: 1 })}
          state={view.state}
          states={contentFilters.state.map((value) => ({ value, label: stateLabels[value].label }))}
          onState={(state) => onView({ ...view, state, page: 1 })}
        />
      </div>
      <PagedPanel
        title="All articles"
        query={query}
        view={view}
        onView={onView}
        onClear={isFiltered ? () => onView({ ...view, search: '', state: '', page: 1 }) : undefined}
        empty={{
          title: 'No articles yet',
          words: 'Articles for the learning hub appear here.',
          action: mayWrite ? write : undefined,
        }}
        head={
          <>
            <HeadCell>Article</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>Audience</HeadCell>
            <HeadCell numeric>Readers</HeadCell>
            <HeadCell className={styles.roomy}>Edited</HeadCell>
          </>
        }
      >
        {(item) => <ItemRow key={item.id} item={item} />}
      </PagedPanel>
    </div>
  )
}

function ItemRow({ item }: { item: Item }) {
  const { id, title, categoryName, readMinutes, authorName, state, publishAt, audience, readers, updatedAt } = item
  const { label, tone } = stateLabels[state]
  return (
    <Row>
      <Cell className={styles.name}>
        <Link to="/admin/content/$id" params={{ id }}>
          {title}
        </Link>
        <span className={styles.note}>
          {categoryName} · {readMinutes} min · {authorName}
        </span>
      </Cell>
      <Cell>
        <Badge tone={tone}>{label}</Badge>
        {state === 'scheduled' && publishAt !== null && <span className={styles.note}>{formatTime(publishAt)}</span>}
      </Cell>
      <Cell className={styles.roomy}>{audienceLabels[audience]}</Cell>
      <Cell numeric>{readers ?? '–'}</Cell>
      <Cell className={styles.roomy}>{formatAgo(updatedAt)}</Cell>
    </Row>
  )
}
