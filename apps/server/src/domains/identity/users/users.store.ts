import { oneLine } from '@assay/contracts/one-line'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { contains, likeText } from '../../../platform/database/like-text.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { users } from './users.tables.ts'

export type User = typeof users.$inferSelect
export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'version'> & { now: Date }

export async function findUserByEmail(db: Queries, email: string): Promise<User | null> {
  const found = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), isNull(users.deletedAt)))
  return found[0] ?? null
}

export async function findUser(db: Queries, userId: string): Promise<User | null> {
  const found = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return found[0] ?? null
}

export async function listUsersById(db: Queries, userIds: readonly string[]): Promise<User[]> {
  if (userIds.length === 0) return []
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...userIds]))
}

/** Of these users, those with such a name, best first. */
export async function listUsersNamed(
  db: Queries,
  { userIds, text, limit }: { userIds: readonly string[]; text: string; limit: number },
): Promise<User[]> {
  if (userIds.length === 0) return []
  const name = likeText(users.fullName, text)
  return db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...userIds]), or(name.isLike, contains(users.email, text))))
    .orderBy(desc(name.likeness), users.id)
    .limit(limit)
}

export async function insertUser(db: Queries, { now, ...user }: NewUser): Promise<User> {
  const [inserted] = await db
    .insert(users)
    .values({
      ...user,
      fullName: oneLine(user.fullName),
      id: newId(now.getTime()),
      email: user.email.toLowerCase(),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!inserted) throw new Error('The user was not inserted.')
  return inserted
}

export async function changeUser(
  db: Queries,
  userId: string,
  change: Partial<
    Pick<
      User,
      | 'email'
      | 'emailVerifiedAt'
      | 'lastLoginAt'
      | 'fullName'
      | 'timezone'
      | 'passwordHash'
      | 'disabledAt'
      | 'twoFactor'
    >
  >,
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ ...change, updatedAt: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId))
}

/** Erases personal data; the id stays, since records refer to it. */
export async function eraseUser(db: Queries, userId: string, now: Date): Promise<void> {
  const erased = { email: `${userId}@erased.invalid`, fullName: 'Deleted account', passwordHash: null }
  await db
    .update(users)
    .set({ ...erased, deletedAt: now, disabledAt: now, updatedAt: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId))
}

/** Users with a verified address at this mail domain. */
export async function listVerifiedUserIdsAt(db: Queries, mailDomain: string): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(sql`split_part(${users.email}, '@', 2)`, mailDomain),
        isNotNull(users.emailVerifiedAt),
        isNull(users.deletedAt),
      ),
    )
  return found.map(({ id }) => id)
}

export async function hasUsers(db: Queries): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0
}

export async function deleteUsers(db: Queries, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await db.delete(users).where(inArray(users.id, [...userIds]))
}
