import { registrationRules, sizeBands } from '@assay/contracts/registrations'
import { rules } from '@assay/contracts/validation-rules'

const personFields = {
  fullName: {
    label: 'Full name',
    attributes: { required: true, minLength: 2, maxLength: 80, autoComplete: 'name' },
    checks: registrationRules.fullName,
  },
  email: {
    label: 'Work email',
    attributes: { type: 'email', required: true, maxLength: 254, autoComplete: 'email', inputMode: 'email' },
    checks: registrationRules.email,
  },
  password: {
    label: 'Password',
    attributes: { type: 'password', required: true, maxLength: 128, autoComplete: 'new-password' },
    checks: registrationRules.password,
  },
  passwordConfirmation: {
    label: 'Password confirmation',
    attributes: { type: 'password', required: true, maxLength: 128, autoComplete: 'new-password' },
    checks: [rules.confirmed({ key: 'password', label: 'Password' })],
  },
} as const

const companyFields = {
  companyName: {
    label: 'Company',
    attributes: { required: true, minLength: 2, maxLength: 200, autoComplete: 'organization' },
    checks: registrationRules.companyName,
  },
  country: { label: 'Country', checks: [rules.required(), rules.length(2)] },
  industryId: { label: 'Industry' },
  sizeBand: { label: 'Size', checks: [rules.required(), rules.oneOf(sizeBands)] },
  timezone: { label: 'Time zone', checks: [rules.required(), rules.max(64)] },
  acceptTerms: { label: 'Your consent', checks: [rules.required()] },
} as const

export const registerFields = { ...personFields, ...companyFields }
export const personNames = Object.keys(personFields) as (keyof typeof personFields)[]

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
