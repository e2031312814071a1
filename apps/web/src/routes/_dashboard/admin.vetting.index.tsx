import { createFileRoute } from '@tanstack/react-router'
import { Vetting } from '../../domains/operator/vetting/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'

const filters = { show: ['changes'], search: 'text' } as const

export const Route = createFileRoute('/_dashboard/admin/vetting/')({
  staticData: { title: 'Vetting', permission: 'candidate.edit', forOperators: true },
  validateSearch: (search) => readListAddress(search, filters),
  component: VettingPage,
})

function VettingPage() {
  const navigate = Route.useNavigate()
  return (
    <Vetting
      view={listAddress(Route.useSearch(), filters)}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, filters), replace: true })}
    />
  )
}
