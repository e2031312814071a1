import { deviceZone } from '../../platform/zones.ts'
import type { RegisterValues } from './register-fields.ts'

const KEY = 'assay.register'

export const emptyDraft = (): RegisterValues => ({
  fullName: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  companyName: '',
  country: '',
  industryId: '',
  sizeBand: '',
  timezone: deviceZone(),
  acceptTerms: false,
})

/** The input survives a page reload; passwords stay in memory only. */
export function readDraft(): RegisterValues {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<RegisterValues>
  return { ...emptyDraft(), ...kept }
}

export function saveRegistrationDraft(values: RegisterValues): void {
  const { password: _, passwordConfirmation: __, acceptTerms: ___, ...rest } = values
  sessionStorage.setItem(KEY, JSON.stringify(rest))
}

export function dropDraft(): void {
  sessionStorage.removeItem(KEY)
}
