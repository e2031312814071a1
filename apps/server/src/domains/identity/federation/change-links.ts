import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { deleteIdentityOf, type LinkedIdentity, linkSubject, listIdentitiesOf } from '../linked-identities/index.ts'
import { findFactors } from '../second-factors/index.ts'
import { assertRecentlyConfirmed } from '../sessions/index.ts'
import { findUser, mayEditOwnProfile, securityChanged } from '../users/index.ts'
import { vouchedAddress } from './federation.rules.ts'
import { ended, finishIdentity } from './finish-identity.ts'
import type { FederationParts } from './start-identity.ts'

/** Connects the provider's sign-in to the account of the caller, who began it. */
export async function linkIdentity(ctx: Context, parts: FederationParts, response: string): Promise<LinkedIdentity> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new AppError('session.required')
  if (!mayEditOwnProfile(actor)) throw notFound('identity')
  const { attempt, provider, claims } = await finishIdentity(ctx, parts, { response, purpose: 'link' })
  if (attempt.userId !== actor.userId) throw ended()
  if (vouchedAddress(provider, claims) === null)
    throw new AppError('identity.unverified-email', { detail: `Verify your email address at ${provider.name} first.` })
  const { issuer, subject, email } = claims
  return ctx.transaction((tx) =>
    linkSubject(ctx, tx, { issuer, subject, email, companyId: provider.companyId, userId: actor.userId }),
  )
}

/** A way to sign in must remain: a password, a passkey or another connection. */
export async function unlinkIdentity(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayEditOwnProfile(actor)) throw notFound('identity')
  assertRecentlyConfirmed(ctx)
  await ctx.transaction(async (tx) => {
    const user = await findUser(tx, actor.userId)
    const factors = await findFactors(tx, actor.userId)
    const linked = await listIdentitiesOf(tx, actor.userId)
    if (!linked.some((each) => each.id === id)) throw notFound('identity')
    if (user?.passwordHash == null && factors.passkeys === 0 && linked.length === 1)
      throw new AppError('identity.last-way', { detail: 'Set a password first. Use “Forgot password?” to get a link.' })
    await deleteIdentityOf(tx, actor.userId, id)
    tx.record(securityChanged(actor.userId, 'identity.unlink'))
  })
}
