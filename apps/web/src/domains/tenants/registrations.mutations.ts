import type { registrations } from '@assay/contracts/registrations'
import { confirmEmail, getEmailVerification, register, resendEmail } from '@assay/contracts/registrations'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, type Linked } from '../../platform/api.ts'

type Registration = Linked<typeof registrations, { emailVerification?: { id: string } | null }>

export function openAccount() {
  return mutationOptions({
    mutationFn: async (person: z.input<typeof register.body>): Promise<Registration> =>
      (await call(register, { body: person })).data as Registration,
    meta: { saysItself: true },
  })
}

export function verificationOf(id: string) {
  return queryOptions({
    queryKey: ['email-verifications', id],
    queryFn: async ({ signal }) => (await call(getEmailVerification, { params: { id }, signal })).data,
    retry: false,
  })
}

export function confirmVerification() {
  return mutationOptions({
    mutationFn: ({ id, token }: { id: string; token: string }) =>
      call(confirmEmail, { params: { id }, body: { token } }),
    meta: { saysItself: true },
  })
}

export function sendVerificationAgain() {
  return mutationOptions({
    mutationFn: async ({ id, email }: { id: string; email?: string }) =>
      (await call(resendEmail, { params: { id }, body: email === undefined ? {} : { email } })).data,
    meta: { saysItself: true },
  })
}
