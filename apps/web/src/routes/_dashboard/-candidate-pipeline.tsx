import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { InPipeline } from '../../domains/shortlists/entries/index.ts'
import { useSession } from '../../platform/session/session.ts'
import { RequestContact } from './-requesting.tsx'

/** For client contacts of agencies only. */
const ShownJobs = lazy(async () => ({ default: (await import('../../domains/agencies/shown-jobs.tsx')).ShownJobs }))

/** Where the candidate is in the pipelines of the employer, or what a client contact may answer to their agency. */
export function CandidatePipeline({ candidateId }: { candidateId: string }) {
  const { user } = useSession()
  if (user?.scope.includes('agencyClient') === true)
    return (
      <Suspense>
        <ShownJobs candidateId={candidateId} />
      </Suspense>
    )
  if (user?.scope.includes('employer') !== true) return null
  return (
    <InPipeline
      candidateId={candidateId}
      link={(requirement, title) => (
        <Link to="/candidate-search/shortlisted-candidates" search={{ requirement }}>
          {title}
        </Link>
      )}
      act={(requirementId, stage) => (
        <RequestContact requirementId={requirementId} candidateId={candidateId} stage={stage} name="this person" />
      )}
    />
  )
}
