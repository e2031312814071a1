import { REFERRAL_RULES, type referralRejections } from '@assay/contracts/referrals'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import type { ReferralNeeds } from './referral-needs.ts'
import { referralMoved } from './referrals.events.ts'
import { mayDecideReferrals, mayRefer } from './referrals.policy.ts'
import { mayApprove, mayDispute, referralLeadsTo } from './referrals.rules.ts'
import { countPaidInYear, lockReferral, lockReferrer, type Referral, updateReferral } from './referrals.store.ts'

const wrongState = (detail: string) => new AppError('referral.wrong-state', { detail })

/** Approves a referral and credits both sides together: the referrer's company and the new one. */
export async function approveReferral(ctx: Context, needs: ReferralNeeds, id: string): Promise<Referral> {
  assertAllowed(mayDecideReferrals(ctx.actor), 'Only operators can decide on referrals.')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const referral = await lockReferral(tx, { id })
    if (referral === null) throw notFound('referral')
    await lockReferrer(tx, referral.referrerUserId)
    if (!mayApprove(referral)) throw wrongState('Only a qualified referral, or a disputed one, can be approved.')
    const paid = await countPaidInYear(tx, referral.referrerUserId, now)
    if (paid >= REFERRAL_RULES.perYear)
      throw new AppError('referral.limit', {
        detail: 'This user already received five rewards in the last twelve months.',
      })
    const approved = await updateReferral(tx, id, { state: 'approved', reason: null }, now)
    tx.record(referralMoved(approved, 'approve', referral.state))
    const sides = [referral.referrerTenantId, referral.signedUpTenantId].filter((side) => side !== null)
    for (const tenantId of sides) await needs.giveCredits(tx, { tenantId, credits: referral.rewardCredits, at: now })
    const done = await updateReferral(tx, id, { state: 'paid', paidAt: now, email: null }, now)
    tx.record(referralMoved(done, 'pay', 'approved'))
    return done
  })
}

export async function rejectReferral(
  ctx: Context,
  { id, reason }: { id: string; reason: (typeof referralRejections)[number] },
): Promise<Referral> {
  assertAllowed(mayDecideReferrals(ctx.actor), 'Only operators can decide on referrals.')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const referral = await lockReferral(tx, { id })
    if (referral === null) throw notFound('referral')
    const state = referralLeadsTo(referral.state, 'reject')
    if (state === null || referral.isLink) throw wrongState('This referral has ended.')
    const rejected = await updateReferral(tx, id, { state, reason, email: null }, now)
    tx.record(referralMoved(rejected, 'reject', referral.state))
    return rejected
  })
}

export async function disputeReferral(ctx: Context, { id, reason }: { id: string; reason: string }): Promise<Referral> {
  const { actor } = ctx
  if (!mayRefer(actor)) throw new AppError('permission.denied')
  return ctx.transaction(async (tx) => {
    const referral = await lockReferral(tx, { id })
    if (referral === null || referral.referrerUserId !== actor.userId) throw notFound('referral')
    if (!mayDispute(referral.state, referral.dispute))
      throw wrongState('Only a rejected or expired referral can be disputed, and only once.')
    const disputed = await updateReferral(tx, id, { dispute: reason }, ctx.now())
    tx.record(referralMoved(disputed, 'dispute', referral.state))
    return disputed
  })
}
