import type { DomainEvent } from '../../platform/context/domain-event.ts'

interface Merge {
  readonly id: string
  readonly keptId: string
  readonly goneId: string
  readonly reason: string
}

const ofMerge = (name: string, verb: string, { id, keptId, goneId }: Merge): DomainEvent => ({
  name,
  tenantId: null,
  verb,
  candidateId: keptId,
  target: { type: 'candidate-merges', id },
  before: { goneId },
})

export const mergeProposed = (merge: Merge): DomainEvent => ({
  ...ofMerge('mergeProposed', 'candidate.proposeMerge', merge),
  after: { reason: merge.reason },
})

export const mergeRejected = (merge: Merge) => ofMerge('mergeRejected', 'candidate.rejectMerge', merge)

/** In the platform's chain, under both profiles. */
export const candidatesMerged = (merge: Merge, counts: Readonly<Record<string, number>>): DomainEvent[] => [
  { ...ofMerge('candidatesMerged', 'candidate.merge', merge), after: { reason: merge.reason, ...counts } },
  {
    ...ofMerge('candidateMergedAway', 'candidate.mergeAway', merge),
    candidateId: merge.goneId,
    before: {},
    after: { keptId: merge.keptId },
  },
]

/** In the chain of each company with an entry that now belongs to the kept profile. */
export const entryFollowed = (
  merge: Pick<Merge, 'keptId' | 'goneId'>,
  entry: { readonly id: string; readonly companyId: string; readonly requirementId: string },
): DomainEvent => ({
  name: 'entryFollowedMerge',
  tenantId: entry.companyId,
  verb: 'candidate.merge',
  requirementId: entry.requirementId,
  candidateId: merge.keptId,
  target: { type: 'shortlisteds', id: entry.id },
  before: { candidateId: merge.goneId },
  after: { candidateId: merge.keptId },
})

/** In the chain of an agency whose candidate it was. */
export const representedMerged = (merge: Merge, agencyId: string): DomainEvent => ({
  ...ofMerge('representedMerged', 'candidate.merge', merge),
  tenantId: agencyId,
  candidateId: merge.goneId,
  before: {},
})

export const mergeUndone = (merge: Merge): DomainEvent => ofMerge('mergeUndone', 'candidate.undoMerge', merge)

export const duplicatesFound = (firstId: string, count: number): DomainEvent => ({
  name: 'duplicatesFound',
  tenantId: null,
  verb: 'candidate.findDuplicates',
  target: { type: 'candidate-duplicates', id: firstId },
  after: { count },
})

export const duplicateSettled = (
  verb: 'dismiss' | 'reopen',
  { id, firstId }: { readonly id: string; readonly firstId: string },
): DomainEvent => ({
  name: `duplicate.${verb}`,
  tenantId: null,
  verb: `candidate.${verb}Duplicate`,
  candidateId: firstId,
  target: { type: 'candidate-duplicates', id },
})
