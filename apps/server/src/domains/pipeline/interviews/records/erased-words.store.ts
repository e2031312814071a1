import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/context/context.ts'
import { interviewChanges, interviewScorecards, scheduledInterviews } from './interviews.tables.ts'

/** Erases scorecards, reasons and locations with the candidate. The interviews remain. */
export const eraseInterviewWordsOf = (tx: Tx, candidateId: string, now: Date): Promise<string[]> =>
  eraseWords(tx, eq(scheduledInterviews.candidateId, candidateId), now)

/** For a process whose retention period is over: its interviews become anonymous. */
export async function forgetInterviewsOf(
  tx: Tx,
  { shortlistedId, placeholderId, at }: { shortlistedId: string; placeholderId: string; at: Date },
): Promise<string[]> {
  const ids = await eraseWords(tx, eq(scheduledInterviews.shortlistedId, shortlistedId), at)
  if (ids.length > 0)
    await tx.update(scheduledInterviews).set({ candidateId: placeholderId }).where(inArray(scheduledInterviews.id, ids))
  return ids
}

async function eraseWords(tx: Tx, where: SQL, now: Date): Promise<string[]> {
  const found = await tx.select({ id: scheduledInterviews.id }).from(scheduledInterviews).where(where)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  await tx.delete(interviewScorecards).where(inArray(interviewScorecards.interviewId, ids))
  await tx.delete(interviewChanges).where(inArray(interviewChanges.interviewId, ids))
  await tx
    .update(scheduledInterviews)
    .set({
      reason: null,
      noShowReason: null,
      contestReason: null,
      completeReason: null,
      joinUrl: null,
      placeNote: null,
      updatedAt: now,
      cancelReason: sql`case when ${scheduledInterviews.state} = 'cancelled' then 'erased' end`,
    })
    .where(inArray(scheduledInterviews.id, ids))
  return ids
}
