import type { DomainEvent } from '../../../platform/context/domain-event.ts'

interface Of {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string
  readonly candidateId: string
}

type Around = Pick<DomainEvent, 'before' | 'after' | 'reasonCode'>

/** The words of a wish stay where they can be erased; the history keeps its kind. */
const requestEvent = (name: string, verb: string, request: Of, around: Around): DomainEvent => ({
  name,
  tenantId: request.companyId,
  verb,
  target: { type: 'candidate-requests', id: request.id },
  requirementId: request.requirementId,
  candidateId: request.candidateId,
  ...around,
})

export const companyAsked = (request: Of & { kind: string; writtenDownBy: string | null }) =>
  requestEvent('companyAsked', 'candidate-request.ask', request, {
    after: { kind: request.kind, by: request.writtenDownBy === null ? 'candidate' : 'wordOfMouth' },
  })

export const requestTakenBack = (request: Of & { kind: string }) =>
  requestEvent('requestTakenBack', 'candidate-request.withdraw', request, { after: { kind: request.kind } })

export const requestAnswered = (request: Of & { kind: string; outcome: string | null }) =>
  requestEvent('requestAnswered', 'candidate-request.answer', request, {
    after: { kind: request.kind, outcome: request.outcome },
  })

/** A day is left, or none any more. */
export const answerDue = (request: Of & { kind: string }, isOverdue: boolean) =>
  requestEvent('answerDue', 'candidate-request.remind', request, { after: { kind: request.kind, isOverdue } })

const letterEvent = (name: string, verb: string, letter: Of, after: Record<string, unknown>): DomainEvent => ({
  name,
  tenantId: letter.companyId,
  verb,
  target: { type: 'owed-letters', id: letter.id },
  requirementId: letter.requirementId,
  candidateId: letter.candidateId,
  after,
})

export const letterOwed = (letter: Of & { about: string }) =>
  letterEvent('letterOwed', 'letter.owe', letter, { about: letter.about })

export const letterPassedOn = (letter: Of & { about: string; how: string | null }) =>
  letterEvent('letterPassedOn', 'letter.tell', letter, { about: letter.about, how: letter.how })
