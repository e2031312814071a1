import { createFileRoute } from '@tanstack/react-router'
import { EditHistory } from '../../domains/operator/taxonomy/index.ts'
import { listAddress, readListAddress } from '../../platform/list-views/list-address.ts'

export const Route = createFileRoute('/_dashboard/admin/skills/history')({
  staticData: { title: 'Taxonomy history', permission: 'taxonomy.edit', forOperators: true },
  validateSearch: (search) => readListAddress(search, {}),
  component: HistoryPage,
})

function HistoryPage() {
  const navigate = Route.useNavigate()
  return (
    <EditHistory
      view={listAddress(Route.useSearch(), {})}
      onView={(view) => void navigate({ search: readListAddress({ ...view }, {}), replace: true })}
    />
  )
}
