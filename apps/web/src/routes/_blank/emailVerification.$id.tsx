import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ConfirmVerification } from '../../domains/tenants/confirm-verification.tsx'
import { confirmVerification } from '../../domains/tenants/registrations.mutations.ts'
import { ApiError } from '../../platform/api-error.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { NotFoundPage } from '../../platform/pages/not-found-page.tsx'
import { useSession } from '../../platform/session/session.ts'

const FIRST_STEPS = '/get-started'

export const Route = createFileRoute('/_blank/emailVerification/$id')({
  staticData: { title: 'Verify your email', access: 'noLogin' },
  beforeLoad: ({ params }) => validatePage(isId(params.id)),
  component: ConfirmPage,
})

/** The token is in the fragment, so it never appears in logs. The page posts it; opening the page changes nothing. */
function ConfirmPage() {
  const { id } = Route.useParams()
  const token = location.hash.slice(1)
  const { loggedIn } = useSession()
  const navigate = useNavigate()
  const { mutate, error } = useMutation(confirmVerification())
  const began = useRef(false)

  const confirm = () =>
    mutate(
      { id, token },
      {
        onSuccess: () => {
          toasts.success('Email address verified', loggedIn ? {} : { detail: 'Sign in with your password.' })
          const next = loggedIn
            ? ({ to: FIRST_STEPS } as const)
            : ({ to: '/login', search: { returnTo: FIRST_STEPS } } as const)
          void navigate({ ...next, replace: true })
        },
      },
    )
  const start = useRef(confirm)
  start.current = confirm
  useEffect(() => {
    if (began.current || token === '') return
    began.current = true
    start.current()
  }, [token])

  if (error instanceof ApiError && error.code === 'resource.not-found') return <NotFoundPage />
  return <ConfirmVerification id={id} error={error} incomplete={token === ''} onRetry={confirm} />
}
