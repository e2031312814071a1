import { listAgenciesById } from '../domains/agencies/index.ts'
import {
  findEntryById,
  findFeedbackRequest,
  findNote,
  findSubmissionById,
  findSubmissionFor,
  mentionedIn,
} from '../domains/pipeline/shortlists/index.ts'
import { listRequirementsById, listTeams } from '../domains/requirements/index.ts'
import { listHolders, listUsersShown } from '../domains/tenants/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import { aboutJob, codeOf } from './notice-words.ts'
import type { Wording } from './notify-on.ts'

/** Notifies the new owner of a candidate. */
export async function ownerAssignedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const ownerId = event.after?.['ownerId']
  if (typeof ownerId !== 'string') return null
  const { code, title } = await subjectOf(ctx, event)
  return {
    kind: 'candidateAssigned',
    title: aboutJob(title, (job) => `You now own ${code} for “${job}”`),
    link: linkToEntry(event),
    userIds: [ownerId],
  }
}

/** Notifies the people who decide about proposals. They know the candidate by the code until contact is shared. */
export async function candidateSubmittedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { code, title } = await subjectOf(ctx, event)
  const submission = await submissionAt(ctx, event)
  const [agency] = submission === null ? [] : (await listAgenciesById(ctx.db, [submission.agencyId])).values()
  return {
    kind: 'candidateSubmitted',
    title: aboutJob(title, (job) => `${code} was submitted for “${job}”`),
    body: agency === undefined ? null : `${agency.legalName} represents them.`,
    link: linkToEntry(event),
    who: { permission: 'shortlist.move', team: await teamOf(ctx, event) },
  }
}

/** Notifies the candidate’s owner of a vote; a removed one is no news. */
export async function voteCastNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const entry = await findEntryById(ctx.db, event.target.id)
  if (entry === null || typeof event.after?.['vote'] !== 'string') return null
  const { code, title } = await subjectOf(ctx, event)
  return {
    kind: 'voteCast',
    title: aboutJob(title, (job) => `A teammate voted on ${code} for “${job}”`),
    link: linkToEntry(event),
    userIds: [entry.ownerId ?? entry.addedBy],
  }
}

/** Notifies colleagues who are mentioned in a note, once per note, if they read the notes of the job. */
export async function noteMentionNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { tenantId } = event
  const note = await findNote(ctx.db, String(event.after?.['noteId']))
  if (note === null || tenantId === null) return null
  const team = await teamOf(ctx, event)
  const readers = (await listHolders(ctx.db, tenantId, 'note')).flatMap(({ userId, access }) =>
    access === 'all' || team.includes(userId) ? userId : [],
  )
  const users = await listUsersShown(ctx.db, [...new Set([...readers, note.authorId])])
  const nameOf = (userId: string) => String(users.get(userId)?.attributes['fullName'] ?? 'A teammate')
  const userIds = mentionedIn(
    note.body,
    readers.map((userId) => ({ userId, fullName: nameOf(userId) })),
  )
  if (userIds.length === 0) return null
  const { code, title } = await subjectOf(ctx, event)
  const author = nameOf(note.authorId)
  return {
    kind: 'noteMention',
    title: aboutJob(title, (job) => `${author} mentioned you in a note on ${code} for “${job}”`),
    link: linkToEntry(event),
    userIds,
    dedupeKey: `noteMention/${note.id}`,
  }
}

/** Notifies the user who requested feedback, once a day for each reviewer, however many opinions there are. */
export async function feedbackGivenNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const request = await findFeedbackRequest(ctx.db, event.target.id)
  if (request === null) return null
  const title = await titleOf(ctx, event)
  return {
    kind: 'feedbackGiven',
    title: `New external feedback for “${title}”`,
    link: linkTo(event),
    userIds: [request.askedBy],
    dedupeKey: `feedbackGiven/${request.id}/${event.at.slice(0, 10)}`,
  }
}

/** Notifies the proposing user of the agency of the decision. */
export async function submissionDecidedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const entry = await findEntryById(ctx.db, event.target.id)
  if (entry === null) return null
  const { code, title } = await subjectOf(ctx, event)
  const outcome = entry.stage === 'shortlisted' ? 'was shortlisted' : 'was declined'
  return {
    kind: 'submissionDecided',
    tenantId: null,
    userIds: [entry.addedBy],
    link: `/clients?requirement=${entry.requirementId}`,
    title: aboutJob(title, (job) => `${code} ${outcome} for “${job}”`),
  }
}

/** A client contact asks to meet a candidate: notifies the agency user who submitted them. */
export async function contactAskedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const submission = await submissionAt(ctx, event)
  if (submission === null) return null
  const { code, title } = await subjectOf(ctx, event)
  return {
    kind: 'contactAsked',
    tenantId: submission.agencyId,
    userIds: [submission.submittedBy],
    title: aboutJob(title, (job) => `A client contact would like to talk to ${code} for “${job}”`),
    link: `/clients?requirement=${submission.requirementId}`,
  }
}

/** The agency answered: notifies the client contact who asked. */
export async function contactAskAnsweredNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const submission = await submissionAt(ctx, event)
  if (submission === null || submission.contactAskedBy === null) return null
  const { code, title } = await subjectOf(ctx, event)
  return {
    kind: 'contactAskAnswered',
    tenantId: submission.agencyId,
    userIds: [submission.contactAskedBy],
    title: aboutJob(title, (job) => `The agency answered your request to talk to ${code} for “${job}”`),
    link: '/clients',
  }
}

async function submissionAt({ db }: Context, { requirementId, candidateId }: RecordedEvent) {
  return requirementId === undefined || candidateId === undefined
    ? null
    : findSubmissionFor(db, { requirementId, candidateId })
}

/** Notifies the proposing user of the agency that ownership has expired. */
export async function ownershipExpiredNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const submission = await findSubmissionById(ctx.db, event.target.id)
  if (submission === null) return null
  const { code, title } = await subjectOf(ctx, event)
  return {
    kind: 'ownershipEnded',
    tenantId: submission.agencyId,
    userIds: [submission.submittedBy],
    title: aboutJob(title, (job) => `Your ownership of ${code} for “${job}” has expired`),
    link: `/clients?requirement=${submission.requirementId}`,
  }
}

/** The candidate withdrew. */
export async function candidateWithdrawnNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const entry = await findEntryById(ctx.db, event.target.id)
  if (entry === null || event.after?.['stage'] !== 'withdrawn') return null
  const { code, title } = await subjectOf(ctx, event)
  return {
    kind: 'candidateWithdrawn',
    title: aboutJob(title, (job) => `${code} withdrew from “${job}”`),
    link: linkToEntry(event),
    userIds: [entry.ownerId ?? entry.addedBy],
  }
}

async function teamOf(ctx: Context, { requirementId = '' }: RecordedEvent): Promise<readonly string[]> {
  return (await listTeams(ctx.db, [requirementId])).get(requirementId) ?? []
}

async function titleOf(ctx: Context, { requirementId }: RecordedEvent): Promise<string> {
  const [requirement] = await listRequirementsById(ctx.db, requirementId === undefined ? [] : [requirementId])
  return requirement?.title ?? 'a job'
}

async function subjectOf(ctx: Context, event: RecordedEvent): Promise<{ code: string; title: string }> {
  return { code: await codeOf(ctx, event.candidateId), title: await titleOf(ctx, event) }
}

const linkTo = ({ requirementId }: RecordedEvent): string =>
  `/candidate-search/shortlisted-candidates?requirement=${requirementId}`

/** Opens the candidate in the list. */
const linkToEntry = (event: RecordedEvent): string => `${linkTo(event)}&entry=${event.target.id}`
