import { createFileRoute } from '@tanstack/react-router'
import { ContentList } from '../../domains/learning-hub/content-list.tsx'
import { contentFilters } from '../../domains/learning-hub/list-filters.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/admin/content/')({
  staticData: { title: 'Articles', forOperators: true },
  validateSearch: (search) => readListAddress(search, contentFilters),
  component: ContentPage,
})

function ContentPage() {
  const navigate = Route.useNavigate()
  const { user } = useSession()
  return (
    <ContentList
      mayWrite={mayDo(user, 'content.write')}
      view={listAddress(Route.useSearch(), contentFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, contentFilters), replace: true })}
    />
  )
}
