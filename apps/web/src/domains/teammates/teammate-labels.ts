import type { TeammateState } from '@assay/contracts/teammates'
import type { BadgeTone } from '@assay/ui/badge'
import { formatCount } from '../../platform/format.ts'
import type { Teammate } from './teammates.queries.ts'

export const stateLabels: Readonly<Record<TeammateState, { label: string; tone: BadgeTone }>> = {
  active: { label: 'Active', tone: 'active' },
  pending: { label: 'Invited', tone: 'plain' },
  suspended: { label: 'Suspended', tone: 'late' },
  declined: { label: 'Declined', tone: 'plain' },
  expired: { label: 'Invitation expired', tone: 'late' },
  revoked: { label: 'Invitation revoked', tone: 'plain' },
  removed: { label: 'Removed', tone: 'plain' },
}

export function describeJobs({ jobAccess, requirementIds }: Teammate): string {
  if (requirementIds.length > 0 || jobAccess === 'assigned')
    return jobAccess === 'assigned'
      ? `Only ${formatCount(requirementIds.length, 'job')}`
      : formatCount(requirementIds.length, 'job')
  return 'As the role allows'
}

/** Such as “3 jobs, 12 candidates”. */
export function describeWork(work: Teammate['openWork']): string {
  if (work === null) return '–'
  const parts = [
    work.jobs > 0 ? formatCount(work.jobs, 'job') : null,
    work.candidates > 0 ? formatCount(work.candidates, 'candidate') : null,
    work.interviews > 0 ? formatCount(work.interviews, 'interview') : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? 'None' : parts.join(', ')
}
