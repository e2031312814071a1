import type { ContactAnswer } from '@assay/contracts/shortlisteds'
import type { Submission } from './submissions.store.ts'

export interface ContactAsked {
  readonly by: string
  readonly at: Date
  readonly message: string | null
  readonly answer: ContactAnswer | null
  readonly answeredAt: Date | null
}

/** The last request of a client contact, as both sides see it. */
export function contactAskedIn(
  submission: Submission | undefined,
  nameOf: (userId: string) => string,
): ContactAsked | null {
  const { contactAskedBy, contactAskedAt, contactMessage, contactAnswer, contactAnsweredAt } = submission ?? {}
  if (!contactAskedBy || !contactAskedAt) return null
  return {
    by: nameOf(contactAskedBy),
    at: contactAskedAt,
    message: contactMessage ?? null,
    answer: contactAnswer ?? null,
    answeredAt: contactAnsweredAt ?? null,
  }
}
