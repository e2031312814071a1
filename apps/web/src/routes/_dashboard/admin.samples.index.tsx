import { createFileRoute } from '@tanstack/react-router'
import { sampleFilters } from '../../domains/learning-hub/list-filters.ts'
import { SampleList } from '../../domains/learning-hub/sample-list.tsx'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/admin/samples/')({
  staticData: { title: 'Sample job descriptions', forOperators: true },
  validateSearch: (search) => readListAddress(search, sampleFilters),
  component: SamplesPage,
})

function SamplesPage() {
  const navigate = Route.useNavigate()
  const { user } = useSession()
  return (
    <SampleList
      mayWrite={mayDo(user, 'content.write')}
      view={listAddress(Route.useSearch(), sampleFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, sampleFilters), replace: true })}
    />
  )
}
