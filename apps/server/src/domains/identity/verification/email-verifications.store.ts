import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { users } from '../users/users.tables.ts'
import { emailVerifications } from './email-verifications.tables.ts'

export type EmailVerification = typeof emailVerifications.$inferSelect
type Change = Partial<Omit<EmailVerification, 'id' | 'userId' | 'createdAt' | 'updatedAt'>>

export async function insertVerification(
  db: Queries,
  verification: Omit<typeof emailVerifications.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<EmailVerification> {
  const [inserted] = await db
    .insert(emailVerifications)
    .values({ ...verification, id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .returning()
  if (!inserted) throw new Error('The verification was not inserted.')
  return inserted
}

export async function findVerification(db: Queries, id: string): Promise<EmailVerification | null> {
  const found = await db.select().from(emailVerifications).where(eq(emailVerifications.id, id))
  return found[0] ?? null
}

/** Every verification of the user, latest first. */
export async function listVerificationsOf(db: Queries, userId: string): Promise<EmailVerification[]> {
  return db
    .select()
    .from(emailVerifications)
    .where(eq(emailVerifications.userId, userId))
    .orderBy(desc(emailVerifications.id))
}

/** The latest verification of the user's address. */
export async function findLatestOf(db: Queries, userId: string): Promise<EmailVerification | null> {
  const [found] = await db
    .select()
    .from(emailVerifications)
    .where(eq(emailVerifications.userId, userId))
    .orderBy(desc(emailVerifications.id))
    .limit(1)
  return found ?? null
}

/** Locked until the end of the transaction, so that two clicks are serialized. */
export async function lockVerification(db: Queries, id: string): Promise<EmailVerification | null> {
  const found = await db.select().from(emailVerifications).where(eq(emailVerifications.id, id)).for('update')
  return found[0] ?? null
}

export async function changeVerification(
  db: Queries,
  id: string,
  change: Change,
  now: Date,
): Promise<EmailVerification> {
  const [changed] = await db
    .update(emailVerifications)
    .set({ ...change, updatedAt: now })
    .where(eq(emailVerifications.id, id))
    .returning()
  if (!changed) throw new Gone('verification')
  return changed
}

/** The unverified registration with this address and password. */
export async function listPendingOf(
  db: Queries,
  email: string,
  atMost: number,
): Promise<{ verificationId: string; passwordHash: string | null }[]> {
  return db
    .select({ verificationId: emailVerifications.id, passwordHash: users.passwordHash })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(
      and(
        eq(emailVerifications.email, email.toLowerCase()),
        isNull(emailVerifications.usedAt),
        isNull(emailVerifications.supersededAt),
        isNull(users.emailVerifiedAt),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(desc(emailVerifications.id))
    .limit(atMost)
}

/** Users who registered before the given day and never verified their address. */
export async function listUnverifiedUserIds(db: Queries, before: Date): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.emailVerifiedAt), lt(users.createdAt, before)))
  return found.map(({ id }) => id)
}
