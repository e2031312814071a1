import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed } from '../../../platform/errors/app-error.ts'
import { findUser, type User } from '../../identity/index.ts'
import { newCode } from './create-referral.ts'
import type { ReferralNeeds, Tenant } from './referral-needs.ts'
import { referralCreated, referralMoved } from './referrals.events.ts'
import { mayBeReferred } from './referrals.policy.ts'
import { CLAIM_MS, expiryOf, isSameDomain, objectionTo, referralLeadsTo } from './referrals.rules.ts'
import { addReferral, isReferred, lockReferral, type Referral, updateReferral } from './referrals.store.ts'

/** Notes that a link was opened. An unknown code changes nothing and is answered the same. */
export async function visitReferral(ctx: Context, code: string): Promise<void> {
  assertAllowed(ctx.actor.kind !== 'candidateLink')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const referral = await lockReferral(tx, { code })
    if (referral === null || referral.landedAt !== null) return
    const state = referralLeadsTo(referral.state, 'visit')
    if (state === null) return
    tx.record(
      referralMoved(await updateReferral(tx, referral.id, { state, landedAt: now }, now), 'visit', referral.state),
    )
  })
}

/** Notes through which link a new company or agency came. Referrals that do not count are rejected with the reason. */
export async function claimReferral(ctx: Context, needs: ReferralNeeds, code: string): Promise<void> {
  const { actor } = ctx
  if (!mayBeReferred(actor)) throw new AppError('permission.denied')
  const tenantId = actor.companyId ?? actor.agencyId
  const tenant = tenantId === null ? null : await needs.findTenant(ctx.db, tenantId)
  const now = ctx.now()
  if (tenant === null || now.getTime() - tenant.createdAt.getTime() > CLAIM_MS) return
  await ctx.transaction(async (tx) => {
    const user = await findUser(tx, actor.userId)
    const referral = await lockReferral(tx, { code })
    if (user === null || referral === null) return
    const kind = actor.companyId === null ? 'agency' : 'company'
    await signUp(tx, { referral, user, tenant, kind, now })
  })
}

interface SignUp {
  readonly referral: Referral
  readonly user: User
  readonly tenant: Tenant
  readonly kind: Referral['kind']
  readonly now: Date
}

async function signUp(tx: Tx, { referral, user, tenant, kind, now }: SignUp): Promise<void> {
  if (referralLeadsTo(referral.state, 'signUp') === null || referral.expiresAt <= now) return
  const referrer = await findUser(tx, referral.referrerUserId)
  const objection = objectionTo({
    isOwnTenant: referral.referrerTenantId === tenant.id,
    isSamePerson: referral.referrerUserId === user.id,
    isSameDomain: referrer !== null && isSameDomain(referrer.email, user.email),
    wasKnown: referral.wasKnown,
    isReferredAlready: await isReferred(tx, tenant.id),
  })
  // Claimed before, or referred by someone else already.
  if (objection === 'duplicate' && (referral.isLink || referral.signedUpTenantId === tenant.id)) return
  // The personal link stays valid; each person who uses it is a separate referral.
  const of = referral.isLink ? await branchOf(tx, referral, now) : referral
  const facts = {
    kind,
    signedUpUserId: user.id,
    signedUpTenantId: tenant.id,
    landedAt: of.landedAt ?? now,
    email: null,
  }
  if (objection === null) {
    const moved = await updateReferral(tx, of.id, { ...facts, state: 'signedUp' }, now)
    tx.record(referralMoved(moved, 'signUp', of.state))
    return
  }
  const rejected = await updateReferral(tx, of.id, { ...facts, state: 'rejected', reason: objection }, now)
  tx.record(referralMoved(rejected, 'reject', of.state))
}

async function branchOf(tx: Tx, link: Referral, now: Date): Promise<Referral> {
  const { referrerUserId, referrerTenantId, kind, rewardCredits, rulesVersion } = link
  const branch = await addReferral(tx, {
    id: newId(now.getTime()),
    code: newCode(),
    state: 'clicked',
    landedAt: now,
    expiresAt: expiryOf(now),
    createdAt: now,
    updatedAt: now,
    referrerUserId,
    referrerTenantId,
    kind,
    rewardCredits,
    rulesVersion,
  })
  if (branch === null) throw new Error('The code of a new referral was taken.')
  tx.record(referralCreated(branch))
  return branch
}
