import { createHash } from 'node:crypto'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'
import { type IdentityAttempt, insertAttempt } from '../linked-identities/index.ts'
import { assertRecentlyConfirmed } from '../sessions/index.ts'
import { hashToken, mayEditOwnProfile } from '../users/index.ts'
import type { OpenIdClient } from './openid-client.ts'
import type { Provider, SignInProviders } from './providers.ts'

/** Long enough to sign in at the provider, with a second factor there. */
const ATTEMPT_MS = 15 * MINUTE_MS

export interface FederationParts {
  readonly secrets: SecretBox
  readonly client: OpenIdClient
  readonly signInProviders: SignInProviders
}

export interface StartIdentity {
  readonly purpose: 'signIn' | 'link'
  readonly provider: 'google' | 'company'
  readonly domain?: string | undefined
}

export interface Started {
  readonly attempt: IdentityAttempt
  readonly provider: Provider
  readonly url: string
}

export async function startIdentity(ctx: Context, parts: FederationParts, wanted: StartIdentity): Promise<Started> {
  const userId = wanted.purpose === 'link' ? ownUserId(ctx) : null
  const provider = await providerFor(ctx, parts.signInProviders, wanted)
  if (provider === null) throw notFound('sign-in provider')
  const { url, secrets } = await parts.client.begin(provider)
  const now = ctx.now()
  const id = newId(now.getTime())
  const attempt = await insertAttempt(
    ctx.db,
    {
      id,
      purpose: wanted.purpose,
      companyId: provider.companyId,
      userId,
      stateHash: hashToken(secrets.state),
      browserHash: browserOf(ctx),
      sealed: parts.secrets.seal(sealOf(id), JSON.stringify(secrets)),
      expiresAt: new Date(now.getTime() + ATTEMPT_MS),
    },
    now,
  )
  return { attempt, provider, url }
}

export const sealOf = (attemptId: string): string => `identity-attempt/${attemptId}`

/** A session that was left open must not open another way in. */
function ownUserId(ctx: Context): string {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new AppError('session.required')
  if (!mayEditOwnProfile(actor)) throw notFound('identity')
  assertRecentlyConfirmed(ctx)
  return actor.userId
}

async function providerFor(
  ctx: Context,
  signInProviders: SignInProviders,
  { purpose, provider, domain }: StartIdentity,
): Promise<Provider | null> {
  if (provider === 'google') return signInProviders.google
  if (purpose === 'signIn') return domain === undefined ? null : signInProviders.ofDomain(ctx, domain)
  const companyId = ctx.actor.kind === 'user' ? ctx.actor.companyId : null
  return companyId === null ? null : signInProviders.ofCompany(ctx, companyId)
}

/** The browser by its cookie, or by its session: no other one can finish what it began. */
export function browserOf({ actor }: Context): string {
  if (actor.kind === 'guest') return actor.cookieHash
  if (actor.kind === 'user') return createHash('sha256').update(`session\n${actor.sessionId}`).digest('hex')
  throw new AppError('session.required')
}
