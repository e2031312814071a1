import { registrationRules, sizeBands } from '@assay/contracts/registrations'
import { rules } from '@assay/contracts/validation-rules'
import { ruleFields } from '../../platform/forms/rule-fields.ts'

export type RegisterValues = {
  fullName: string
  email: string
  password: string
  passwordConfirmation: string
  companyName: string
  country: string
  industryId: string
  sizeBand: string
  timezone: string
  acceptTerms: boolean
}

export const personNames: readonly (keyof RegisterValues)[] = ['fullName', 'email', 'password', 'passwordConfirmation']

const definitions: Parameters<typeof ruleFields<RegisterValues>>[0] = {
  fullName: { label: 'Full name', autoComplete: 'name', checks: registrationRules.fullName },
  email: {
    label: 'Work email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    checks: registrationRules.email,
  },
  password: {
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    checks: registrationRules.password,
  },
  passwordConfirmation: {
    label: 'Password confirmation',
    type: 'password',
    autoComplete: 'new-password',
    checks: registrationRules.passwordConfirmation,
  },
  companyName: { label: 'Company', autoComplete: 'organization', checks: registrationRules.companyName },
  country: { label: 'Country', checks: registrationRules.country },
  industryId: { label: 'Industry', checks: [] },
  sizeBand: { label: 'Size', checks: [rules.required(), rules.oneOf(sizeBands)] },
  timezone: { label: 'Time zone', checks: registrationRules.timezone },
  acceptTerms: { label: 'Your consent', checks: [rules.required()] },
}

export const registerFields = ruleFields<RegisterValues>(definitions)

/** Users who sign in at a provider have no password here. */
export const registerFieldsWithoutPassword = ruleFields<RegisterValues>({
  ...definitions,
  password: { ...definitions.password, checks: [] },
  passwordConfirmation: { ...definitions.passwordConfirmation, checks: [] },
})
