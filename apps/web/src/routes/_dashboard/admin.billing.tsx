import { createFileRoute } from '@tanstack/react-router'
import { addressOf, listingOf, validateListing } from '../../domains/billing/list-address.ts'
import { OperatorBilling } from '../../domains/billing/operator-billing.tsx'

export const Route = createFileRoute('/_dashboard/admin/billing')({
  staticData: { title: 'Billing', permission: 'tenant.suspend' },
  validateSearch: validateListing,
  component: BillingPage,
})

function BillingPage() {
  const view = listingOf(Route.useSearch())
  const navigate = Route.useNavigate()
  return <OperatorBilling view={view} onView={(next) => void navigate({ search: addressOf(next) })} />
}
