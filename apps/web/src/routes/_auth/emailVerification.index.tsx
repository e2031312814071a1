import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AwaitVerification, NoVerificationNamed } from '../../domains/tenants/await-verification.tsx'
import { sendVerificationAgain, verificationOf } from '../../domains/tenants/registrations.mutations.ts'
import { isId } from '../../platform/page-validation.ts'
import { Region } from '../../platform/region.tsx'

export const Route = createFileRoute('/_auth/emailVerification/')({
  staticData: { title: 'Verify your email', access: 'noLogin' },
  validateSearch: (search): { verification?: string } => {
    const { verification } = search
    return typeof verification === 'string' && isId(verification) ? { verification } : {}
  },
  component: EmailVerificationPage,
})

function EmailVerificationPage() {
  const { verification } = Route.useSearch()
  if (verification !== undefined) return <OneVerification id={verification} />
  return <NoVerificationNamed />
}

function OneVerification({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const navigate = Route.useNavigate()
  const query = useQuery(verificationOf(id))
  const { mutateAsync } = useMutation(sendVerificationAgain())
  const sendAgain = async (email?: string) => {
    const now = await mutateAsync({ id, ...(email !== undefined && { email }) })
    queryClient.setQueryData(verificationOf(now.id).queryKey, now)
    // A corrected address starts a new verification.
    if (now.id !== id) await navigate({ search: { verification: now.id }, replace: true })
    toasts.success('Email sent', { detail: `Sent to ${now.maskedEmail}.` })
  }
  return (
    <Region query={query}>
      {(verification) => <AwaitVerification verification={verification} onSendAgain={sendAgain} />}
    </Region>
  )
}
