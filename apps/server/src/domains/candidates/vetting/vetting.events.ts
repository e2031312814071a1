import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { VettingResult } from './vetting.store.ts'
import type { VettingChange } from './vetting-changes.store.ts'

type Facts = Pick<VettingResult, 'stage' | 'result' | 'score' | 'scoreMax' | 'on' | 'validUntil' | 'skillIds'>

/** Without method and texts, which a person wrote. */
const factsOf = ({ skillIds, ...facts }: Facts) => ({
  stage: facts.stage,
  result: facts.result,
  score: facts.score,
  scoreMax: facts.scoreMax,
  on: facts.on,
  validUntil: facts.validUntil,
  skills: skillIds.length,
})

const ofCandidate = (candidateId: string) => ({ tenantId: null, candidateId })

export const vettingRecorded = (result: VettingResult): DomainEvent => ({
  ...ofCandidate(result.candidateId),
  name: 'vettingRecorded',
  verb: 'vetting.record',
  target: { type: 'vetting-results', id: result.id },
  after: factsOf(result),
})

export const vettingChangeMoved = (
  verb: 'propose' | 'confirm' | 'reject',
  change: VettingChange,
  before: VettingResult,
): DomainEvent => ({
  ...ofCandidate(change.candidateId),
  name: `vettingChange.${verb}`,
  verb: `vetting.${verb}Change`,
  target: { type: 'vetting-changes', id: change.id },
  before: factsOf(before),
  after: factsOf(change),
})

export const candidateMovedInVetting = (
  verb: string,
  { id, before, after, reason }: { id: string; before: string; after: string; reason?: string | undefined },
): DomainEvent => ({
  ...ofCandidate(id),
  name: `candidate.${verb}`,
  verb: `candidate.${verb}`,
  target: { type: 'candidates', id },
  before: { state: before },
  after: { state: after, ...(reason === undefined ? {} : { reason }) },
})

export const levelsExpired = (candidateId: string): DomainEvent => ({
  ...ofCandidate(candidateId),
  name: 'vettingExpired',
  verb: 'vetting.expire',
  target: { type: 'candidates', id: candidateId },
})
