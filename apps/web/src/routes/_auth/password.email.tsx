import { toasts } from '@assay/ui/toast-store.ts'
import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordForm } from '../../domains/identity/entrance/index.ts'
import { isId } from '../../platform/page-validation.ts'

export const Route = createFileRoute('/_auth/password/email')({
  staticData: { title: 'Set a new password', access: 'guestOnly' },
  component: NewPasswordPage,
})

/** The token is in the fragment, so it never appears in logs or referrers. */
function NewPasswordPage() {
  const navigate = Route.useNavigate()
  const [id = '', token = ''] = location.hash.slice(1).split('.')
  return (
    <NewPasswordForm
      link={isId(id) && token !== '' ? { id, token } : null}
      onDone={() => {
        toasts.success('Password set', { detail: 'Sign in with your new password.' })
        void navigate({ to: '/login', replace: true })
      }}
    />
  )
}
