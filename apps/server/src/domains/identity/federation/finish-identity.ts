import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type IdentityAttempt, takeAttempt } from '../linked-identities/index.ts'
import { hashToken } from '../users/index.ts'
import type { Claims, Secrets } from './openid-client.ts'
import type { Provider } from './providers.ts'
import { browserOf, type FederationParts, sealOf } from './start-identity.ts'

export interface Finished {
  readonly attempt: IdentityAttempt
  readonly provider: Provider
  readonly claims: Claims
}

/** Takes the attempt, which is then used up, and exchanges the code at the provider. */
export async function finishIdentity(
  ctx: Context,
  parts: FederationParts,
  { response, purpose }: { response: string; purpose: IdentityAttempt['purpose'] },
): Promise<Finished> {
  const state = new URLSearchParams(response).get('state') ?? ''
  const attempt = await takeAttempt(ctx.db, hashToken(state), ctx.now())
  if (attempt === null || attempt.purpose !== purpose || attempt.browserHash !== browserOf(ctx)) throw ended()
  const { companyId } = attempt
  const provider =
    companyId === null ? parts.signInProviders.google : await parts.signInProviders.ofCompany(ctx, companyId)
  if (provider === null) throw ended()
  const secrets: Secrets = JSON.parse(parts.secrets.open(sealOf(attempt.id), attempt.sealed))
  return { attempt, provider, claims: await parts.client.finish(provider, response, secrets) }
}

export const ended = (): AppError =>
  new AppError('identity.expired', { detail: 'Start again in a single browser window.' })
