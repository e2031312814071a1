import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { EraseDialog } from '../../domains/candidates/on-demand.ts'
import { PeopleList, peopleFilters } from '../../domains/operator/people/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'

export const Route = createFileRoute('/_dashboard/admin/candidates')({
  staticData: { title: 'Candidates', permission: 'candidate.edit', forOperators: true },
  validateSearch: (search) => readListAddress(search, peopleFilters),
  component: CandidatesPage,
})

function CandidatesPage() {
  const navigate = Route.useNavigate()
  return (
    <PeopleList
      view={listAddress(Route.useSearch(), peopleFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, peopleFilters), replace: true })}
      eraseDialog={(candidate, onClose) => (
        <Suspense>
          <EraseDialog candidate={candidate} onClose={onClose} />
        </Suspense>
      )}
    />
  )
}
