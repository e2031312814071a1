import { Link } from '@tanstack/react-router'
import { InPipeline } from '../../domains/shortlists/entries/index.ts'
import { useSession } from '../../platform/session/session.ts'
import { RequestContact } from './-requesting.tsx'

/** For employers, a profile shows where the candidate already is in their pipelines. */
export function CandidatePipeline({ candidateId }: { candidateId: string }) {
  const { user } = useSession()
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
