import { REFERRAL_RULES, type ReferralState, type referralRejections } from '@assay/contracts/referrals'
import { DAY_MS } from '../../../platform/time/durations.ts'

type Rejection = (typeof referralRejections)[number]
export type ReferralStep = 'visit' | 'signUp' | 'qualify' | 'approve' | 'pay' | 'reject' | 'expire'

const LEADS: Readonly<Record<ReferralState, Partial<Record<ReferralStep, ReferralState>>>> = {
  created: { visit: 'clicked', signUp: 'signedUp', reject: 'rejected', expire: 'expired' },
  clicked: { signUp: 'signedUp', reject: 'rejected', expire: 'expired' },
  signedUp: { qualify: 'qualified', reject: 'rejected', expire: 'expired' },
  qualified: { approve: 'approved', reject: 'rejected', expire: 'expired' },
  approved: { pay: 'paid', reject: 'rejected' },
  paid: {},
  // An operator can approve after all what the referrer disputed.
  rejected: { approve: 'approved' },
  expired: { approve: 'approved', reject: 'rejected' },
}

export const referralLeadsTo = (state: ReferralState, step: ReferralStep): ReferralState | null =>
  LEADS[state][step] ?? null

export const mayDispute = (state: ReferralState, dispute: string | null): boolean =>
  (state === 'rejected' || state === 'expired') && dispute === null

/** Approval after a rejection needs the referrer's reason, and a registered user. */
export const mayApprove = (facts: {
  readonly state: ReferralState
  readonly dispute: string | null
  readonly signedUpTenantId: string | null
}): boolean =>
  facts.signedUpTenantId !== null && (facts.state === 'qualified' || (isOver(facts.state) && facts.dispute !== null))

const isOver = (state: ReferralState): boolean => state === 'rejected' || state === 'expired'

/** Why who registers does not count; null if they do. */
export function objectionTo(facts: {
  readonly isOwnTenant: boolean
  readonly isSamePerson: boolean
  readonly isSameDomain: boolean
  readonly wasKnown: boolean
  readonly isReferredAlready: boolean
}): Rejection | null {
  if (facts.isOwnTenant || facts.isSamePerson || facts.isSameDomain) return 'selfReferral'
  if (facts.isReferredAlready) return 'duplicate'
  return facts.wasKnown ? 'knownContact' : null
}

/** Very common addresses: sharing one is no evidence. */
const FREE_MAIL = new Set(['gmail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com', 'proton.me', 'gmx.de'])

export function isSameDomain(left: string, right: string): boolean {
  const [a, b] = [domainOf(left), domainOf(right)]
  return a === b && !FREE_MAIL.has(a)
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

export function expiryOf(at: Date): Date {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + REFERRAL_RULES.months)
  return end
}

/** A tenant older than this registered independently. */
export const CLAIM_MS = 30 * DAY_MS
export const YEAR_MS = 365 * DAY_MS
export const INVITES_PER_DAY = 20
