import type { Vote } from '@assay/contracts/shortlisteds'
import type { DomainEvent } from '../../../../platform/context/domain-event.ts'

/** References only: no address and no text. */
interface Request {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string
}

const requestEvent = (
  name: string,
  verb: string,
  { id, companyId, requirementId }: Request,
  around: Pick<DomainEvent, 'before' | 'after' | 'candidateId'> = {},
): DomainEvent => ({
  name,
  tenantId: companyId,
  verb,
  target: { type: 'feedback-requests', id },
  requirementId,
  ...around,
})

export const feedbackAsked = (request: Request & { readonly revision: number }, candidates: number) =>
  requestEvent('feedbackAsked', 'feedback.ask', request, { after: { candidates, revision: request.revision } })

export const feedbackReminded = (request: Request & { readonly reminders: number }) =>
  requestEvent('feedbackReminded', 'feedback.remind', request, { after: { reminders: request.reminders } })

export const feedbackEnded = (request: Request, because: 'withdraw' | 'expire' | 'close') =>
  requestEvent('feedbackEnded', `feedback.${because}`, request)

export const feedbackForgotten = (request: Request) => requestEvent('feedbackForgotten', 'feedback.forget', request)

export const feedbackGiven = (
  request: Request,
  { candidateId, before, vote }: { candidateId: string; before: Vote | null; vote: Vote },
) =>
  requestEvent('feedbackGiven', 'feedback.answer', request, { candidateId, before: { vote: before }, after: { vote } })
