import { createFileRoute } from '@tanstack/react-router'
import { UserList, userFilters } from '../../domains/operator/accounts/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'
import { useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/admin/users')({
  staticData: { title: 'Users', permission: 'tenant.suspend', forOperators: true },
  validateSearch: (search) => readListAddress(search, userFilters),
  component: UsersPage,
})

function UsersPage() {
  const navigate = Route.useNavigate()
  const { user } = useSession()
  return (
    <UserList
      ownId={user?.id ?? ''}
      view={listAddress(Route.useSearch(), userFilters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, userFilters), replace: true })}
    />
  )
}
