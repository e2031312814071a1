import { createFileRoute } from '@tanstack/react-router'
import { Duplicates, duplicateFilters } from '../../domains/operator/duplicates/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'

export const Route = createFileRoute('/_dashboard/admin/duplicates/')({
  staticData: { title: 'Duplicate candidates', permission: 'candidate.create', forOperators: true },
  validateSearch: (search) => readListAddress(search, duplicateFilters),
  component: DuplicatesPage,
})

function DuplicatesPage() {
  const navigate = Route.useNavigate()
  return (
    <Duplicates
      view={listAddress(Route.useSearch(), duplicateFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, duplicateFilters), replace: true })}
    />
  )
}
