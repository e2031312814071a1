import { z } from 'zod'
import { registrationRules } from './registrations.ts'
import { ruledSecret } from './ruled-text.ts'
import { firstProblem, rules } from './validation-rules.ts'

const repeats = rules.confirmed({ key: 'password', label: 'New password' })

/** A new password, typed twice. */
export const newPassword = {
  password: ruledSecret('New password', ...registrationRules.password),
  passwordConfirmation: z.string({ error: 'The confirmation is required.' }),
} as const

/** For `.check(...)` of a schema with these two fields. */
export function checkRepeated(context: {
  readonly value: { readonly password: string; readonly passwordConfirmation: string }
  readonly issues: z.core.$ZodRawIssue[]
}): void {
  const { value, issues } = context
  const message = firstProblem('Confirmation', value.passwordConfirmation, [repeats], value)
  if (message === null) return
  issues.push({ code: 'custom', message, path: ['passwordConfirmation'], input: value.passwordConfirmation })
}
