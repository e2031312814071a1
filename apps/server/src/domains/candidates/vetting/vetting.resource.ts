import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../../platform/context/actor.ts'
import { currentSkillId } from '../../taxonomy/index.ts'
import { skillNameOf } from '../taxonomy/index.ts'
import { actsOn } from './vetting.policy.ts'
import { isExpired, isPassed } from './vetting.rules.ts'
import type { ShownResult, VettingResult } from './vetting.store.ts'
import type { ShownChange } from './vetting-changes.store.ts'

/** Names of users, by id. */
export type Names = ReadonlyMap<string, string>

const factsOf = (facts: VettingResult | ShownChange) => ({
  stage: facts.stage,
  method: facts.method,
  assessorRole: facts.assessorRole,
  result: facts.result,
  score: facts.score,
  scoreMax: facts.scoreMax,
  on: facts.on,
  validUntil: facts.validUntil,
  documentHash: facts.documentHash,
  integrity: facts.integrity,
  skillIds: [...new Set(facts.skillIds.map(currentSkillId))],
})

const linkTo = (type: string, id: string | null) => (id === null ? null : { type, id })

export function presentResult(result: ShownResult, { names, today }: { names: Names; today: string }): Presented {
  return {
    type: 'vetting-results',
    id: result.id,
    attributes: {
      ...factsOf(result),
      state: result.isSuperseded ? 'superseded' : isExpired(result, today) ? 'expired' : 'valid',
      isPassed: isPassed(result),
      candidateName: result.candidateName,
      recordedByName: names.get(result.recordedBy ?? '') ?? null,
      createdAt: result.createdAt,
      updatedAt: result.createdAt,
    },
    relationships: {
      candidate: linkTo('candidates', result.candidateId),
      supersedes: linkTo('vetting-results', result.supersedes),
    },
  }
}

export function presentChange(change: ShownChange, { names, actor }: { names: Names; actor: Actor }): Presented {
  const [before, after] = [factsOf(change.before), factsOf(change)]
  return {
    type: 'vetting-changes',
    id: change.id,
    attributes: {
      ...after,
      before,
      skills: [...new Set([...before.skillIds, ...after.skillIds])].map((id) => ({ id, name: skillNameOf(id) })),
      reason: change.reason,
      state: change.state,
      proposedByName: names.get(change.proposedBy) ?? null,
      decidedByName: names.get(change.decidedBy ?? '') ?? null,
      decidedAt: change.decidedAt,
      candidateName: change.candidateName,
      mayDo: actsOn(actor, change),
      createdAt: change.createdAt,
      updatedAt: change.updatedAt,
    },
    relationships: {
      candidate: linkTo('candidates', change.candidateId),
      vettingResult: linkTo('vetting-results', change.resultId),
    },
  }
}
