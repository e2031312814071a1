import { Notice } from '@assay/ui/notice'
import type { ReactNode } from 'react'

interface MissingInterviewersProps {
  missing: readonly { readonly userId: string; readonly fullName: string }[]
  /** The interviewers of one round. */
  planned: readonly string[]
  action?: ReactNode
}

/** Names the planned interviewers of a round who are left out, because they are suspended, gone or in another role. */
export function MissingInterviewers({ missing, planned, action }: MissingInterviewersProps) {
  const names = missing.flatMap(({ userId, fullName }) => (planned.includes(userId) ? fullName : []))
  if (names.length === 0) return null
  return (
    <Notice tone="warn" title={`${new Intl.ListFormat('en').format(names)} can’t interview now`} action={action}>
      The plan names them, but they are left out: suspended, no longer in the team, or in a role without scorecards.
    </Notice>
  )
}
