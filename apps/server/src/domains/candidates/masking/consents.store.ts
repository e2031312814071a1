import { and, asc, eq, gte, inArray, lt, notExists, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { candidates, consents } from '../profiles/candidates.tables.ts'

export type ConsentPurpose = (typeof consents.$inferSelect)['purpose']

/** Ends a consent with the day before; false if there was none that day. */
export async function endConsent(
  db: Queries,
  { candidateId, purpose, today }: { candidateId: string; purpose: ConsentPurpose; today: string },
): Promise<boolean> {
  const ended = await db
    .update(consents)
    .set({ until: sql`${today}::date - 1` })
    .where(and(eq(consents.candidateId, candidateId), eq(consents.purpose, purpose), gte(consents.until, today)))
    .returning({ purpose: consents.purpose })
  return ended.length > 0
}

/** Takes a candidate out of every search. */
export async function pauseCandidate(db: Queries, candidateId: string, at: Date): Promise<void> {
  await db
    .update(candidates)
    .set({ state: 'paused', updatedAt: at, version: sql`${candidates.version} + 1` })
    .where(and(eq(candidates.id, candidateId), inArray(candidates.state, ['available', 'inVetting', 'draft'])))
}

/** Candidates who once consented, and whose last consent ended before the day. */
export async function listLapsed(db: Queries, { before, limit }: { before: string; limit: number }): Promise<string[]> {
  const later = db
    .select({ one: sql`1` })
    .from(consents)
    .where(and(eq(consents.candidateId, candidates.id), gte(consents.until, before)))
  const rows = await db
    .selectDistinct({ id: candidates.id })
    .from(candidates)
    .innerJoin(consents, and(eq(consents.candidateId, candidates.id), lt(consents.until, before)))
    .where(and(notInArray(candidates.state, ['erased', 'engaged']), notExists(later)))
    .orderBy(asc(candidates.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
