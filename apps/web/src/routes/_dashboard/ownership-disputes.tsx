import { createFileRoute, redirect } from '@tanstack/react-router'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { isOperator, loadSession, useSession } from '../../platform/session/session.ts'
import { DisputesAtAddress } from './-disputes.tsx'
import { readDisputesAddress } from './-disputes-address.ts'

export const Route = createFileRoute('/_dashboard/ownership-disputes')({
  staticData: { title: 'Ownership disputes', permission: 'agency.engage' },
  validateSearch: readDisputesAddress,
  loaderDeps: ({ search: { id, submission } }) => ({ ids: [id, submission] }),
  loader: async ({ deps: { ids } }) => {
    const { user } = await loadSession()
    if (isOperator(user)) throw redirect({ to: '/admin/disputes', search: { id: ids[0] }, replace: true })
    await validatePage(ids.every((id) => id === undefined || isId(id)))
  },
  component: OwnershipDisputesPage,
})

function OwnershipDisputesPage() {
  const { user } = useSession()
  const navigate = Route.useNavigate()
  return (
    <DisputesAtAddress
      address={Route.useSearch()}
      go={(search) => void navigate({ search })}
      viewer={user?.scope.includes('agency') ? 'agency' : 'employer'}
    />
  )
}
