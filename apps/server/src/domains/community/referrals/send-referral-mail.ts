import { REFERRAL_RULES } from '@assay/contracts/referrals'
import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { say } from '../../../platform/mail-writing/mail-content.ts'
import { findUser } from '../../identity/index.ts'
import type { ReferralNeeds } from './referral-needs.ts'
import { findReferral } from './referrals.store.ts'

export async function sendReferralMail(
  ctx: Context,
  parts: { referralId: string; mailer: Mailer; appUrl: string; findTenant: ReferralNeeds['findTenant'] },
): Promise<void> {
  const referral = await findReferral(ctx.db, { userId: null }, parts.referralId)
  // No mail to people with an account: they know Assay.
  if (referral?.email == null || referral.wasKnown) return
  const referrer = await findUser(ctx.db, referral.referrerUserId)
  if (referrer === null) return
  const tenant = referral.referrerTenantId === null ? null : await parts.findTenant(ctx.db, referral.referrerTenantId)
  const from = tenant === null ? referrer.fullName : `${referrer.fullName} of ${tenant.name}`
  await deliverMail(ctx, parts.mailer, {
    key: `referral/${referral.id}`,
    to: referral.email,
    subject: `${referrer.fullName} invites you to Assay`,
    replyTo: { name: referrer.fullName, address: referrer.email },
    content: {
      greeting: 'Hello,',
      before: [
        say(`${from} invites you to Assay, where employers find vetted tech talent, with the reason for every rank.`),
      ],
      button: { label: 'Visit Assay', address: `${parts.appUrl}/?ref=${referral.code}` },
      after: [
        say(
          `If you register through this link and have your first confirmed hire within twelve months, both of you get ${REFERRAL_RULES.rewardCredits} contact credits.`,
        ),
      ],
      foot: 'If you’re not interested, just ignore this email. We won’t write again.',
    },
  })
}
