import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatDay } from '../../platform/format.ts'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { Region } from '../../platform/region.tsx'
import { PoolDialog } from './on-demand.ts'
import styles from './talent-pools.module.css'
import { type Pool, poolsQuery } from './talent-pools.queries.ts'

const NEWS = ['talentPool.changed']
const SHOWN = [['talent-pools']]

/** The pools that the user may see. */
export function PoolList({ onOpen }: { onOpen: (pool: Pool) => void }) {
  const query = useQuery(poolsQuery())
  useNews(NEWS, SHOWN)
  const [isNew, setNew] = useState(false)
  const create = (
    <Button variant="primary" onClick={() => setNew(true)}>
      New talent pool
    </Button>
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>Talent pools</h1>
        {query.data !== undefined && query.data.length > 0 && create}
      </div>
      <Panel title="All talent pools" note={query.data?.length} flush>
        <Region query={query}>
          {(pools) =>
            pools.length === 0 ? (
              <EmptyState title="No talent pools yet" action={create}>
                Keep track of candidates across jobs, with notes and reminders.
              </EmptyState>
            ) : (
              <OpenedTable
                label="Talent pools"
                items={pools}
                heads={
                  <>
                    <HeadCell>Name</HeadCell>
                    <HeadCell numeric>Candidates</HeadCell>
                    <HeadCell className={styles.roomy}>Created by</HeadCell>
                    <HeadCell>Changed</HeadCell>
                  </>
                }
                cells={(pool) => (
                  <>
                    <NameCell name={pool.name} onOpen={() => onOpen(pool)}>
                      {pool.description !== null && <span className={styles.note}>{pool.description}</span>}
                    </NameCell>
                    <Cell numeric>{pool.members.toLocaleString('en')}</Cell>
                    <Cell className={styles.roomy}>
                      {pool.visibility === 'private' ? <Badge>Only you</Badge> : pool.ownerName}
                    </Cell>
                    <Cell>{formatDay(pool.updatedAt)}</Cell>
                  </>
                )}
              />
            )
          }
        </Region>
      </Panel>
      <Suspense>{isNew && <PoolDialog onSaved={onOpen} onClose={() => setNew(false)} />}</Suspense>
    </div>
  )
}
