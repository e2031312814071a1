import { inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { demographicAnswers } from './demographics.tables.ts'

export type Answer = typeof demographicAnswers.$inferSelect

export async function listAnswers(db: Queries, subjects: readonly Buffer[]): Promise<Answer[]> {
  if (subjects.length === 0) return []
  return db
    .select()
    .from(demographicAnswers)
    .where(inArray(demographicAnswers.subject, [...subjects]))
}

export async function listAllAnswers(db: Queries): Promise<Answer[]> {
  return db.select().from(demographicAnswers)
}

export async function putAnswers(db: Queries, answers: readonly Answer[]): Promise<void> {
  if (answers.length === 0) return
  const { subject, ...set } = {
    subject: demographicAnswers.subject,
    sealed: sql`excluded.sealed`,
    answeredIn: sql`excluded.answered_in`,
    keptUntil: sql`excluded.kept_until`,
  }
  await db
    .insert(demographicAnswers)
    .values([...answers])
    .onConflictDoUpdate({ target: subject, set })
}

/** Returns how many there were. */
export async function deleteAnswers(db: Queries, subjects: readonly Buffer[]): Promise<number> {
  if (subjects.length === 0) return 0
  const gone = await db
    .delete(demographicAnswers)
    .where(inArray(demographicAnswers.subject, [...subjects]))
    .returning({ subject: demographicAnswers.subject })
  return gone.length
}

export async function deleteAnswersKeptUntil(db: Queries, day: string): Promise<number> {
  const gone = await db
    .delete(demographicAnswers)
    .where(lt(demographicAnswers.keptUntil, day))
    .returning({ subject: demographicAnswers.subject })
  return gone.length
}
