import { createFileRoute } from '@tanstack/react-router'
import { addressOf, listingOf, validateListing } from '../../domains/billing/list-address.ts'
import { PaymentsPage } from '../../domains/billing/payments-page.tsx'
import { useConfirmedIdentity } from '../../domains/identity/proof/index.ts'

export const Route = createFileRoute('/_dashboard/account_/payments')({
  staticData: { title: 'Payments', permission: 'billing.read', forEmployers: true },
  validateSearch: (search: Record<string, unknown>): ReturnType<typeof validateListing> & { back?: true } => ({
    ...validateListing(search),
    ...(search['back'] === true && { back: true }),
  }),
  component: Page,
})

function Page() {
  const { back = false, ...search } = Route.useSearch()
  const view = listingOf(search)
  const navigate = Route.useNavigate()
  const { run, dialog } = useConfirmedIdentity()
  return (
    <>
      <PaymentsPage
        view={view}
        onView={(next) => void navigate({ search: addressOf({ ...view, ...next }) })}
        asPerson={run}
        isBack={back}
        onRead={() => void navigate({ search: addressOf(view), replace: true })}
      />
      {dialog}
    </>
  )
}
