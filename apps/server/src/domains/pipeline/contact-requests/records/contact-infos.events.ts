import type { DomainEvent } from '../../../../platform/context/domain-event.ts'

interface Info {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string
  readonly candidateId: string
  readonly state: string
}

type Around = Pick<DomainEvent, 'before' | 'after' | 'reasonCode' | 'onBehalfOf' | 'payload'>

const contactEvent = (name: string, verb: string, info: Info, around: Around = {}): DomainEvent => ({
  name,
  tenantId: info.companyId,
  verb,
  target: { type: 'contact-infos', id: info.id },
  requirementId: info.requirementId,
  candidateId: info.candidateId,
  after: { state: info.state },
  ...around,
})

export const contactRequested = (info: Info, mismatches: readonly string[]) =>
  contactEvent('contactRequested', 'contact.request', info, { after: { state: info.state, mismatches } })

export const contactEdited = (info: Info, changed: readonly string[]) =>
  contactEvent('contactEdited', 'contact.edit', info, { after: { changed } })

export const contactWithdrawn = (info: Info, because: string | null) =>
  contactEvent('contactWithdrawn', 'contact.withdraw', info, because === null ? {} : { reasonCode: because })

/** Sends the mail and starts the 72 hours. */
export const contactSent = (info: Info) => contactEvent('contactSent', 'contact.send', info)

export const contactReminded = (info: Info, by: 'clock' | 'employer') =>
  contactEvent('contactReminded', 'contact.remind', info, { after: { by }, payload: { by } })

export const contactAnswered = (
  info: Info,
  around: { decidedBy: string; code: string | null; onBehalfOf: string | null; isReported?: boolean },
) =>
  contactEvent(
    'contactAnswered',
    info.state === 'approved' ? 'contact.approve' : around.isReported ? 'contact.report' : 'contact.decline',
    info,
    {
      after: { state: info.state, decidedBy: around.decidedBy },
      ...(around.code === null ? {} : { reasonCode: around.code }),
      ...(around.onBehalfOf === null ? {} : { onBehalfOf: around.onBehalfOf }),
    },
  )

export const contactExpired = (info: Info, because: string | null) =>
  contactEvent('contactExpired', 'contact.expire', info, because === null ? {} : { reasonCode: because })

export const contactDisputed = (info: Info, code: string) =>
  contactEvent('contactDisputed', 'contact.dispute', info, { reasonCode: code })

export const disputeDecided = (info: Info, verdict: 'uphold' | 'refund') =>
  contactEvent('disputeDecided', `contact.${verdict}`, info)

export const contactRevoked = (info: Info, because: string) =>
  contactEvent('contactRevoked', 'contact.revoke', info, { reasonCode: because })

interface Entry {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string
  readonly candidateId: string
}

const entryEvent = (name: string, verb: string, entry: Entry, after: Record<string, unknown>): DomainEvent => ({
  name,
  tenantId: entry.companyId,
  verb,
  target: { type: 'shortlisteds', id: entry.id },
  requirementId: entry.requirementId,
  candidateId: entry.candidateId,
  after,
})

/** Notifies the candidate that a process has ended. */
export const endNotified = (entry: Entry, stage: string) =>
  entryEvent('endNotified', 'candidate.tell', entry, { stage })

export const correctionProposed = (entry: Entry, topic: string, correctionId: string) =>
  entryEvent('correctionProposed', 'candidate.correct', entry, { topic, correctionId })

export const correctionDecided = (
  { id, candidateId, state }: { id: string; candidateId: string; state: string },
  tenantId: string | null,
): DomainEvent => ({
  name: 'correctionDecided',
  tenantId,
  verb: 'candidate.correction',
  candidateId,
  after: { state },
  target: { type: 'data-corrections', id },
})

/** In the chain of the company whose link was used. */
export const consentEnded = (
  { candidateId, companyId }: { candidateId: string; companyId: string | null },
  purpose: string,
): DomainEvent => ({
  name: 'consentEnded',
  tenantId: companyId,
  verb: 'candidate.endConsent',
  candidateId,
  after: { purpose },
  target: { type: 'candidates', id: candidateId },
})
