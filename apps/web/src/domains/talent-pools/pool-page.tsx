import { Badge } from '@assay/ui/badge'
import { Confirm } from '@assay/ui/dialog'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { PoolDialog } from './on-demand.ts'
import { PoolMembers } from './pool-members.tsx'
import styles from './talent-pools.module.css'
import { useDeletePool } from './talent-pools.mutations.ts'
import { type Pool, type PoolMember, poolQuery } from './talent-pools.queries.ts'

export interface PoolView extends PagedView {
  readonly id: string
  readonly reminder: string
  readonly search: string
}

interface PoolPageProps {
  view: PoolView
  onView: (view: PoolView) => void
  /** Searches among the candidates of the pool; absent without the permission. */
  searchIn?: ((pool: Pool) => ReactNode) | undefined
  /** Leads back to all pools. */
  back: ReactNode
  onDeleted: () => void
  onShortlist: ((members: readonly PoolMember[], onDone: () => void) => void) | undefined
  profile: (candidateId: string, name: string) => ReactNode
}

export function PoolPage({ view, onView, searchIn, back, onDeleted, onShortlist, profile }: PoolPageProps) {
  const query = useQuery(poolQuery(view.id))
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null)
  const remove = useDeletePool()
  return (
    <Region isPage query={query}>
      {(pool) => (
        <div className={styles.page}>
          <div>
            {back}
            <div className={styles.head}>
              <h1 tabIndex={-1}>
                {pool.name} {pool.visibility === 'private' && <Badge>Only you</Badge>}
              </h1>
              <span className={styles.acts}>
                {pool.members > 0 && searchIn?.(pool)}
                {pool.mayChange && (
                  <Menu
                    align="end"
                    trigger={
                      <IconButton
                        label="More about this talent pool"
                        icon={<Ellipsis size={16} aria-hidden="true" />}
                      />
                    }
                    actions={[
                      { key: 'edit', label: 'Edit…', onSelect: () => setDoing('edit') },
                      { key: 'delete', label: 'Delete…', danger: true, onSelect: () => setDoing('delete') },
                    ]}
                  />
                )}
              </span>
            </div>
            {pool.description !== null && <p className={styles.quiet}>{pool.description}</p>}
          </div>
          <PoolMembers pool={pool} view={view} onView={onView} onShortlist={onShortlist} profile={profile} />
          <Suspense>
            {doing === 'edit' && (
              <PoolDialog pool={pool} onSaved={() => setDoing(null)} onClose={() => setDoing(null)} />
            )}
          </Suspense>
          <Confirm
            open={doing === 'delete'}
            onOpenChange={() => setDoing(null)}
            title={`Delete “${pool.name}”?`}
            confirmLabel="Delete"
            danger
            busy={remove.isPending}
            onConfirm={() => remove.mutate(pool, { onSuccess: onDeleted })}
          >
            Its notes and reminders are deleted too. The candidates aren’t deleted.
          </Confirm>
        </div>
      )}
    </Region>
  )
}
