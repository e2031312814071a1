import { applyAsAgency } from '@assay/contracts/agencies'
import { verificationActions } from '@assay/contracts/verifications'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'

export const sendApplication = () =>
  mutationOptions({
    mutationFn: async (body: z.input<typeof applyAsAgency.body>) => (await call(applyAsAgency, { body })).data,
    meta: { saysItself: true },
  })

export interface ApplicationLink {
  readonly id: string
  readonly token: string
}

/** What the link of the mail is about. Reading it changes nothing. */
export const applicationOf = ({ id, token }: ApplicationLink) =>
  queryOptions({
    queryKey: ['agency-application', id],
    queryFn: async ({ signal }) =>
      (await call(verificationActions.open, { params: { id }, body: { token }, signal, quiet: true })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const answerApplication = () =>
  mutationOptions({
    mutationFn: async ({ id, token, verb }: ApplicationLink & { verb: 'confirm' | 'decline' }) =>
      (await call(verificationActions[verb], { params: { id }, body: { token } })).data,
    meta: { saysItself: true },
  })
