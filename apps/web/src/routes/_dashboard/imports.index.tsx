import { createFileRoute } from '@tanstack/react-router'
import { ImportList } from '../../domains/imports/import-list.tsx'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'

export const Route = createFileRoute('/_dashboard/imports/')({
  staticData: { title: 'Import candidates', permission: 'candidate.create' },
  validateSearch: (search) => readListAddress(search, {}),
  component: ImportsPage,
})

function ImportsPage() {
  const navigate = Route.useNavigate()
  return (
    <ImportList
      view={listAddress(Route.useSearch(), {})}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, {}), replace: true })}
      onOpen={(id) => void navigate({ to: '/imports/$id', params: { id } })}
    />
  )
}
