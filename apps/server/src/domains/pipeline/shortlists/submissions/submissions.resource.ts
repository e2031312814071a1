import type { ResourceOf } from '@assay/contracts/resource'
import type { submissions } from '@assay/contracts/submissions'
import type { Presented } from '@assay/jsonapi/present'
import type { ContactAsked, Submission } from '../records/index.ts'

type Shown = ResourceOf<typeof submissions>

type Around = Pick<
  Shown,
  | 'stage'
  | 'candidateName'
  | 'headline'
  | 'requirementTitle'
  | 'requirementState'
  | 'companyName'
  | 'agencyName'
  | 'note'
  | 'submittedBy'
  | 'mayDo'
> & {
  /** As its resource shows it: only for the agency. */
  readonly externalId: unknown
  readonly stageSince: Date | null
  readonly contactAsked: ContactAsked | null
}

export function presentSubmission(submission: Submission, around: Around): Presented {
  const { state, decidedAt, ownedUntil, disputedSince, version, createdAt, updatedAt } = submission
  return {
    type: 'submissions',
    id: submission.id,
    attributes: { state, decidedAt, ownedUntil, disputedSince, ...around, version, createdAt, updatedAt },
    relationships: {
      candidate: { type: 'candidates', id: submission.candidateId },
      requirement: { type: 'requirements', id: submission.requirementId },
      company: { type: 'companies', id: submission.companyId },
      agency: { type: 'agencies', id: submission.agencyId },
    },
  }
}
