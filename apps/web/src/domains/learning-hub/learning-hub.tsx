import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookOpen, Check } from 'lucide-react'
import { filtersOf, type ListAddress } from '../../platform/list-views/list-address.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { SearchField } from '../../platform/list-views/search-field.tsx'
import { Region } from '../../platform/region.tsx'
import { covers, kindLabels } from './item-labels.ts'
import { contentCategories, contentTags, type Item, itemsQuery } from './items.queries.ts'
import styles from './learning-hub.module.css'
import { hubFilters } from './list-filters.ts'

type View = ListAddress<keyof typeof hubFilters>

interface LearningHubProps {
  view: View
  onView: (view: View) => void
  /** Creators write the articles. */
  mayWrite: boolean
}

/** Short guides for everyone who hires here. */
export function LearningHub({ view, onView, mayWrite }: LearningHubProps) {
  const query = useQuery(itemsQuery({ ...view, filter: { ...filtersOf(view, hubFilters), state: 'published' } }))
  const categories = useQuery(contentCategories())
  const tags = useQuery(contentTags())
  const isFiltered = view.search !== '' || view.category !== '' || view.tag !== ''
  const read = query.data?.rows.filter(({ isDone }) => isDone).length ?? 0
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>Learning hub</h1>
          <p className={styles.progress}>
            {query.data === undefined || query.data.total === 0
              ? 'Short guides to hiring well'
              : `${read} of ${query.data.rows.length} on this page read`}
          </p>
        </div>
        {mayWrite && (
          <Button variant="primary" render={<Link to="/admin/content/$id" params={{ id: 'new' }} />}>
            Write article
          </Button>
        )}
      </header>
      <div className={styles.bar}>
        <SearchField
          label="Search articles"
          placeholder="Search articles"
          value={view.search}
          onSearch={(search) => onView({ ...view, search, page: 1 })}
        />
        <Select
          label="Category"
          labelHidden
          placeholder="All categories"
          value={view.category}
          options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onView({ ...view, category: event.target.value, page: 1 })}
        />
        <Select
          label="Tag"
          labelHidden
          placeholder="All tags"
          value={view.tag}
          options={(tags.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onView({ ...view, tag: event.target.value, page: 1 })}
        />
      </div>
      <Region query={query}>
        {({ rows, total }) => {
          if (rows.length > 0)
            return (
              <>
                <ul className={styles.tiles}>
                  {rows.map((item) => (
                    <Tile key={item.id} item={item} />
                  ))}
                </ul>
                {total > rows.length && <PageFoot view={view} onView={onView} shown={rows.length} total={total} />}
              </>
            )
          if (isFiltered)
            return <FilteredEmpty onClear={() => onView({ ...view, search: '', category: '', tag: '', page: 1 })} />
          return (
            <EmptyState
              title="Nothing published yet"
              action={
                mayWrite ? (
                  <Button render={<Link to="/admin/content/$id" params={{ id: 'new' }} />}>
                    Write the first article
                  </Button>
                ) : undefined
              }
            >
              Articles appear here once they are published.
            </EmptyState>
          )
        }}
      </Region>
    </div>
  )
}

function Tile({ item }: { item: Item }) {
  const { slug, title, summary, cover, readMinutes, categoryName, kind, isNew, isDone, rating } = item
  const Icon = cover === null ? BookOpen : covers[cover].Icon
  return (
    <li className={styles.tile}>
      <div className={styles.cover}>
        <Icon size={36} strokeWidth={1.25} aria-hidden="true" />
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link to="/learning-hub/$slug" params={{ slug }}>
            {title}
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
      <p className={styles.foot}>
        {isNew && <Badge tone="active">New</Badge>}
        {isDone && (
          <Badge>
            <Check size={12} aria-hidden="true" /> Read
          </Badge>
        )}
        <span>
          {kind === 'article' ? categoryName : `${categoryName} · ${kindLabels[kind]}`} · {readMinutes} min
          {rating !== null && ` · ${rating.toFixed(1)} of 5`}
        </span>
      </p>
    </li>
  )
}
