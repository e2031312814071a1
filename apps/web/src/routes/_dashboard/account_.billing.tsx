import { createFileRoute } from '@tanstack/react-router'
import { BillingPage } from '../../domains/billing/billing-page.tsx'
import { addressOf, listingOf, validateListing } from '../../domains/billing/list-address.ts'

export const Route = createFileRoute('/_dashboard/account_/billing')({
  staticData: { title: 'Billing details and invoices', permission: 'billing.read', forEmployers: true },
  validateSearch: validateListing,
  component: Page,
})

function Page() {
  const view = listingOf(Route.useSearch())
  const navigate = Route.useNavigate()
  return <BillingPage view={view} onView={(next) => void navigate({ search: addressOf({ ...view, ...next }) })} />
}
