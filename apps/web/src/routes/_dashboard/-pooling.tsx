import { Button } from '@assay/ui/button'
import { ListPlus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useCommands } from '../../platform/commands.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const AddToPoolDialog = lazy(async () => ({
  default: (await import('../../domains/talent-pools/add-to-pool-dialog.tsx')).AddToPoolDialog,
}))

interface PoolButtonProps {
  candidateId: string
  name: string
}

/** Adds a candidate to a talent pool, from their page and from the command palette. */
export function PoolButton({ candidateId, name }: PoolButtonProps) {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const mayPool = mayDo(user, 'community.manage')
  useCommands(
    useMemo(
      () =>
        mayPool
          ? [
              {
                id: 'keep-in-mind',
                label: `Add ${name} to a talent pool`,
                section: 'This candidate',
                icon: <ListPlus size={16} aria-hidden="true" />,
                run: () => setOpen(true),
              },
            ]
          : [],
      [mayPool, name],
    ),
  )
  if (!mayPool) return null
  return (
    <>
      <Button size="small" icon={<ListPlus size={14} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Add to talent pool…
      </Button>
      {isOpen && (
        <Suspense>
          <AddToPoolDialog people={[{ id: candidateId, name }]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
