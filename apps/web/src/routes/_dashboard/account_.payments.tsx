import { createFileRoute } from '@tanstack/react-router'
import { addressOf, listingOf, validateListing } from '../../domains/billing/list-address.ts'
import { PaymentsPage } from '../../domains/billing/payments-page.tsx'

export const Route = createFileRoute('/_dashboard/account_/payments')({
  staticData: { title: 'Payments', permission: 'billing.read' },
  validateSearch: validateListing,
  component: Page,
})

function Page() {
  const view = listingOf(Route.useSearch())
  const navigate = Route.useNavigate()
  return <PaymentsPage view={view} onView={(next) => void navigate({ search: addressOf({ ...view, ...next }) })} />
}
