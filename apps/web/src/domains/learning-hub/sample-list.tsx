import { Badge, type BadgeTone } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAgo, formatTime } from '../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../platform/list-views/paged-panel.tsx'
import { SearchAndStatus } from '../../platform/list-views/search-and-status.tsx'
import styles from './learning-hub.module.css'
import { sampleFilters } from './list-filters.ts'
import { type Sample, samplesQuery } from './samples.queries.ts'

type View = ListAddress<keyof typeof sampleFilters>

export const sampleStateLabels: Readonly<Record<Sample['state'], { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draft', tone: 'plain' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'active' },
  archived: { label: 'Archived', tone: 'plain' },
}

interface SampleListProps {
  view: View
  onView: (view: View) => void
  mayWrite: boolean
}

/** The sample job descriptions of Assay and of its creators, in every state that the reader may see. */
export function SampleList({ view, onView, mayWrite }: SampleListProps) {
  const query = useQuery(samplesQuery({ ...view, filter: filtersOf(view, sampleFilters) }))
  const isFiltered = view.search !== '' || view.state !== ''
  const write = (
    <Button variant="primary" render={<Link to="/admin/samples/$id" params={{ id: 'new' }} />}>
      Write sample
    </Button>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Sample job descriptions</h1>
        {mayWrite && write}
      </header>
      <p className={styles.progress}>Texts for trying a search or starting a job.</p>
      <div className={styles.bar}>
        <SearchAndStatus
          label="Search samples"
          placeholder="Search samples"
          search={view.search}
          onSearch={(search) => onView({ ...view, search, page: 1 })}
          state={view.state}
          states={sampleFilters.state.map((value) => ({ value, label: sampleStateLabels[value].label }))}
          onState={(state) => onView({ ...view, state, page: 1 })}
        />
      </div>
      <PagedPanel
        title="Samples"
        query={query}
        view={view}
        onView={onView}
        onClear={isFiltered ? () => onView({ ...view, search: '', state: '', page: 1 }) : undefined}
        empty={{
          title: 'No samples yet',
          words: 'Sample job descriptions appear here.',
          action: mayWrite ? write : undefined,
        }}
        head={
          <>
            <HeadCell>Sample</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>Category</HeadCell>
            <HeadCell numeric className={styles.roomy}>
              Skills
            </HeadCell>
            <HeadCell className={styles.roomy}>Edited</HeadCell>
          </>
        }
      >
        {(sample) => <SampleRow key={sample.id} sample={sample} />}
      </PagedPanel>
    </div>
  )
}

function SampleRow({ sample }: { sample: Sample }) {
  const { id, title, authorName, tagNames, categoryName, state, publishAt, skills, updatedAt } = sample
  const { label, tone } = sampleStateLabels[state]
  return (
    <Row>
      <Cell className={styles.name}>
        <Link to="/admin/samples/$id" params={{ id }}>
          {title}
        </Link>
        <span className={styles.note}>{[authorName ?? 'Comes with Assay', ...tagNames].join(' · ')}</span>
      </Cell>
      <Cell>
        <Badge tone={tone}>{label}</Badge>
        {publishAt !== null && <span className={styles.note}>{formatTime(publishAt)}</span>}
      </Cell>
      <Cell className={styles.roomy}>{categoryName ?? '–'}</Cell>
      <Cell numeric className={styles.roomy}>
        {skills.length}
      </Cell>
      <Cell className={styles.roomy}>{formatAgo(updatedAt)}</Cell>
    </Row>
  )
}
