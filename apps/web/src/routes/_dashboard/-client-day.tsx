import { Button } from '@assay/ui/button'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ShownCandidates } from '../../domains/agencies/shared-candidates.tsx'
import { SharedInterviews } from '../../domains/interviews/answering/index.ts'
import styles from '../../platform/list-page.module.css'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { InOwnZone } from './-own-zone.tsx'

const FIRST = { page: 1, size: 10 } as const satisfies Pick<PagedView, 'page' | 'size'>

/** What a contact of an agency's client comes for: candidates to vote on, and the interviews of those that were liked. */
export function ClientDay() {
  const [shown, setShown] = useState<Pick<PagedView, 'page' | 'size'>>(FIRST)
  const [interviews, setInterviews] = useState<Pick<PagedView, 'page' | 'size'>>(FIRST)
  const navigate = useNavigate()
  const open = ({ candidate }: { candidate: { id: string } }) =>
    void navigate({ to: '/candidate-profile', search: { id: candidate.id } })
  return (
    <div className={styles.page}>
      <ShownCandidates view={shown} onView={setShown} onOpen={open} />
      <InOwnZone>
        {(zone) => (
          <SharedInterviews
            view={interviews}
            zone={zone}
            onView={setInterviews}
            onOpen={open}
            start={<Button render={<Link to="/clients" />}>Shared candidates</Button>}
          />
        )}
      </InOwnZone>
    </div>
  )
}
