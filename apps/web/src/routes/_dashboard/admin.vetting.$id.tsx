import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { candidateQuery } from '../../domains/candidates/candidates.queries.ts'
import { CandidateVetting } from '../../domains/operator/vetting/index.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'

export const Route = createFileRoute('/_dashboard/admin/vetting/$id')({
  staticData: { title: 'Candidate vetting', permission: 'candidate.edit', forOperators: true },
  loader: ({ params: { id } }) => validatePage(isId(id)),
  component: CandidateVettingPage,
})

function CandidateVettingPage() {
  const { id } = Route.useParams()
  return (
    <Region isPage query={useQuery(candidateQuery(id))}>
      {(candidate) => <CandidateVetting candidate={candidate} />}
    </Region>
  )
}
