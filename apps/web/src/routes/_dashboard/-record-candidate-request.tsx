import { Button } from '@assay/ui/button'
import { lazy, Suspense, useState } from 'react'
import { mayDo, useSession } from '../../platform/session/session.ts'

const WriteDownDialog = lazy(async () => ({
  default: (await import('../../domains/candidate-requests/record-request-dialog.tsx')).WriteDownDialog,
}))

export function RecordCandidateRequest({ entryId }: { entryId: string }) {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!mayDo(user, 'shortlist.reject')) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Record candidate request…
      </Button>
      {isOpen && (
        <Suspense>
          <WriteDownDialog shortlistedId={entryId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
