import { nameProblem } from '@assay/contracts/name-rules'
import { oneLine } from '@assay/contracts/one-line'
import type { Claims } from './openid-client.ts'
import type { Provider } from './providers.ts'

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/**
 * The verified email address of the provider's user, or null. A company's provider is trusted only for the domains
 * that the company has proven; there, a missing `email_verified` counts as true, since many providers never send it.
 */
export function vouchedAddress(
  { domains }: Pick<Provider, 'domains'>,
  { email, emailVerified }: Pick<Claims, 'email' | 'emailVerified'>,
): string | null {
  if (email === null) return null
  if (domains === null) return emailVerified === true ? email : null
  return emailVerified !== false && domains.includes(domainOf(email)) ? email : null
}

const MIN_NAME = 2
const MAX_NAME = 80

/** A name that fits a profile; by default the local part of the address. */
export function nameFrom({ fullName }: Pick<Claims, 'fullName'>, email: string): string {
  const given = [...oneLine(fullName ?? '').replace(/\s+/g, ' ')].slice(0, MAX_NAME).join('').trim()
  if (given.length >= MIN_NAME && nameProblem('Name', given) === null) return given
  const local = email.slice(0, email.lastIndexOf('@')).slice(0, MAX_NAME)
  return local.length >= MIN_NAME ? local : `${local} (no name)`
}
