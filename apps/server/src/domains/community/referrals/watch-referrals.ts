import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import type { HasQualified } from './referral-needs.ts'
import { referralMoved } from './referrals.events.ts'
import { type ReferralStep, referralLeadsTo } from './referrals.rules.ts'
import { listOverdue, listSignedUp, lockReferral, type Referral, updateReferral } from './referrals.store.ts'

/** Qualifies referrals whose company or agency has had its first success, and ends those that took too long. */
export async function watchReferrals(ctx: Context, hasQualified: HasQualified): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  for (const referral of await listOverdue(ctx.db, ctx.now())) await move(ctx, referral, 'expire')
  for (const referral of await listSignedUp(ctx.db)) {
    const { signedUpTenantId: tenantId, kind } = referral
    if (tenantId !== null && (await hasQualified(ctx, { tenantId, kind }))) await move(ctx, referral, 'qualify')
  }
}

async function move(ctx: Context, { id }: Referral, step: ReferralStep): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const referral = await lockReferral(tx, { id })
    const state = referral === null ? null : referralLeadsTo(referral.state, step)
    if (referral === null || state === null) return
    const change = step === 'qualify' ? { state, qualifiedAt: now } : { state, email: null }
    tx.record(referralMoved(await updateReferral(tx, id, change, now), step, referral.state))
  })
}
