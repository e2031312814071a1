import { rules } from './validation-rules.ts'

/** Apart from the contracts, so that the login page loads no schema. */
export const credentialRules = {
  email: [rules.required(), rules.email()],
  password: [rules.required(), rules.max(128)],
} as const
