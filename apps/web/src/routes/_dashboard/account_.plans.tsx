import { createFileRoute } from '@tanstack/react-router'
import { PlansPage } from '../../domains/billing/plans-page.tsx'

export const Route = createFileRoute('/_dashboard/account_/plans')({
  staticData: { title: 'Plan', permission: 'billing.read', forEmployers: true },
  validateSearch: ({ paid }: Record<string, unknown>): { paid?: true } => (paid === true ? { paid } : {}),
  component: Page,
})

function Page() {
  const { paid = false } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <PlansPage isBack={paid} onRead={() => void navigate({ search: {}, replace: true })} />
}
