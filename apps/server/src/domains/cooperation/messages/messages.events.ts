import type { AgencyClientSide } from '@assay/contracts/agency-clients'
import type { DomainEvent } from '../../../platform/context/domain-event.ts'

interface Thread {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string | null
  readonly candidateId: string | null
}

interface Sent {
  readonly messageId: string
  readonly side: AgencyClientSide
  readonly names: 'thread' | 'message'
}

/** Without the text, which may be erased later. */
export const messageSent = (
  { id, companyId, requirementId, candidateId }: Thread,
  { messageId, side, names }: Sent,
): DomainEvent => ({
  name: 'messageSent',
  tenantId: companyId,
  verb: 'message.send',
  target: names === 'thread' ? { type: 'agency-threads', id } : { type: 'agency-messages', id: messageId },
  ...(requirementId === null ? {} : { requirementId }),
  ...(candidateId === null ? {} : { candidateId }),
  after: { side, threadId: id, messageId },
})
