import type { ReactNode } from 'react'
import { DisputeDrawer } from './dispute-drawer.tsx'
import { DisputeList, type DisputeView } from './dispute-list.tsx'
import styles from './disputes.module.css'
import type { Dispute } from './disputes.queries.ts'
import { OpenDisputeDialog } from './open-dispute-dialog.tsx'

export interface DisputesPageProps {
  view: DisputeView
  onView: (view: DisputeView) => void
  /** The open dispute. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  /** The submission that a dispute is about to be opened for. */
  submission?: string | undefined
  viewer: 'agency' | 'employer' | 'operator'
  profile: (dispute: Dispute) => ReactNode
}

export function DisputesPage({ view, onView, open, onOpen, submission, viewer, profile }: DisputesPageProps) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Ownership disputes</h1>
      <DisputeList view={view} onView={onView} onOpen={onOpen} isOperator={viewer === 'operator'} />
      {open !== undefined && <DisputeDrawer key={open} id={open} profile={profile} onClose={() => onOpen(undefined)} />}
      {submission !== undefined && (
        <OpenDisputeDialog
          submissionId={submission}
          isAgency={viewer === 'agency'}
          onClose={() => onOpen(undefined)}
          onOpened={onOpen}
        />
      )}
    </div>
  )
}
