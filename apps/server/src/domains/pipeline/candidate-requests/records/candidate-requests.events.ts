import type { DomainEvent } from '../../../../platform/context/domain-event.ts'

interface Of {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string
  readonly candidateId: string
}

type Around = Pick<DomainEvent, 'before' | 'after' | 'reasonCode'>

/** The text stays in the request, where it can be erased; the history keeps only its kind. */
const requestEvent = (name: string, verb: string, request: Of, around: Around): DomainEvent => ({
  name,
  tenantId: request.companyId,
  verb,
  target: { type: 'candidate-requests', id: request.id },
  requirementId: request.requirementId,
  candidateId: request.candidateId,
  ...around,
})

export const candidateRequestSubmitted = (request: Of & { kind: string; recordedBy: string | null }) =>
  requestEvent('candidateRequestSubmitted', 'candidate-request.ask', request, {
    after: { kind: request.kind, by: request.recordedBy === null ? 'candidate' : 'wordOfMouth' },
  })

export const requestWithdrawn = (request: Of & { kind: string }) =>
  requestEvent('requestWithdrawn', 'candidate-request.withdraw', request, { after: { kind: request.kind } })

export const candidateRequestAnswered = (request: Of & { kind: string; outcome: string | null }) =>
  requestEvent('candidateRequestAnswered', 'candidate-request.answer', request, {
    after: { kind: request.kind, outcome: request.outcome },
  })

/** Either one day is left or the request is overdue. */
export const candidateRequestDue = (request: Of & { kind: string }, isOverdue: boolean) =>
  requestEvent('candidateRequestDue', 'candidate-request.remind', request, { after: { kind: request.kind, isOverdue } })

const noticeEvent = (name: string, verb: string, notice: Of, after: Record<string, unknown>): DomainEvent => ({
  name,
  tenantId: notice.companyId,
  verb,
  target: { type: 'manual-notices', id: notice.id },
  requirementId: notice.requirementId,
  candidateId: notice.candidateId,
  after,
})

export const manualNoticeCreated = (notice: Of & { about: string }) =>
  noticeEvent('manualNoticeCreated', 'manual-notice.create', notice, { about: notice.about })

export const manualNoticeSuperseded = (notice: Of & { about: string }) =>
  noticeEvent('manualNoticeSuperseded', 'manual-notice.supersede', notice, { about: notice.about })

export const manualNoticeDelivered = (notice: Of & { about: string; method: string | null }) =>
  noticeEvent('manualNoticeDelivered', 'manual-notice.deliver', notice, { about: notice.about, method: notice.method })
