import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { type MovableRows, movableRows } from '../../../../platform/database/movable-rows.ts'
import { interviewBookings, scheduledInterviews } from './interviews.tables.ts'

const interviews = movableRows(scheduledInterviews, {
  id: scheduledInterviews.id,
  candidate: scheduledInterviews.candidateId,
  requirement: scheduledInterviews.requirementId,
})

/** With the time that they block: the database refuses two simultaneous interviews of one person. */
export const interviewsOfCandidate: MovableRows = {
  name: interviews.name,
  move: async (db, moving) => {
    const ids = await interviews.move(db, moving)
    await rebook(db, ids, moving.to)
    return ids
  },
  giveBack: async (db, ids, to) => {
    await interviews.giveBack(db, ids, to)
    await rebook(db, ids, to)
  },
}

async function rebook(db: Queries, ids: readonly string[], personId: string): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(interviewBookings)
    .set({ personId })
    .where(and(inArray(interviewBookings.interviewId, [...ids]), eq(interviewBookings.personKind, 'candidate')))
}
