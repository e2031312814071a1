import type { Presented } from '@assay/jsonapi/present'
import { maskEmail, resendAfter, SENDS_PER_DAY, sendsToday, stateOf } from './email-verifications.rules.ts'
import type { EmailVerification } from './email-verifications.store.ts'

export function presentVerification(verification: EmailVerification, now: Date): Presented {
  return {
    type: 'email-verifications',
    id: verification.id,
    attributes: {
      maskedEmail: maskEmail(verification.email),
      state: stateOf(verification, now),
      expiresAt: verification.expiresAt,
      resendAfter: resendAfter(verification, now),
      sendsLeft: SENDS_PER_DAY - sendsToday(verification, now),
      createdAt: verification.createdAt,
      updatedAt: verification.updatedAt,
    },
  }
}
