import type { ProposalVerb } from '@assay/contracts/taxonomy-proposals'
import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../../platform/context/actor.ts'
import { mayEditTaxonomy } from '../taxonomy-editing/index.ts'
import type { Proposal } from './taxonomy-proposals.store.ts'

interface ProposalFacts {
  readonly actor: Actor
  readonly names: ReadonlyMap<string, string>
}

export function presentProposal(proposal: Proposal, { actor, names }: ProposalFacts): Presented {
  const { id, wanted, proposedBy, decidedBy, ...attributes } = proposal
  return {
    type: 'taxonomy-proposals',
    id,
    attributes: {
      act: wanted.act,
      ...attributes,
      skillName: proposal.name,
      proposedByName: names.get(proposedBy) ?? null,
      decidedByName: decidedBy === null ? null : (names.get(decidedBy) ?? null),
      mayDo: movesOf(actor, proposal),
    },
  }
}

function movesOf(actor: Actor, { state, proposedBy }: Proposal): ProposalVerb[] {
  if (state !== 'open' || actor.kind !== 'user') return []
  const isOwn = actor.userId === proposedBy
  if (mayEditTaxonomy(actor)) return ['accept', 'refuse']
  return isOwn ? ['withdraw'] : []
}
