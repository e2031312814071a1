// Separate from the page because the address is parsed before the page and its contract are loaded.
import type { ContactState } from '@assay/contracts/contact-infos'

const states: Readonly<Record<ContactState, true>> = {
  queued: true,
  pending: true,
  approved: true,
  declined: true,
  expired: true,
  withdrawn: true,
  disputed: true,
  refunded: true,
  revoked: true,
}

const reasons = ['notLooking', 'pay', 'location', 'role', 'company', 'timing', 'other', 'reported'] as const

export const isRefusalCode = (text: unknown): text is (typeof reasons)[number] =>
  reasons.includes(text as (typeof reasons)[number])

export const isContactState = (text: unknown): text is ContactState =>
  typeof text === 'string' && Object.hasOwn(states, text)
