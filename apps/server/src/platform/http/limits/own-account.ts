import type { Endpoint } from '@assay/contracts/endpoint'
import type { Actor } from '../../context/actor.ts'
import { AppError } from '../../errors/app-error.ts'

/** What belongs to users themselves: profile, password, second factor, sessions, tokens, calendars, their account; and how a company signs in. */
const OWN_ACCOUNT =
  /^\/(?:profiles|sessions|me|users\/me|passkeys|passkey-challenges|second-factors|two-factors|authenticators|recovery-codes|access-tokens|api-tokens|personal-access-tokens|google-identities|password-resets|email-verifications|verifications|sign-in-providers|sign-in-domains|scim-tokens|calendar-connections|calendar-providers|calendar-feeds|calendar-imports)(?:\/|$)/

/** An operator who works as a user reads their account, but changes nothing in it. */
export function assertOwnAccount({ method, path }: Endpoint, actor: Actor): void {
  if (actor.kind !== 'user' || actor.impersonatorId === undefined || method === 'GET') return
  if (OWN_ACCOUNT.test(path))
    throw new AppError('impersonation.denied', { detail: 'Only users themselves can change their account.' })
}
