import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { Proposal } from './taxonomy-proposals.store.ts'

/** Recorded in the chain of the platform. */
const proposalEvent = (name: string, verb: string, { id, name: entry, state }: Proposal): DomainEvent => ({
  name,
  tenantId: null,
  verb: `taxonomy.${verb}`,
  target: { type: 'taxonomy-proposals', id },
  after: { name: entry, state },
})

export const editProposed = (proposal: Proposal): DomainEvent => proposalEvent('editProposed', 'propose', proposal)

export const proposalSettled = (proposal: Proposal, verb: 'accept' | 'refuse' | 'withdraw'): DomainEvent =>
  proposalEvent('proposalSettled', `${verb}Proposal`, proposal)
