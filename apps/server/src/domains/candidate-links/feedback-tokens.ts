import type { Queries } from '../../platform/context/context.ts'
import { hashOf, isTokenOf, linkIdIn, tokenOf } from './candidate-links.rules.ts'
import { readLinkKey } from './verifications.store.ts'

export { linkIdIn }

/**
 * Feedback links for people who are not candidates, derived from the same key for another use: neither kind opens as
 * the other.
 */
export async function feedbackAddress(db: Queries, { id, appUrl }: { id: string; appUrl: string }): Promise<string> {
  return `${appUrl}/verify#feedback.${tokenOf(await readLinkKey(db), id, 'feedback')}`
}

export async function isFeedbackToken(db: Queries, id: string, token: string): Promise<boolean> {
  return isTokenOf(hashOf(tokenOf(await readLinkKey(db), id, 'feedback')), token)
}

/** The same for links to a masked profile. */
export async function profileAddress(db: Queries, { id, appUrl }: { id: string; appUrl: string }): Promise<string> {
  return `${appUrl}/verify#profile.${tokenOf(await readLinkKey(db), id, 'profile')}`
}

export async function isProfileToken(db: Queries, id: string, token: string): Promise<boolean> {
  return isTokenOf(hashOf(tokenOf(await readLinkKey(db), id, 'profile')), token)
}
