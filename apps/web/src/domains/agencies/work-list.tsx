import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { formatAgo, formatPay } from '../../platform/format.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { type Work, workQuery } from './agency-clients.queries.ts'
import styles from './clients.module.css'

export interface WorkListProps {
  view: Pick<PagedView, 'page' | 'size'>
  onView: (view: Pick<PagedView, 'page' | 'size'>) => void
  onOpen: (work: Work) => void
  onPropose: (work: Work) => void
}

export function WorkList({ view, onView, onOpen, onPropose }: WorkListProps) {
  const query = useQuery(workQuery({ number: view.page, size: view.size }))
  return (
    <Panel title="Open jobs" level={2} flush note={query.data?.total.toLocaleString('en')}>
      <Region query={query}>
        {(works) =>
          works.length === 0 ? (
            <EmptyState title="No open jobs">Jobs that clients assign to you appear here.</EmptyState>
          ) : (
            <>
              <OpenedTable
                label="Open job list"
                items={works}
                heads={
                  <>
                    <HeadCell>Job</HeadCell>
                    <HeadCell className={styles.roomy}>Status</HeadCell>
                    <HeadCell numeric className={styles.roomy}>
                      Seats
                    </HeadCell>
                    <HeadCell numeric className={styles.roomy}>
                      Max pay
                    </HeadCell>
                    <HeadCell className={styles.roomy}>Opened</HeadCell>
                    <HeadCell>
                      <VisuallyHidden>Submit</VisuallyHidden>
                    </HeadCell>
                  </>
                }
                cells={(work) => (
                  <>
                    <NameCell name={work.title} onOpen={() => onOpen(work)}>
                      {work.company.name}
                    </NameCell>
                    <Cell className={styles.roomy}>
                      <Badge tone={work.state === 'open' ? 'active' : 'waiting'}>
                        {work.state === 'open' ? 'Open' : 'Paused'}
                      </Badge>
                    </Cell>
                    <Cell numeric className={styles.roomy}>
                      {work.seats}
                    </Cell>
                    <Cell numeric className={styles.roomy}>
                      {work.band === null ? '–' : formatPay(work.band)}
                    </Cell>
                    <Cell className={styles.roomy}>{work.openedAt === null ? '–' : formatAgo(work.openedAt)}</Cell>
                    <Cell numeric>
                      {work.state === 'open' && (
                        <Button
                          size="small"
                          aria-label={`Submit a candidate for ${work.title}`}
                          onClick={() => onPropose(work)}
                        >
                          Submit
                        </Button>
                      )}
                    </Cell>
                  </>
                )}
              />
              <PageFoot view={view} onView={onView} shown={works.length} total={works.total} />
            </>
          )
        }
      </Region>
    </Panel>
  )
}
