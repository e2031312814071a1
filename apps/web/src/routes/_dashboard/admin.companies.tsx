import { createFileRoute } from '@tanstack/react-router'
import { CompanyList, companyFilters } from '../../domains/operator/accounts/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'

export const Route = createFileRoute('/_dashboard/admin/companies')({
  staticData: { title: 'Companies', permission: 'tenant.suspend', forOperators: true },
  validateSearch: (search) => readListAddress(search, companyFilters),
  component: CompaniesPage,
})

function CompaniesPage() {
  const navigate = Route.useNavigate()
  return (
    <CompanyList
      view={listAddress(Route.useSearch(), companyFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, companyFilters), replace: true })}
    />
  )
}
