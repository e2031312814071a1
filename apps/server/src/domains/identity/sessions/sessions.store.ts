import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { profiles } from '../profiles/profiles.tables.ts'
import { users } from '../users/users.tables.ts'
import { sessions } from './sessions.tables.ts'

export type Session = typeof sessions.$inferSelect

export async function insertSession(
  db: Queries,
  session: {
    userId: string
    tokenHash: Buffer
    now: Date
    expiresAt: Date
    device: string | null
    impersonatorId?: string
  },
): Promise<string> {
  const id = newId(session.now.getTime())
  const { now, ...row } = session
  await db.insert(sessions).values({ ...row, id, lastSeenAt: now, createdAt: now })
  return id
}

const sessionsByToken = prepared((db: Queries) =>
  db
    .select({ session: sessions, scope: users.scope, isBlind: profiles.blindMode })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(users.disabledAt), isNull(users.deletedAt)))
    .prepare(),
)

/** The session of a token with its user, unless the account was closed. */
export async function findSessionByToken(db: Queries, tokenHash: Buffer) {
  const found = await sessionsByToken(db).execute({ tokenHash })
  return found[0] ?? null
}

export async function prolongSession(db: Queries, sessionId: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, sessionId))
}

export async function changeSession(
  db: Queries,
  sessionId: string,
  change: Partial<Pick<Session, 'lockedAt' | 'confirmedAt' | 'lastSeenAt'>>,
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, sessionId))
}

export async function deleteSession(db: Queries, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/** Returns their ids. */
export async function deleteSessionsOf(db: Queries, userId: string, exceptId?: string): Promise<string[]> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** All but the `most` that were used last; returns their ids. */
export async function deleteOldestSessionsOf(db: Queries, userId: string, most: number): Promise<string[]> {
  const oldest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.impersonatorId)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(most)
  const ended = await db.delete(sessions).where(inArray(sessions.id, oldest)).returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

export async function listSessionsOf(db: Queries, userId: string, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), isNull(sessions.impersonatorId)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** The user of a session; null for one in which an operator works in a user's name. */
export async function findHolder(db: Queries, sessionId: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.impersonatorId)))
  return found?.userId ?? null
}

export async function deleteSessionOf(db: Queries, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function deleteExpiredSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

/** When each user last used or opened a session. */
export async function listLastSeen(db: Queries, userIds: readonly string[]): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map()
  const seen = sql<Date | null>`greatest(${users.lastLoginAt}, max(${sessions.lastSeenAt}))`.mapWith(users.lastLoginAt)
  const found = await db
    .select({ userId: users.id, seen })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(inArray(users.id, [...userIds]))
    .groupBy(users.id)
  return new Map(found.flatMap(({ userId, seen }) => (seen === null ? [] : [[userId, seen] as const])))
}

/** Those in which the operator works as other users. */
export async function deleteSessionsOpenedBy(
  db: Queries,
  impersonatorId: string,
): Promise<{ id: string; userId: string }[]> {
  return db
    .delete(sessions)
    .where(eq(sessions.impersonatorId, impersonatorId))
    .returning({ id: sessions.id, userId: sessions.userId })
}
