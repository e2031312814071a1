import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { interviewScorecards } from './interviews.tables.ts'

export type Scorecard = typeof interviewScorecards.$inferSelect

/** Null when this user has already submitted one. */
export async function addScorecard(
  db: Queries,
  scorecard: typeof interviewScorecards.$inferInsert,
): Promise<Scorecard | null> {
  const [added] = await db.insert(interviewScorecards).values(scorecard).onConflictDoNothing().returning()
  return added ?? null
}

export async function listScorecards(db: Queries, interviewIds: readonly string[]): Promise<Scorecard[]> {
  if (interviewIds.length === 0) return []
  return db
    .select()
    .from(interviewScorecards)
    .where(inArray(interviewScorecards.interviewId, [...interviewIds]))
    .orderBy(interviewScorecards.submittedAt, interviewScorecards.userId)
}
