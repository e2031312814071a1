import { randomBytes } from 'node:crypto'
import { REFERRAL_RULES, type ReferralKind } from '@assay/contracts/referrals'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findUserByEmail } from '../../identity/index.ts'
import { referralCreated } from './referrals.events.ts'
import { mayRefer } from './referrals.policy.ts'
import { expiryOf, INVITES_PER_DAY } from './referrals.rules.ts'
import {
  addReferral,
  countInvitationsOfDay,
  findInvitation,
  findLinkOf,
  lockReferrer,
  type Referral,
} from './referrals.store.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
export const newCode = (): string => [...randomBytes(12)].map((byte) => LETTERS[byte % 32]).join('')

/** Makes the personal link, or invites one address. Repeating either returns what there is. */
export async function createReferral(
  ctx: Context,
  asked: { readonly kind: ReferralKind; readonly email: string | null },
): Promise<{ referral: Referral; isNew: boolean }> {
  const { actor } = ctx
  if (!mayRefer(actor)) throw new AppError('permission.denied')
  const email = asked.email?.trim().toLowerCase() ?? null
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    await lockReferrer(tx, actor.userId)
    const known = email === null ? await findLinkOf(tx, actor.userId) : await findInvitation(tx, actor.userId, email)
    if (known !== null) return { referral: known, isNew: false }
    if (email !== null && (await countInvitationsOfDay(tx, actor.userId, now)) >= INVITES_PER_DAY)
      throw new AppError('request.rate-limited', { detail: `You can invite ${INVITES_PER_DAY} addresses a day.` })
    const added = await addReferral(tx, {
      id: newId(now.getTime()),
      referrerUserId: actor.userId,
      referrerTenantId: actor.companyId ?? actor.agencyId,
      kind: asked.kind,
      code: newCode(),
      isLink: email === null,
      email,
      wasKnown: email !== null && (await findUserByEmail(tx, email)) !== null,
      rewardCredits: REFERRAL_RULES.rewardCredits,
      rulesVersion: REFERRAL_RULES.version,
      state: 'created',
      expiresAt: expiryOf(now),
      createdAt: now,
      updatedAt: now,
    })
    if (added === null) throw new AppError('resource.conflict', { detail: 'Try again.' })
    tx.record(referralCreated(added))
    return { referral: added, isNew: true }
  })
}
