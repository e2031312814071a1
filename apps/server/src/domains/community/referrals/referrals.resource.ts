import type { Presented } from '@assay/jsonapi/present'
import { mayApprove, mayDispute, referralLeadsTo } from './referrals.rules.ts'
import type { Referral } from './referrals.store.ts'

export interface ShownReferral {
  readonly tenantName: string | null
  /** For operators. */
  readonly referrerName: string | null
  readonly isOperator: boolean
}

export function presentReferral(referral: Referral, shown: ShownReferral): Presented {
  const { id, kind, code, isLink, email, landedAt, rewardCredits, rulesVersion, reason, dispute, state } = referral
  const { tenantName, referrerName, isOperator } = shown
  const canReject = !isLink && referralLeadsTo(state, 'reject') !== null
  return {
    type: 'referrals',
    id,
    attributes: {
      kind,
      code,
      isLink,
      // Operators decide without the invited address.
      email: isOperator ? null : email,
      tenantName,
      referrerName,
      landedAt,
      qualifyingEvent: kind === 'company' ? 'firstPaidHire' : 'firstApprovedCandidate',
      rewardCredits,
      rulesVersion,
      reason,
      dispute,
      state,
      mayDo: isOperator
        ? [...(mayApprove(referral) ? ['approve'] : []), ...(canReject ? ['reject'] : [])]
        : mayDispute(state, dispute)
          ? ['dispute']
          : [],
      createdAt: referral.createdAt,
      updatedAt: referral.updatedAt,
    },
  }
}
