// Effects on the calendars that users connected.
import {
  type ConnectionNeeds,
  connectionParts,
  findInterviewById,
  listPanels,
  synchronizeCalendarsOf,
  synchronizeConnection,
} from '../domains/pipeline/interviews/index.ts'
import { listRequirementsById } from '../domains/requirements/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import { aboutJob, codeOf } from './notice-words.ts'
import { notifyOn, type Wording } from './notify-on.ts'

/** Events that change the time, the place or the panel of an agreed interview. */
const CHANGES = ['interviewScheduled', 'interviewCancelled', 'interviewChanged', 'interviewerSwapped'] as const

export function calendarReactions(
  needs: ConnectionNeeds | undefined,
): Readonly<Record<string, Readonly<Record<string, Effect>>>> {
  const parts = needs && { ...connectionParts(needs), appUrl: needs.appUrl }
  const synchronize: Effect = (ctx, { target }) => {
    if (parts === undefined) throw new Error('This process only lists effects.')
    return synchronizeConnection(ctx, parts, target.id)
  }
  return {
    ...Object.fromEntries(CHANGES.map((name) => [name, { passToCalendars }])),
    calendarConnectionChanged: { postCalendar: synchronize },
    calendarDue: { postCalendar: synchronize },
    calendarConflictFound: { notifyOfConflict: notifyOn(conflictNotice) },
    calendarConflictSettled: { passToOwnCalendar },
  }
}

/** To the calendars of the panel, and of the interviewer who just left it. */
const passToCalendars: Effect = async (ctx, { target, payload }) => {
  const panel = (await listPanels(ctx.db, [target.id])).map(({ userId }) => userId)
  const left = payload?.['outUserId']
  await synchronizeCalendarsOf(ctx, typeof left === 'string' ? [...panel, left] : panel)
}

const passToOwnCalendar: Effect = (ctx, { payload }) => synchronizeCalendarsOf(ctx, [String(payload?.['userId'])])

/** For the interviewer whose calendar it is, and for the organizer, who can find another time. */
async function conflictNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const interview = await findInterviewById(ctx.db, event.target.id)
  if (interview === null) return null
  const [requirement] = await listRequirementsById(ctx.db, [interview.requirementId])
  const code = await codeOf(ctx, interview.candidateId)
  const did = event.verb === 'interview.deleteInCalendar' ? 'deleted' : 'moved'
  return {
    kind: 'interviewMoved',
    title: aboutJob(
      requirement?.title ?? '',
      (job) =>
        `An interviewer ${did} a booked interview in their calendar: ${code}, “${job}”, round ${interview.round}`,
    ),
    link: `/interviews?id=${interview.id}`,
    userIds: [String(event.payload?.['userId']), interview.organizerId],
    except: null,
    dedupeKey: `${event.name}/${interview.id}/${event.payload?.['at'] ?? ''}`,
  }
}
