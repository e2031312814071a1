import type { DomainEvent } from '../../../platform/context/domain-event.ts'

interface OwnCandidate {
  readonly id: string
  readonly agencyId: string
}

const VERBS = {
  edit: 'candidate.edit',
  confirm: 'candidate.confirmFacts',
  pause: 'candidate.pause',
  resume: 'candidate.resume',
} as const

/** In the chain of the agency. It names what was changed, not what it was, so that an erasure breaks nothing. */
export const ownCandidateChanged = (
  act: keyof typeof VERBS,
  { id, agencyId }: OwnCandidate,
  after: { readonly changed?: readonly string[]; readonly state?: string } = {},
): DomainEvent => ({
  name: `ownCandidate.${act}`,
  tenantId: agencyId,
  verb: VERBS[act],
  candidateId: id,
  target: { type: 'candidates', id },
  after,
})
