import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { registrations } from './registrations.tables.ts'

export type Registration = typeof registrations.$inferSelect

export async function insertRegistration(
  db: Queries,
  { now, ...registration }: Omit<typeof registrations.$inferInsert, 'id' | 'createdAt' | 'updatedAt'> & { now: Date },
): Promise<Registration> {
  const [inserted] = await db
    .insert(registrations)
    .values({ ...registration, id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .returning()
  if (!inserted) throw new Error('The registration was not inserted.')
  return inserted
}

/** The registration by which a user came; none for invited ones. */
export async function findRegistrationOf(db: Queries, userId: string): Promise<Registration | null> {
  const [found] = await db.select().from(registrations).where(eq(registrations.userId, userId))
  return found ?? null
}

export async function completeRegistrationOf(db: Queries, userId: string, now: Date): Promise<void> {
  await db.update(registrations).set({ state: 'completed', updatedAt: now }).where(eq(registrations.userId, userId))
}
