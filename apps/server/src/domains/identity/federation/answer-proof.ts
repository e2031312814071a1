import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findProven, type IdentityAttempt, linkProven } from '../linked-identities/index.ts'
import { type Credentials, type Entrance, enter, enterWithPassword } from '../sessions/index.ts'
import { findUserByEmail, isTokenOf } from '../users/index.ts'
import type { FederatedSignIn } from './log-in-with-provider.ts'
import type { NewEmployer } from './providers.ts'

export interface Proof {
  readonly proofId: string
  readonly token: string
}

/** The password of the account connects the provider's sign-in to it; with a second factor, that comes first. */
export async function logInAndLink(
  ctx: Context,
  parts: FederatedSignIn,
  { proofId, token, ...credentials }: Proof & Omit<Credentials, 'email'>,
): Promise<string> {
  const { email, companyId } = await mustBeProven(ctx, { proofId, token })
  return enterWithPassword(ctx, parts, { ...credentials, email }, { by: 'provider', companyId, linking: proofId })
}

/** Opens an employer account without a password. */
export async function registerWithProvider(
  ctx: Context,
  parts: FederatedSignIn,
  { proofId, token, employer, ...entrance }: Proof & Entrance & { employer: Omit<NewEmployer, 'email'> },
): Promise<string> {
  const { email } = await mustBeProven(ctx, { proofId, token })
  if ((await findUserByEmail(ctx.db, email))?.emailVerifiedAt != null)
    throw new AppError('identity.expired', { detail: 'This address already has an account. Sign in again.' })
  const user = await ctx.together(async (inner) => {
    const made = await parts.signInProviders.register(inner, { ...employer, email })
    await inner.transaction((tx) => linkProven(inner, tx, { proofId, userId: made.id }))
    return made
  })
  return enter(ctx, parts, user, { ...entrance, by: 'provider', companyId: null })
}

async function mustBeProven(ctx: Context, { proofId, token }: Proof): Promise<IdentityAttempt & { email: string }> {
  const proven = await findProven(ctx.db, proofId, ctx.now())
  if (proven?.email == null || !isTokenOf(proven.tokenHash, token))
    throw new AppError('identity.expired', { detail: 'Start the sign-in at the provider again.' })
  return { ...proven, email: proven.email }
}
