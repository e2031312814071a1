import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { DomainEvent } from '../../../../platform/context/domain-event.ts'

interface Entry {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string
  readonly candidateId: string
  readonly stage: PipelineStage
}

type Around = Pick<DomainEvent, 'before' | 'after' | 'reasonCode'>

const entryEvent = (name: string, verb: string, entry: Entry, around: Around): DomainEvent => ({
  name,
  tenantId: entry.companyId,
  verb,
  target: { type: 'shortlisteds', id: entry.id },
  requirementId: entry.requirementId,
  candidateId: entry.candidateId,
  ...around,
})

export const candidateShortlisted = (entry: Entry, figures: { rank: number | null; score: number | null }) =>
  entryEvent('candidateShortlisted', 'candidate.shortlist', entry, { after: { stage: entry.stage, ...figures } })

/** The addition was undone: the entry is removed, or as it was before. */
export const candidateUnshortlisted = (entry: Entry, after: PipelineStage | null) =>
  entryEvent('candidateUnshortlisted', 'candidate.undoShortlist', entry, {
    before: { stage: entry.stage },
    after: { stage: after },
  })

/** An agency acts for a candidate it represents. */
export const candidateSubmitted = (entry: Entry): DomainEvent => ({
  ...entryEvent('candidateSubmitted', 'candidate.submit', entry, { after: { stage: entry.stage } }),
  onBehalfOf: entry.candidateId,
})

export const submissionDecided = (entry: Entry) =>
  entryEvent('submissionDecided', 'candidate.represent', entry, {
    before: { stage: 'submitted' },
    after: { stage: entry.stage },
  })

/** A client contact asks to meet a candidate, or the agency answers. */
export const contactAskMoved = (
  entry: Entry,
  verb: 'askAgency' | 'answerAsk',
  around: Pick<DomainEvent, 'before' | 'after'>,
): DomainEvent => ({
  ...entryEvent(verb === 'askAgency' ? 'contactAsked' : 'contactAskAnswered', `candidate.${verb}`, entry, around),
  ...(verb === 'answerAsk' && { onBehalfOf: entry.candidateId }),
})

/** The agency’s ownership of an introduction has expired. */
export const ownershipExpired = (submission: {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string
  readonly candidateId: string
}): DomainEvent => ({
  name: 'ownershipExpired',
  tenantId: submission.companyId,
  verb: 'candidate.ownershipExpire',
  target: { type: 'submissions', id: submission.id },
  requirementId: submission.requirementId,
  candidateId: submission.candidateId,
  before: { state: 'accepted' },
  after: { state: 'expired' },
})

export const candidateRejected = (entry: Entry, before: PipelineStage, code: string) =>
  entryEvent('candidateRejected', 'candidate.reject', entry, {
    before: { stage: before },
    after: { stage: entry.stage },
    reasonCode: code,
  })

export const candidateRestored = (entry: Entry, around: { code: string | null; reason: string }) =>
  entryEvent('candidateRestored', 'candidate.restore', entry, {
    before: { stage: 'rejected', rejectionCode: around.code },
    after: { stage: entry.stage, reason: around.reason },
  })

/** Preferred to others with better ranks, and why. */
export const rankOverridden = (entry: Entry, after: { rank: number; reason: string }) =>
  entryEvent('rankOverridden', 'candidate.overrideRank', entry, { after })

/** A step by another domain: contact, interviews, offers or hires. */
export const entryAdvanced = (entry: Entry, before: PipelineStage, reasonCode: string | null) =>
  entryEvent('entryAdvanced', 'candidate.advance', entry, {
    before: { stage: before },
    after: { stage: entry.stage },
    ...(reasonCode === null ? {} : { reasonCode }),
  })

export const ownerAssigned = (entry: Entry, before: string | null, after: string | null) =>
  entryEvent('ownerAssigned', 'candidate.assign', entry, { before: { ownerId: before }, after: { ownerId: after } })

/** The owner left the company; unlike an assignment, it sends no single notifications. */
export const ownerHandedOver = (entry: Entry & { readonly ownerId: string | null }, before: string) =>
  entryEvent('ownerHandedOver', 'candidate.assign', entry, {
    before: { ownerId: before },
    after: { ownerId: entry.ownerId },
  })

export const voteCast = (entry: Entry, vote: string | null) =>
  entryEvent('voteCast', 'candidate.vote', entry, { after: { vote } })

export const entryTagged = (entry: Entry, tagIds: readonly string[]) =>
  entryEvent('entryTagged', 'candidate.tag', entry, { after: { tagIds } })

export const entryClosed = (entry: Entry, before: PipelineStage) =>
  entryEvent('entryClosed', 'candidate.close', entry, { before: { stage: before }, after: { stage: entry.stage } })

export const entryMerged = (entry: Entry, before: PipelineStage) =>
  entryEvent('entryMerged', 'candidate.endDuplicate', entry, {
    before: { stage: before },
    after: { stage: entry.stage },
  })

export const noteWritten = (entry: Entry, noteId: string, textHash: string) =>
  entryEvent('noteWritten', 'candidate.writeNote', entry, { after: { noteId, textHash } })

export const noteChanged = (entry: Entry, noteId: string, textHash: string) =>
  entryEvent('noteChanged', 'candidate.changeNote', entry, { after: { noteId, textHash } })

export const noteDeleted = (entry: Entry, noteId: string) =>
  entryEvent('noteDeleted', 'candidate.deleteNote', entry, { before: { noteId } })

interface Tag {
  readonly id: string
  readonly companyId: string
}

export const tagCreated = ({ id, companyId }: Tag): DomainEvent => ({
  name: 'tagCreated',
  tenantId: companyId,
  verb: 'tag.create',
  target: { type: 'tags', id },
})

export const tagChanged = ({ id, companyId }: Tag): DomainEvent => ({
  name: 'tagChanged',
  tenantId: companyId,
  verb: 'tag.change',
  target: { type: 'tags', id },
})

export const tagDeleted = ({ id, companyId, used }: Tag & { used: number }): DomainEvent => ({
  name: 'tagDeleted',
  tenantId: companyId,
  verb: 'tag.delete',
  target: { type: 'tags', id },
  after: { used },
})

export const tagMerged = ({ id, companyId }: Tag, intoId: string): DomainEvent => ({
  name: 'tagMerged',
  tenantId: companyId,
  verb: 'tag.merge',
  target: { type: 'tags', id },
  after: { intoId },
})
