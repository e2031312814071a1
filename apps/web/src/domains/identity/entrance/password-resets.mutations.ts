import { requestPasswordReset, usePasswordReset } from '@assay/contracts/password-resets'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'

export const askForReset = (email: string) => call(requestPasswordReset, { body: { email } })

export const sendNewPassword = (id: string, body: z.input<typeof usePasswordReset.body>) =>
  call(usePasswordReset, { params: { id }, body })
