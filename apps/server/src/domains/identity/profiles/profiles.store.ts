import { type QuietHours, usualWorkingHours, type WorkingHours } from '@assay/contracts/profiles'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { users } from '../users/users.tables.ts'
import { profilePhotos, profiles } from './profiles.tables.ts'

type Kept = typeof profiles.$inferSelect

/** When, where and how a user can be contacted. */
export interface WayOfWorking {
  readonly userId: string
  readonly email: string
  readonly fullName: string
  readonly timezone: string
  readonly workingHours: WorkingHours
  readonly quietHours: QuietHours
  readonly notificationMatrix: Kept['notificationMatrix']
}

const NEVER: QuietHours = { kind: 'never' }

/** Users who chose to be notified of a kind, on whichever channel. */
export async function listChoosersOf(db: Queries, kind: string): Promise<string[]> {
  const chosen = sql`${profiles.notificationMatrix} -> ${kind}`
  const found = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(or(eq(sql`(${chosen}) ->> 'app'`, 'true'), eq(sql`(${chosen}) ->> 'mail'`, 'true')))
    .orderBy(profiles.userId)
  return found.map(({ userId }) => userId)
}

/** Those who chose to see no names. */
export async function listBlindAmong(db: Queries, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const found = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(and(inArray(profiles.userId, [...userIds]), eq(profiles.blindMode, true)))
  return new Set(found.map(({ userId }) => userId))
}

/** Disabled and erased users are left out. */
export async function listWaysOfWorking(db: Queries, userIds: readonly string[]): Promise<Map<string, WayOfWorking>> {
  if (userIds.length === 0) return new Map()
  const found = await db
    .select({
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      timezone: users.timezone,
      workingHours: profiles.workingHours,
      quietHours: profiles.quietHours,
      notificationMatrix: profiles.notificationMatrix,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), isNull(users.deletedAt), isNull(users.disabledAt)))
  return new Map(
    found.map((row) => [
      row.userId,
      {
        ...row,
        workingHours: row.workingHours ?? usualWorkingHours,
        quietHours: row.quietHours ?? NEVER,
        notificationMatrix: row.notificationMatrix ?? {},
      },
    ]),
  )
}

export type Profile = Kept & { readonly hasPhoto: boolean }
export type ProfileColumns = {
  [Name in keyof Omit<Kept, 'userId' | 'createdAt' | 'updatedAt' | 'version'>]?: Kept[Name]
}

/** Inserts the profile row; users with defaults have none. */
export async function openProfile(db: Queries, userId: string, now: Date): Promise<Profile> {
  await db.insert(profiles).values({ userId, createdAt: now, updatedAt: now }).onConflictDoNothing()
  return getKeptProfile(db, userId)
}

export async function changeProfileColumns(
  db: Queries,
  userId: string,
  change: ProfileColumns,
  now: Date,
): Promise<void> {
  await db
    .update(profiles)
    .set({ ...change, updatedAt: now, version: sql`${profiles.version} + 1` })
    .where(eq(profiles.userId, userId))
}

/** Locks the row until the transaction ends. */
export async function lockProfile(db: Queries, userId: string): Promise<{ version: number }> {
  const [locked] = await db
    .select({ version: profiles.version })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update')
  if (locked === undefined) throw new Gone('profile')
  return locked
}

async function getKeptProfile(db: Queries, userId: string): Promise<Profile> {
  const [found] = await db
    .select({ profile: profiles, photoOf: profilePhotos.userId })
    .from(profiles)
    .leftJoin(profilePhotos, eq(profilePhotos.userId, profiles.userId))
    .where(eq(profiles.userId, userId))
  if (found === undefined) throw new Gone('profile')
  return { ...found.profile, hasPhoto: found.photoOf !== null }
}

export type Photo = Pick<typeof profilePhotos.$inferSelect, 'mediaType' | 'content'>

export async function findPhoto(db: Queries, userId: string): Promise<Photo | null> {
  const [found] = await db
    .select({ mediaType: profilePhotos.mediaType, content: profilePhotos.content })
    .from(profilePhotos)
    .where(eq(profilePhotos.userId, userId))
  return found ?? null
}

export async function savePhoto(db: Queries, userId: string, photo: Photo, now: Date): Promise<void> {
  await db
    .insert(profilePhotos)
    .values({ userId, ...photo, updatedAt: now })
    .onConflictDoUpdate({ target: profilePhotos.userId, set: { ...photo, updatedAt: now } })
}

export async function dropPhoto(db: Queries, userId: string): Promise<void> {
  await db.delete(profilePhotos).where(eq(profilePhotos.userId, userId))
}

export async function dropProfile(db: Queries, userId: string): Promise<void> {
  await dropPhoto(db, userId)
  await db.delete(profiles).where(eq(profiles.userId, userId))
}
