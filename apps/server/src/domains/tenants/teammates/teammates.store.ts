import type { BlindReview } from '@assay/contracts/users'
import { and, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { lockName } from '../../../platform/database/lock-name.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { companies } from '../companies/companies.tables.ts'
import { userRoles } from '../roles/roles.tables.ts'
import type { TenantKey } from './teammates.rules.ts'
import { teammates } from './teammates.tables.ts'

export type Teammate = typeof teammates.$inferSelect

const memberships = prepared((db: Queries) =>
  db
    .select({
      companyId: teammates.companyId,
      agencyId: teammates.agencyId,
      state: teammates.state,
      jobAccess: teammates.jobAccess,
      isTenantSuspended: sql<boolean>`${companies.suspendedAt} is not null`,
      tenantDeletesAt: companies.deletesAt,
      blindReview: companies.blindReview,
    })
    .from(teammates)
    .leftJoin(companies, eq(companies.id, teammates.companyId))
    .where(and(eq(teammates.userId, sql.placeholder('userId')), inArray(teammates.state, ['active', 'suspended'])))
    .prepare(),
)

type Membership = Pick<Teammate, 'companyId' | 'agencyId' | 'state' | 'jobAccess'> & {
  readonly isTenantSuspended: boolean
  /** Set while the company is closed. */
  readonly tenantDeletesAt: Date | null
  readonly blindReview: BlindReview | null
}

/** The user's current tenant; null for platform users and former members. */
export async function findMembership(db: Queries, userId: string): Promise<Membership | null> {
  const found = await memberships(db).execute({ userId })
  return found[0] ?? null
}

export interface NewTeammate {
  readonly userId: string
  readonly email: string
  readonly roleId: string
  readonly companyId: string | null
  readonly agencyId: string | null
  readonly seat?: Teammate['seat']
  readonly now: Date
}

export async function insertActiveTeammate(db: Queries, { now, ...teammate }: NewTeammate): Promise<void> {
  await db.insert(teammates).values({
    ...teammate,
    id: newId(now.getTime()),
    email: teammate.email.toLowerCase(),
    state: 'active',
    joinedAt: now,
    createdAt: now,
    updatedAt: now,
  })
}

export const newMember = ({
  companyId,
  user,
  roleId,
  seat,
  now,
}: {
  readonly companyId: string
  readonly user: { readonly id: string; readonly email: string }
  readonly roleId: string
  readonly seat: Teammate['seat']
  readonly now: Date
}): NewInvitation => ({
  companyId,
  roleId,
  seat,
  email: user.email,
  userId: user.id,
  id: newId(now.getTime()),
  state: 'active',
  joinedAt: now,
  createdAt: now,
  updatedAt: now,
})

/** Whether the member was made by the directory of the company. */
export async function findProvisioned(db: Queries, companyId: string, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: teammates.id })
    .from(teammates)
    .where(
      and(
        eq(teammates.companyId, companyId),
        eq(teammates.userId, userId),
        eq(teammates.isProvisioned, true),
        inArray(teammates.state, ['active', 'suspended']),
      ),
    )
  return found.length > 0
}

export type NewInvitation = typeof teammates.$inferInsert

export async function insertInvitations(db: Queries, rows: readonly NewInvitation[]): Promise<Teammate[]> {
  return db
    .insert(teammates)
    .values([...rows])
    .returning()
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

/** Members and invitations of a company; of an agency without the contacts of its clients. */
export async function listTeammatesIn(db: Queries, tenant: TenantKey): Promise<Teammate[]> {
  return db.select().from(teammates).where(isIn(tenant)).orderBy(teammates.createdAt)
}

export async function findTeammate(db: Queries, tenant: TenantKey, id: string): Promise<Teammate | null> {
  const [found] = await db
    .select()
    .from(teammates)
    .where(and(eq(teammates.id, id), isIn(tenant)))
  return found ?? null
}

/** By id alone, for the holder of the link of an invitation. */
export async function findInvitation(db: Queries, id: string): Promise<Teammate | null> {
  const [found] = await db.select().from(teammates).where(eq(teammates.id, id))
  return found ?? null
}

export async function lockTeammate(db: Queries, id: string): Promise<Teammate> {
  const [locked] = await db.select().from(teammates).where(eq(teammates.id, id)).for('update')
  if (locked === undefined) throw new Gone('teammate')
  return locked
}

export async function updateTeammate(
  db: Queries,
  id: string,
  change: Partial<Omit<NewInvitation, 'id'>>,
  now: Date,
): Promise<Teammate> {
  const [updated] = await db
    .update(teammates)
    .set({ ...change, updatedAt: now, version: sql`${teammates.version} + 1` })
    .where(eq(teammates.id, id))
    .returning()
  if (updated === undefined) throw new Gone('teammate')
  return updated
}

/** Updates the seats of all users with the role; returns how many have changed. */
export async function saveSeats(
  db: Queries,
  { roleId, seat, now }: { roleId: string; seat: Teammate['seat']; now: Date },
): Promise<number> {
  const changed = await db
    .update(teammates)
    .set({ seat, updatedAt: now })
    .where(and(eq(teammates.roleId, roleId), ne(teammates.seat, seat)))
    .returning({ id: teammates.id })
  return changed.length
}

/** Invitations whose time is over, oldest first, locked. */
export async function takeEndedInvitations(db: Queries, now: Date, limit: number): Promise<Teammate[]> {
  return db
    .select()
    .from(teammates)
    .where(and(eq(teammates.state, 'pending'), lte(teammates.expiresAt, now)))
    .orderBy(teammates.expiresAt)
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Changes of who owns a tenant take turns. */
export async function lockTeam(db: Queries, tenant: TenantKey): Promise<void> {
  const id = 'companyId' in tenant ? tenant.companyId : tenant.agencyId
  await lockName(db, `team:${id}`)
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
export async function removeTeammate(
  db: Queries,
  { userId, successorId }: { userId: string; successorId: string | null },
  now: Date,
): Promise<void> {
  await db
    .update(teammates)
    .set({ state: 'removed', successorId, email: `${userId}@erased.invalid`, message: null, updatedAt: now })
    .where(eq(teammates.userId, userId))
  await db.delete(userRoles).where(eq(userRoles.userId, userId))
}

function isIn(tenant: TenantKey): SQL | undefined {
  return 'companyId' in tenant
    ? eq(teammates.companyId, tenant.companyId)
    : and(eq(teammates.agencyId, tenant.agencyId), isNull(teammates.companyId))
}

/** People of agencies with an account, without the contacts of their clients. */
export async function countMembersOfAgencies(db: Queries, agencyIds: readonly string[]): Promise<Map<string, number>> {
  const counted = await Promise.all(
    agencyIds.map(async (agencyId) => {
      const members = await listTeammatesIn(db, { agencyId })
      return [agencyId, members.filter(({ state }) => state === 'active').length] as const
    }),
  )
  return new Map(counted)
}
