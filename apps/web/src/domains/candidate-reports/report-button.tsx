import { Button } from '@assay/ui/button'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReportDialog } from './on-demand.ts'
import type { ReportedMatch } from './report-dialog.tsx'

interface ReportButtonProps {
  candidateId: string
  name: string
  match: ReportedMatch
}

export function ReportButton(about: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" icon={<Flag size={14} aria-hidden="true" />} onClick={() => setOpen(true)}>
        This match is wrong…
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog {...about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
