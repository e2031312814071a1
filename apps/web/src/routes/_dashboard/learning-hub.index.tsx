import { createFileRoute } from '@tanstack/react-router'
import { LearningHub } from '../../domains/learning-hub/learning-hub.tsx'
import { hubFilters } from '../../domains/learning-hub/list-filters.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/learning-hub/')({
  staticData: { title: 'Learning hub' },
  validateSearch: (search) => readListAddress(search, hubFilters),
  component: LearningHubPage,
})

function LearningHubPage() {
  const navigate = Route.useNavigate()
  const { user } = useSession()
  return (
    <LearningHub
      mayWrite={mayDo(user, 'content.write')}
      view={listAddress(Route.useSearch(), hubFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, hubFilters), replace: true })}
    />
  )
}
