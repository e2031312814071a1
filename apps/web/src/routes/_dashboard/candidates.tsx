import { createFileRoute } from '@tanstack/react-router'
import { OwnCandidateList } from '../../domains/candidates/own-candidate-list.tsx'
import { ownFilters } from '../../domains/candidates/own-candidates-address.ts'
import { AddCandidate } from '../../domains/imports/add-candidate.tsx'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/candidates')({
  staticData: { title: 'Candidates', permission: 'shortlist.submit' },
  validateSearch: (search) => readListAddress(search, ownFilters),
  component: CandidatesPage,
})

function CandidatesPage() {
  const navigate = Route.useNavigate()
  const { user } = useSession()
  return (
    <OwnCandidateList
      view={listAddress(Route.useSearch(), ownFilters)}
      adding={<AddCandidate onSent={(id) => void navigate({ to: '/imports/$id', params: { id } })} />}
      mayExport={mayDo(user, 'export.tenant')}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, ownFilters), replace: true })}
    />
  )
}
