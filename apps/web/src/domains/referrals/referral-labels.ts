import type { ReferralState } from '@assay/contracts/referrals'
import type { BadgeTone } from '@assay/ui/badge'
import type { Referral } from './referrals.queries.ts'

export const stateLabels: Readonly<Record<ReferralState, { label: string; tone: BadgeTone }>> = {
  created: { label: 'Invited', tone: 'plain' },
  clicked: { label: 'Link opened', tone: 'plain' },
  signedUp: { label: 'Signed up', tone: 'plain' },
  qualified: { label: 'Qualified', tone: 'active' },
  approved: { label: 'Approved', tone: 'active' },
  paid: { label: 'Paid', tone: 'active' },
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
