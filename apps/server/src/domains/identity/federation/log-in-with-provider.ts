import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'
import { findIdentity, linkSubject, noteLoginWith, proveAttempt } from '../linked-identities/index.ts'
import { type Entrance, enter, type SignInParts } from '../sessions/index.ts'
import { findUser, findUserByEmail, makeToken, type User } from '../users/index.ts'
import { nameFrom, vouchedAddress } from './federation.rules.ts'
import { type Finished, finishIdentity } from './finish-identity.ts'
import type { FederationParts } from './start-identity.ts'

/** Long enough to type a password, or the details of a company. */
const PROOF_MS = 30 * MINUTE_MS

export type FederatedSignIn = FederationParts & SignInParts

/**
 * Opens a session for the account that is linked to the provider's identity. A second factor is required as after a
 * password. A matching address is not enough: its holder links the identity by signing in once.
 */
export async function logInWithProvider(
  ctx: Context,
  parts: FederatedSignIn,
  { response, ...entrance }: Entrance & { response: string },
): Promise<string> {
  const finished = await finishIdentity(ctx, parts, { response, purpose: 'signIn' })
  const { provider, claims } = finished
  const subject = { issuer: claims.issuer, subject: claims.subject, companyId: provider.companyId }
  const linked = await findIdentity(ctx.db, subject)
  if (linked === null) return logInFirst(ctx, parts, finished, entrance)
  const user = await findUser(ctx.db, linked.userId)
  if (user === null) throw new AppError('identity.expired', { detail: 'This account was deleted.' })
  await assertOpens(ctx, parts, finished, user)
  await noteLoginWith(ctx.db, linked.id, claims.email, ctx.now())
  return enter(ctx, parts, user, { ...entrance, by: 'provider', companyId: provider.companyId })
}

/** The first sign-in with this identity. */
async function logInFirst(
  ctx: Context,
  parts: FederatedSignIn,
  finished: Finished,
  entrance: Entrance,
): Promise<string> {
  const { provider, claims } = finished
  const { companyId } = provider
  const email = vouchedAddress(provider, claims)
  if (email === null)
    throw new AppError('identity.unverified-email', {
      detail:
        companyId === null
          ? `Verify your email address at ${provider.name} first.`
          : `${provider.name} can’t verify this address. Ask an owner of your company.`,
    })
  const user = await verifiedUserAt(ctx, email)
  if (user === null) {
    const joined =
      companyId === null
        ? null
        : await parts.signInProviders.join(ctx, companyId, { email, fullName: nameFrom(claims, email) })
    if (joined === null) throw await noAccount(ctx, finished, email)
    return linkAndEnter(ctx, parts, { finished, user: joined, email, entrance })
  }
  await assertOpens(ctx, parts, finished, user)
  if (companyId !== null && (await parts.signInProviders.isOwnMade(ctx, companyId, user)))
    return linkAndEnter(ctx, parts, { finished, user, email, entrance })
  throw await linkRequired(ctx, finished, email)
}

async function verifiedUserAt(ctx: Context, email: string): Promise<User | null> {
  const user = await findUserByEmail(ctx.db, email)
  return user?.emailVerifiedAt == null ? null : user
}

/** A company's provider opens no account of other companies. */
async function assertOpens(
  ctx: Context,
  { signInProviders }: FederatedSignIn,
  { provider }: Finished,
  user: User,
): Promise<void> {
  if (provider.companyId === null || (await signInProviders.opens(ctx, provider.companyId, user))) return
  throw new AppError('session.disabled', { detail: 'Your account no longer belongs to this company.' })
}

async function linkAndEnter(
  ctx: Context,
  parts: FederatedSignIn,
  { finished, user, email, entrance }: { finished: Finished; user: User; email: string; entrance: Entrance },
): Promise<string> {
  const { provider, claims } = finished
  const { issuer, subject } = claims
  const { companyId } = provider
  const linked = await ctx.transaction((tx) =>
    linkSubject(ctx, tx, { issuer, subject, companyId, email, userId: user.id }),
  )
  await noteLoginWith(ctx.db, linked.id, email, ctx.now())
  return enter(ctx, parts, user, { ...entrance, by: 'provider', companyId })
}

/** Shown only to a user whose address the provider has verified. */
async function linkRequired(ctx: Context, finished: Finished, email: string): Promise<AppError> {
  return new AppError('identity.link-required', {
    detail: 'Enter your account’s password once. After that, you can sign in this way.',
    meta: await prove(ctx, finished, email),
  })
}

async function noAccount(ctx: Context, finished: Finished, email: string): Promise<AppError> {
  const isOfCompany = finished.provider.companyId !== null
  return new AppError('identity.no-account', {
    detail: isOfCompany
      ? 'You are not a member of your company’s team here yet. Ask an owner or admin to invite you.'
      : 'No account has your email address.',
    ...(isOfCompany ? {} : { meta: await prove(ctx, finished, email) }),
  })
}

/** Keeps what was proven for the next step. */
async function prove(ctx: Context, { attempt, provider, claims }: Finished, email: string) {
  const { token, tokenHash } = makeToken()
  const fullName = nameFrom(claims, email)
  await proveAttempt(ctx.db, attempt.id, {
    tokenHash,
    issuer: claims.issuer,
    subject: claims.subject,
    email,
    fullName,
    expiresAt: new Date(ctx.now().getTime() + PROOF_MS),
  })
  return { proofId: attempt.id, token, email, fullName, providerName: provider.name }
}
