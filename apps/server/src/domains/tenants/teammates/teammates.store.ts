import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { userRoles } from '../roles/roles.tables.ts'
import { teammates } from './teammates.tables.ts'

export type Teammate = typeof teammates.$inferSelect

const memberships = prepared((db: Queries) =>
  db
    .select({ companyId: teammates.companyId, agencyId: teammates.agencyId, state: teammates.state })
    .from(teammates)
    .where(and(eq(teammates.userId, sql.placeholder('userId')), inArray(teammates.state, ['active', 'suspended'])))
    .prepare(),
)

/** The user's current tenant; null for platform users and former members. */
export async function findMembership(
  db: Queries,
  userId: string,
): Promise<Pick<Teammate, 'companyId' | 'agencyId' | 'state'> | null> {
  const found = await memberships(db).execute({ userId })
  return found[0] ?? null
}

export interface NewTeammate {
  readonly userId: string
  readonly email: string
  readonly roleId: string
  readonly companyId: string | null
  readonly agencyId: string | null
  readonly now: Date
}

export async function insertActiveTeammate(db: Queries, { now, ...teammate }: NewTeammate): Promise<void> {
  await db.insert(teammates).values({
    ...teammate,
    id: newId(now.getTime()),
    email: teammate.email.toLowerCase(),
    state: 'active',
    createdAt: now,
    updatedAt: now,
  })
}

export async function changeEmail(db: Queries, userId: string, email: string, now: Date): Promise<void> {
  await db.update(teammates).set({ email, updatedAt: now }).where(eq(teammates.userId, userId))
}

export async function isAnyEmployed(db: Queries, userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return false
  const found = await db
    .select({ id: teammates.id })
    .from(teammates)
    .where(and(inArray(teammates.userId, [...userIds]), eq(teammates.state, 'active'), isNotNull(teammates.companyId)))
    .limit(1)
  return found.length > 0
}

export async function listTeammatesOf(db: Queries, companyId: string): Promise<Teammate[]> {
  return db.select().from(teammates).where(eq(teammates.companyId, companyId)).orderBy(teammates.createdAt)
}

/** The current owners of a tenant, locked, so that one of two last owners stays. */
export async function lockOwners(db: Queries, tenantId: string, ownerRoleIds: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ userId: teammates.userId })
    .from(teammates)
    .innerJoin(userRoles, and(eq(userRoles.userId, teammates.userId), inArray(userRoles.roleId, [...ownerRoleIds])))
    .where(and(eq(teammates.state, 'active'), or(eq(teammates.companyId, tenantId), eq(teammates.agencyId, tenantId))))
    .for('update', { of: teammates })
  return found.flatMap(({ userId }) => userId ?? [])
}

/** Removes the membership only: the user's work stays with the tenant. */
export async function removeTeammate(db: Queries, userId: string, now: Date): Promise<void> {
  await db
    .update(teammates)
    .set({ state: 'removed', email: `${userId}@erased.invalid`, message: null, updatedAt: now })
    .where(eq(teammates.userId, userId))
  await db.delete(userRoles).where(eq(userRoles.userId, userId))
}
