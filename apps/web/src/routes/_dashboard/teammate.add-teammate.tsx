import { toasts } from '@assay/ui/toast-store.ts'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { InviteForm } from '../../domains/teammates/invite-form.tsx'
import { formatCount } from '../../platform/format.ts'

export const Route = createFileRoute('/_dashboard/teammate/add-teammate')({
  staticData: { title: 'Invite people', permission: 'teammate.invite' },
  validateSearch: (search): { role?: 'client' | undefined } => ({
    ...(search['role'] === 'client' && { role: 'client' }),
  }),
  component: AddTeammatePage,
})

function AddTeammatePage() {
  const navigate = useNavigate()
  const done = (count: number) => {
    toasts.success(`${formatCount(count, 'invitation')} sent`)
    void navigate({ to: '/teammate' })
  }
  return <InviteForm onInvited={done} isForClient={Route.useSearch().role === 'client'} />
}
