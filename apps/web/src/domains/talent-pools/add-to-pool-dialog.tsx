import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { PoolDialog } from './pool-dialog.tsx'
import styles from './talent-pools.module.css'
import { useAddToPool } from './talent-pools.mutations.ts'
import { poolsQuery } from './talent-pools.queries.ts'

interface AddToPoolDialogProps {
  people: readonly { readonly id: string; readonly name: string }[]
  onDone?: (() => void) | undefined
  onClose: () => void
}

/** Chooses a pool for one or more candidates, or makes one for them. */
export function AddToPoolDialog({ people, onDone, onClose }: AddToPoolDialogProps) {
  const query = useQuery(poolsQuery())
  const add = useAddToPool()
  const [isNew, setNew] = useState(false)
  const [first] = people
  const who = people.length === 1 && first !== undefined ? first.name : formatCount(people.length, 'candidate')
  const addTo = (pool: { id: string; name: string }) =>
    add.mutate(
      { pool, candidateIds: people.map(({ id }) => id) },
      {
        onSuccess: () => {
          onDone?.()
          onClose()
        },
      },
    )
  if (isNew) return <PoolDialog onSaved={addTo} onClose={() => setNew(false)} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Add ${who} to a talent pool`}
      width="narrow"
      footer={
        <Button variant="primary" onClick={() => setNew(true)}>
          New talent pool…
        </Button>
      }
    >
      <Region query={query}>
        {(pools) =>
          pools.length === 0 ? (
            <p className={styles.quiet}>No talent pools yet. A new one only needs a name.</p>
          ) : (
            <ul className={styles.choices}>
              {pools.map((pool) => (
                <li key={pool.id}>
                  <button type="button" className={styles.choice} disabled={add.isPending} onClick={() => addTo(pool)}>
                    <span>{pool.name}</span>
                    <small>
                      {formatCount(pool.members, 'candidate')}
                      {pool.visibility === 'private' && ' · only you'}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Region>
    </Dialog>
  )
}
