import { createFileRoute } from '@tanstack/react-router'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { DisputesAtAddress } from './-disputes.tsx'
import { readDisputesAddress } from './-disputes-address.ts'

export const Route = createFileRoute('/_dashboard/admin/disputes')({
  staticData: { title: 'Ownership disputes', permission: 'ownership.decide', forOperators: true },
  validateSearch: readDisputesAddress,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) => validatePage(id === undefined || isId(id)),
  component: AdminDisputesPage,
})

function AdminDisputesPage() {
  const navigate = Route.useNavigate()
  return <DisputesAtAddress address={Route.useSearch()} go={(search) => void navigate({ search })} viewer="operator" />
}
