import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { guestAllowance } from '../../domains/content/guest-start.queries.ts'
import { GoogleSignIn } from '../../domains/identity/federation/index.ts'
import { AcceptInvitation } from '../../domains/tenants/accept-invitation.tsx'
import { dropDraft } from '../../domains/tenants/register-draft.ts'
import type { RegisterValues } from '../../domains/tenants/register-fields.ts'
import { RegisterForm } from '../../domains/tenants/register-form.tsx'
import { openAccount } from '../../domains/tenants/registrations.mutations.ts'
import { isId } from '../../platform/page-validation.ts'
import { HOME } from '../../platform/session/guards.ts'
import { logIn } from '../../platform/session/session.ts'

interface Address {
  invitation?: string | undefined
}

export const Route = createFileRoute('/_registration/register')({
  staticData: { title: 'Register', access: 'guestOnly' },
  validateSearch: (search): Address =>
    isId(String(search['invitation'])) ? { invitation: String(search['invitation']) } : {},
  component: RegisterPage,
})

function RegisterPage() {
  const { invitation } = Route.useSearch()
  const [token] = useState(() => location.hash.slice(1))
  return invitation === undefined ? <Registering /> : <Joining id={invitation} token={token} />
}

function Registering() {
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(openAccount())
  const guest = useQuery(guestAllowance())
  const register = async ({ industryId, sizeBand, ...values }: RegisterValues) => {
    const registration = await mutateAsync({
      ...values,
      industryId: industryId === '' ? null : industryId,
      sizeBand: sizeBand as NonNullable<Parameters<typeof mutateAsync>[0]>['sizeBand'],
      acceptTerms: true,
    })
    dropDraft()
    const verification = registration.emailVerification?.id
    await navigate({ to: '/emailVerification', search: verification === undefined ? {} : { verification } })
  }
  return (
    <RegisterForm onRegister={register} otherWays={<GoogleSignIn />} guestSearches={guest.data?.searchesToday ?? 0} />
  )
}

/** The token is in the fragment, so that it appears in no log. */
function Joining({ id, token }: { id: string; token: string }) {
  const navigate = useNavigate()
  const joined = async ({ email, password }: { email: string; password: string | null }) => {
    toasts.success('Welcome to the team')
    if (password !== null) await logIn({ email, password })
    await navigate({ to: password === null ? '/login' : HOME })
  }
  return <AcceptInvitation link={{ id, token: token === '' ? '-' : token }} onJoined={joined} />
}
