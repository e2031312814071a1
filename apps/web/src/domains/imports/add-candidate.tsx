import { Button } from '@assay/ui/button'
import { UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const AddCandidateDialog = lazy(async () => ({
  default: (await import('./add-candidate-dialog.tsx')).AddCandidateDialog,
}))

/** Opens the form for one candidate. `onSent` gets the import that shows what was read. */
export function AddCandidate({ onSent }: { onSent: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UserRoundPlus size={16} />} onClick={() => setOpen(true)}>
        Add candidate
      </Button>
      <Suspense>{isOpen && <AddCandidateDialog onSent={onSent} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
