import type { ReferralState } from '@assay/contracts/referrals'
import type { Referral } from './referrals.queries.ts'

export const stateLabels: Readonly<
  Record<ReferralState, { label: string; tone: 'plain' | 'accent' | 'warn' | 'danger' }>
> = {
  created: { label: 'Invited', tone: 'plain' },
  clicked: { label: 'Link opened', tone: 'plain' },
  signedUp: { label: 'Signed up', tone: 'plain' },
  qualified: { label: 'Qualified', tone: 'warn' },
  approved: { label: 'Approved', tone: 'accent' },
  paid: { label: 'Paid', tone: 'accent' },
  rejected: { label: 'Rejected', tone: 'plain' },
  expired: { label: 'Expired', tone: 'plain' },
}

export const reasonLabels: Readonly<Record<NonNullable<Referral['reason']>, string>> = {
  selfReferral: 'Your own company',
  duplicate: 'Already referred by someone else',
  knownContact: 'Already had an account',
  other: 'Against the rules',
}

export const nameOf = ({ tenantName, email, isLink, kind }: Referral): string =>
  tenantName ?? email ?? (isLink ? 'Personal link' : kind === 'company' ? 'A company' : 'An agency')
