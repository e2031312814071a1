import { useMutation } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { dropDraft } from '../../domains/tenants/register-draft.ts'
import type { RegisterValues } from '../../domains/tenants/register-fields.ts'
import { RegisterForm } from '../../domains/tenants/register-form.tsx'
import { openAccount } from '../../domains/tenants/registrations.mutations.ts'

export const Route = createFileRoute('/_registration/register')({
  staticData: { title: 'Register', access: 'guestOnly' },
  component: RegisterPage,
})

function RegisterPage() {
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(openAccount())
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
  return <RegisterForm onRegister={register} />
}
