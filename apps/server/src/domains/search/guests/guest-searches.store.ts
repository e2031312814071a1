import { and, asc, desc, eq, gt, lt, lte, not, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { GUEST_WINDOW_MS } from '../searches/index.ts'
import { anonymousUsers, candidateAnonymousSearches } from './guest-searches.tables.ts'

export type AnonymousUser = typeof anonymousUsers.$inferSelect
export type GuestSearch = typeof candidateAnonymousSearches.$inferSelect
export type NewGuestSearch = typeof candidateAnonymousSearches.$inferInsert

export async function findGuest(db: Queries, cookieHash: string): Promise<AnonymousUser | null> {
  const found = await db.select().from(anonymousUsers).where(eq(anonymousUsers.cookieHash, cookieHash))
  return found[0] ?? null
}

/** Finds or creates the guest and locks the row, which serializes searches of one guest. */
export async function lockGuest(db: Queries, cookieHash: string, now: Date): Promise<AnonymousUser> {
  const [guest] = await db
    .insert(anonymousUsers)
    .values({ id: newId(now.getTime()), cookieHash, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: anonymousUsers.cookieHash, set: { lastSeenAt: now } })
    .returning()
  if (guest === undefined) throw new Error('The guest was not kept.')
  return guest
}

/** Searches that a clock far ahead has dated are over, and take no place (decision 129). */
const isKept = (now: Date): SQL =>
  and(
    gt(candidateAnonymousSearches.expiresAt, now),
    lte(candidateAnonymousSearches.expiresAt, new Date(now.getTime() + 2 * GUEST_WINDOW_MS)),
  ) as SQL

/** The slots taken by searches of the last 24 hours. */
export async function listTakenPlaces(db: Queries, anonymousUserId: string, now: Date): Promise<number[]> {
  const found = await db
    .select({ place: candidateAnonymousSearches.place })
    .from(candidateAnonymousSearches)
    .where(and(eq(candidateAnonymousSearches.anonymousUserId, anonymousUserId), isKept(now)))
  return found.map((row) => row.place)
}

export async function earliestExpiry(db: Queries, anonymousUserId: string, now: Date): Promise<Date | null> {
  const found = await db
    .select({ expiresAt: candidateAnonymousSearches.expiresAt })
    .from(candidateAnonymousSearches)
    .where(and(eq(candidateAnonymousSearches.anonymousUserId, anonymousUserId), isKept(now)))
    .orderBy(asc(candidateAnonymousSearches.expiresAt))
    .limit(1)
  return found[0]?.expiresAt ?? null
}

export async function deleteExpiredOf(db: Queries, anonymousUserId: string, now: Date): Promise<void> {
  await db
    .delete(candidateAnonymousSearches)
    .where(and(eq(candidateAnonymousSearches.anonymousUserId, anonymousUserId), not(isKept(now))))
}

export async function insertGuestSearch(db: Queries, search: NewGuestSearch): Promise<GuestSearch> {
  const [inserted] = await db.insert(candidateAnonymousSearches).values(search).returning()
  if (inserted === undefined) throw new Error('The search was not inserted.')
  return inserted
}

export async function findGuestSearch(
  db: Queries,
  wanted: { id: string; cookieHash: string; now: Date },
): Promise<GuestSearch | null> {
  const found = await db
    .select({ search: candidateAnonymousSearches })
    .from(candidateAnonymousSearches)
    .innerJoin(anonymousUsers, eq(anonymousUsers.id, candidateAnonymousSearches.anonymousUserId))
    .where(
      and(
        eq(candidateAnonymousSearches.id, wanted.id),
        eq(anonymousUsers.cookieHash, wanted.cookieHash),
        isKept(wanted.now),
      ),
    )
  return found[0]?.search ?? null
}

/** The searches of a guest that are still kept, latest first. */
export async function listGuestSearches(
  db: Queries,
  { cookieHash, now }: { cookieHash: string; now: Date },
): Promise<GuestSearch[]> {
  const found = await db
    .select({ search: candidateAnonymousSearches })
    .from(candidateAnonymousSearches)
    .innerJoin(anonymousUsers, eq(anonymousUsers.id, candidateAnonymousSearches.anonymousUserId))
    .where(and(eq(anonymousUsers.cookieHash, cookieHash), isKept(now)))
    .orderBy(desc(candidateAnonymousSearches.createdAt))
  return found.map(({ search }) => search)
}

/** Removes and returns the guest's searches, for transfer to the new account. */
export async function takeGuestSearches(db: Queries, anonymousUserId: string, now: Date): Promise<GuestSearch[]> {
  const taken = await db
    .delete(candidateAnonymousSearches)
    .where(eq(candidateAnonymousSearches.anonymousUserId, anonymousUserId))
    .returning()
  return taken
    .filter((search) => search.expiresAt > now)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

export async function markConverted(db: Queries, anonymousUserId: string, userId: string): Promise<void> {
  await db.update(anonymousUsers).set({ convertedUserId: userId }).where(eq(anonymousUsers.id, anonymousUserId))
}

/** Hard deletion: a guest's pasted text is kept for a day and no longer. */
export async function deleteExpired(db: Queries, now: Date, idleSince: Date): Promise<void> {
  await db.delete(candidateAnonymousSearches).where(not(isKept(now)))
  await db.delete(anonymousUsers).where(lt(anonymousUsers.lastSeenAt, idleSince))
}
