import { createFileRoute } from '@tanstack/react-router'
import { AgencyList, agencyFilters } from '../../domains/operator/agencies/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'

export const Route = createFileRoute('/_dashboard/admin/agencies')({
  staticData: { title: 'Agencies', permission: 'agency.approve', forOperators: true },
  validateSearch: (search) => readListAddress(search, agencyFilters),
  component: AgenciesPage,
})

function AgenciesPage() {
  const navigate = Route.useNavigate()
  return (
    <AgencyList
      view={listAddress(Route.useSearch(), agencyFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, agencyFilters), replace: true })}
    />
  )
}
