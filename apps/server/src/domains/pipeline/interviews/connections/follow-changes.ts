import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { calendarConflict, type Interview, listInterviewsById } from '../records/index.ts'
import { isSeen, type ObjectMark, type SeenEvent } from '../services/index.ts'
import { differenceOf, windowAt } from './connections.rules.ts'
import type { Turn } from './write-interviews.ts'
import { listWrittenIn, updateWritten, type WrittenInterview } from './written-interviews.store.ts'

/** Records what the user changed in their own calendar. The agreed interview stays, since others rely on its time. */
export async function followChanges(ctx: Context, turn: Turn): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const { connection, service, calendars, zone } = turn
  const now = ctx.now()
  const written = (await listWrittenIn(ctx.db, connection.id)).filter(({ endsAt }) => endsAt > now)
  const interviews = new Map(
    (
      await listInterviewsById(
        ctx.db,
        written.map(({ interviewId }) => interviewId),
      )
    ).map((interview) => [interview.id, interview]),
  )
  for (const { id, url } of calendars) {
    const here = written.filter(({ calendarId }) => calendarId === id)
    if (here.length === 0) continue
    const ownUids = [...interviews.values()].map(({ icsUid }) => icsUid)
    const ownHrefs = here.map(({ href }) => href)
    const seen = await service.readEvents(url, here, { zone, window: windowAt(now), ownUids, ownHrefs })
    for (const each of here) {
      const interview = interviews.get(each.interviewId)
      const version = seen.find(({ href }) => href === each.href)
      const own = version !== undefined && isSeen(version) ? version.own : null
      const isUnchanged = version !== undefined && version.etag === each.etag
      if (interview !== undefined && !isUnchanged)
        await note(ctx, { written: each, interview, version, own, connectionId: connection.id })
    }
  }
}

interface Found {
  readonly written: WrittenInterview
  readonly interview: Interview
  readonly version: ObjectMark | SeenEvent | undefined
  readonly own: SeenEvent['own']
  readonly connectionId: string
}

async function note(ctx: Context, { written, interview, version, own, connectionId }: Found): Promise<void> {
  const now = ctx.now()
  const etag = version?.etag ?? null
  const difference = differenceOf(written, own)
  const foundStart = 'foundStart' in difference ? difference.foundStart : null
  const foundEnd = 'foundEnd' in difference ? difference.foundEnd : null
  const isKnown =
    written.found === difference.found &&
    written.foundStart?.getTime() === foundStart?.getTime() &&
    written.foundEnd?.getTime() === foundEnd?.getTime()
  if (isKnown && written.etag === etag) return
  await ctx.transaction(async (tx) => {
    if (isKnown) {
      await updateWritten(tx, written.id, { etag })
      return
    }
    const { found } = difference
    await updateWritten(tx, written.id, {
      etag,
      found,
      foundStart,
      foundEnd,
      foundAt: found === 'same' ? null : now,
      isLeft: false,
      updatedAt: now,
    })
    const { userId } = written
    tx.announce({ to: { userId }, type: 'calendar.synchronized' })
    if (found !== 'same')
      tx.record(
        calendarConflict(interview, found === 'moved' ? 'moveInCalendar' : 'deleteInCalendar', {
          userId,
          connectionId,
          at: now.toISOString(),
        }),
      )
  })
}
