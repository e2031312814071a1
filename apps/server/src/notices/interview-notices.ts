import { findReleasedOf } from '../domains/pipeline/contact-requests/index.ts'
import { findInterviewById, type Interview, listPanels, listScorecards } from '../domains/pipeline/interviews/index.ts'
import { listRequirementsById } from '../domains/requirements/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import { aboutJob, codeOf } from './notice-words.ts'
import type { Wording } from './notify-on.ts'

interface Found {
  readonly interview: Interview
  readonly code: string
  readonly title: string
  readonly panel: readonly { readonly userId: string; readonly required: boolean }[]
}

const linkTo = ({ id }: Interview): string => `/interviews?id=${id}`

type Kind = Wording['kind']

const FOR_ORGANIZER: Readonly<Record<string, readonly [Kind, string]>> = {
  interviewCountered: ['slotCountered', 'A candidate suggested other times'],
  interviewScheduled: ['slotChosen', 'An interview is booked'],
  interviewRescheduling: ['interviewMoved', 'A candidate wants to reschedule'],
  interviewKept: ['interviewMoved', 'No new time agreed; the interview goes ahead as planned'],
  interviewCancelled: ['interviewMoved', 'An interview was cancelled'],
  interviewExpired: ['slotsExpired', 'Proposed times expired without a reply'],
  interviewMissed: ['interviewMissed', 'A no-show was reported'],
  noShowContested: ['interviewMissed', 'A no-show report was disputed'],
  interviewCompleted: ['debriefReady', 'All scorecards are in'],
}

/** Notifies the organizer, and of an invitation the panel too, whose calendars a mail updates. Skips the actor. */
export async function interviewForOrganizerNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const found = await findAround(ctx, event)
  if (found === null) return null
  const { interview, code, title } = found
  const invited = isInvitation(event) ? found.panel.map(({ userId }) => userId) : []
  if (event.name === 'panelResponded' && event.after?.['response'] !== 'declined') return null
  const [kind, words] = wordsFor(event)
  return {
    kind,
    title: aboutJob(title, (job) => `${words}: ${code}, “${job}”, round ${interview.round}`),
    link: linkTo(interview),
    userIds: [interview.organizerId, ...invited],
    mailedOtherwise: invited,
    dedupeKey: `${event.name}/${interview.id}/${event.payload?.['version'] ?? event.requestId}`,
  }
}

/** The representing agency may answer for the candidate, who still gets the link. */
export async function timesForAgencyNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const found = await findAround(ctx, event)
  const release = found && (await findReleasedOf(ctx.db, found.interview.shortlistedId))
  if (found === null || release == null || release.agencyId === null) return null
  const { interview, code, title } = found
  if (interview.startsAt !== null && interview.state === 'scheduled') return null
  // Requests by the candidate or the agency and reminders of scorecards are not proposals.
  if (!['proposed', 'rescheduling'].includes(interview.state)) return null
  if (event.name === 'interviewRescheduling' && event.after?.['by'] !== 'employer') return null
  const isReminder = event.name === 'interviewReminded'
  return {
    kind: 'timesOffered',
    tenantId: release.agencyId,
    who: { permission: 'interview.propose' },
    title: aboutJob(
      title,
      (job) =>
        `${isReminder ? 'Reminder: interview' : 'Interview'} times proposed to ${code}: “${job}”, round ${interview.round}`,
    ),
    link: '/clients?tab=interviews',
    dedupeKey: `${isReminder ? 'timesReminded' : 'timesOffered'}/${interview.id}/${event.payload?.['version'] ?? event.requestId}`,
  }
}

function wordsFor({ name, after }: RecordedEvent): readonly [Kind, string] {
  if (name === 'interviewRescheduling' && after?.['by'] === 'employer')
    return ['interviewMoved', 'A colleague is rescheduling an interview']
  return FOR_ORGANIZER[name] ?? ['interviewMoved', 'An interviewer declined']
}

/** The panel gets these by mail with a calendar file. */
const isInvitation = ({ name, before }: RecordedEvent): boolean =>
  name === 'interviewScheduled' ||
  (name === 'interviewCancelled' && (before?.['state'] === 'scheduled' || before?.['state'] === 'rescheduling'))

/** Notifies interviewers of an invitation or an upcoming interview. */
export async function interviewForPanelNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const found = await findAround(ctx, event)
  if (found === null) return null
  const { interview, code, title, panel } = found
  const isSoon = event.name === 'interviewSoon'
  // A proposal that is booked immediately is already an invitation.
  if (event.name === 'interviewProposed' && interview.startsAt !== null) return null
  const only = event.payload?.['inUserId']
  const userIds = typeof only === 'string' ? [only] : panel.map(({ userId }) => userId)
  return {
    kind: isSoon ? 'interviewSoon' : 'interviewAsked',
    title: aboutJob(title, (job) =>
      isSoon
        ? `Coming up: ${code}, round ${interview.round} for “${job}”`
        : `You’re interviewing ${code} in round ${interview.round} for “${job}”`,
    ),
    link: linkTo(interview),
    userIds,
    mailedOtherwise: typeof only === 'string' && interview.startsAt !== null ? [only] : [],
    // A repeated proposal has the same panel.
    dedupeKey: `${event.name}/${interview.id}/${event.payload?.['kind'] ?? only ?? 'panel'}`,
  }
}

/** Notifies interviewers with a missing scorecard after the end. */
export async function scorecardsDueNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const found = await findAround(ctx, event)
  if (found === null || found.interview.state !== 'awaitingFeedback') return null
  const { interview, code, title, panel } = found
  const submitted = new Set((await listScorecards(ctx.db, [interview.id])).map(({ userId }) => userId))
  const owing = panel.flatMap(({ userId }) => (submitted.has(userId) ? [] : userId))
  if (owing.length === 0) return null
  const how = event.name === 'interviewEnded' ? 'is due' : 'is still due'
  return {
    kind: 'scorecardDue',
    title: aboutJob(title, (job) => `Your scorecard on ${code} for “${job}”, round ${interview.round}, ${how}`),
    link: linkTo(interview),
    userIds: owing,
    except: null,
    dedupeKey: `${event.name}/${interview.id}/${event.payload?.['kind'] ?? event.payload?.['version'] ?? ''}`,
  }
}

async function findAround(ctx: Context, event: RecordedEvent): Promise<Found | null> {
  const interview = await findInterviewById(ctx.db, event.target.id)
  if (interview === null) return null
  const [requirement] = await listRequirementsById(ctx.db, [interview.requirementId])
  const code = await codeOf(ctx, interview.candidateId)
  return { interview, code, title: requirement?.title ?? '', panel: await listPanels(ctx.db, [interview.id]) }
}
