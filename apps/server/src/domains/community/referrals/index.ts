// Referrals, as the assembly may use them.
export { createReferral } from './create-referral.ts'
export { claimReferral, visitReferral } from './follow-referral.ts'
export type { HasQualified, ReferralNeeds } from './referral-needs.ts'
export { mayDecideReferrals } from './referrals.policy.ts'
export { listReferrals } from './referrals.store.ts'
export { sendReferralMail } from './send-referral-mail.ts'
export { watchReferrals } from './watch-referrals.ts'
