import type { Vote } from '@assay/contracts/shortlisteds'
import { addressInShort, opens, type RequestFacts } from './feedback-requests.rules.ts'

export interface OpinionShown {
  readonly requestId: string
  readonly from: string | null
  readonly vote: Vote | null
  readonly note: string | null
  readonly at: Date | null
}

interface Given extends RequestFacts {
  readonly feedbackRequestId: string
  readonly shortlistedId: string
  readonly email: string | null
  readonly vote: Vote | null
  readonly note: string | null
  readonly answeredAt: Date | null
}

/** Opinions next to the team’s votes. Addresses and pending requests are only for users who may request feedback. */
export function opinionsFor(
  opinions: readonly Given[],
  { entryId, asks, now }: { entryId: string; asks: boolean; now: Date },
): OpinionShown[] {
  return opinions
    .filter((each) => each.shortlistedId === entryId && (each.vote !== null || (asks && opens(each, now))))
    .map(({ feedbackRequestId, email, vote, note, answeredAt }) => ({
      requestId: feedbackRequestId,
      from: asks && email !== null ? addressInShort(email) : null,
      vote,
      note,
      at: answeredAt,
    }))
}
