import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { busyTimes } from '../calendars/calendars.tables.ts'
import type { Span } from '../times/index.ts'
import { interviewPanel, interviewSlots, scheduledInterviews } from './interviews.tables.ts'

export interface PersonSpan extends Span {
  readonly personId: string
}

/** Busy times from imported calendars. */
export async function listImported(db: Queries, userIds: readonly string[], range: Span): Promise<PersonSpan[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ personId: busyTimes.userId, startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
    .from(busyTimes)
    .where(
      and(
        inArray(busyTimes.userId, [...userIds]),
        lt(busyTimes.startsAt, new Date(range.to)),
        gt(busyTimes.endsAt, new Date(range.from)),
      ),
    )
    .orderBy(busyTimes.startsAt)
  return rows.map(({ personId, startsAt, endsAt }) => ({ personId, from: startsAt.getTime(), to: endsAt.getTime() }))
}

/** Proposed times with these people that candidates can still choose. */
export async function listOffered(
  db: Queries,
  { userIds, range, except = null }: { userIds: readonly string[]; range: Span; except?: string | null },
): Promise<(PersonSpan & { readonly interviewId: string })[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .select({
      personId: interviewPanel.userId,
      interviewId: interviewSlots.interviewId,
      startsAt: interviewSlots.startsAt,
      endsAt: interviewSlots.endsAt,
    })
    .from(interviewSlots)
    .innerJoin(interviewPanel, eq(interviewPanel.interviewId, interviewSlots.interviewId))
    .innerJoin(scheduledInterviews, eq(scheduledInterviews.id, interviewSlots.interviewId))
    .where(
      and(
        inArray(interviewPanel.userId, [...userIds]),
        inArray(scheduledInterviews.state, ['proposed', 'countered', 'rescheduling']),
        lt(interviewSlots.startsAt, new Date(range.to)),
        gt(interviewSlots.endsAt, new Date(range.from)),
        except === null ? undefined : ne(scheduledInterviews.id, except),
      ),
    )
    .orderBy(interviewSlots.startsAt)
  return rows.map(({ startsAt, endsAt, ...row }) => ({ ...row, from: startsAt.getTime(), to: endsAt.getTime() }))
}
