import type { DisputeSide, DisputeState } from '@assay/contracts/ownership-disputes'
import type { DomainEvent } from '../../../platform/context/domain-event.ts'

interface Dispute {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string
  readonly candidateId: string
  readonly state: DisputeState
  readonly reason: string
  readonly outcome: DisputeSide | null
}

type Move = 'open' | 'answer' | 'lapse' | 'concede' | 'withdraw' | 'decide'

/** Without the statements, which may name the candidate. */
export const disputeMoved = (
  dispute: Dispute,
  verb: Move,
  { before, side }: { before: DisputeState | null; side: DisputeSide | null },
): DomainEvent => ({
  name: 'ownershipDisputeMoved',
  tenantId: dispute.companyId,
  verb: `ownershipDispute.${verb}`,
  target: { type: 'ownership-disputes', id: dispute.id },
  requirementId: dispute.requirementId,
  candidateId: dispute.candidateId,
  reasonCode: dispute.reason,
  ...(before === null ? {} : { before: { state: before } }),
  after: {
    state: dispute.state,
    ...(side === null ? {} : { side }),
    ...(dispute.outcome === null ? {} : { outcome: dispute.outcome }),
  },
})
