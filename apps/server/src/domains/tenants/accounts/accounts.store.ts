import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { findUser, type User } from '../../identity/index.ts'
import { companies } from '../companies/companies.tables.ts'
import { roles, userRoles } from '../roles/roles.tables.ts'
import { teammates } from '../teammates/teammates.tables.ts'

type Role = typeof roles.$inferSelect

interface Membership {
  readonly companyId: string | null
  readonly agencyId: string | null
  readonly companyName: string | null
}

export interface Account extends Membership {
  readonly user: User
}

const NONE: Membership = { companyId: null, agencyId: null, companyName: null }

/** Users with the company or agency that they belong to. */
export async function withMemberships(db: Queries, users: readonly User[]): Promise<Account[]> {
  if (users.length === 0) return []
  const rows = await db
    .select({
      userId: teammates.userId,
      companyId: teammates.companyId,
      agencyId: teammates.agencyId,
      companyName: companies.name,
    })
    .from(teammates)
    .leftJoin(companies, eq(companies.id, teammates.companyId))
    .where(
      and(
        inArray(
          teammates.userId,
          users.map(({ id }) => id),
        ),
        inArray(teammates.state, ['active', 'suspended']),
      ),
    )
  const byUser = new Map(rows.map(({ userId, ...membership }) => [userId, membership]))
  return users.map((user) => ({ ...NONE, ...byUser.get(user.id), user }))
}

export async function findAccount(db: Queries, userId: string): Promise<Account | null> {
  const user = await findUser(db, userId)
  const [account] = user === null ? [] : await withMemberships(db, [user])
  return account ?? null
}

export async function findTenantOf(db: Queries, userId: string): Promise<string | null> {
  const account = await findAccount(db, userId)
  return account?.companyId ?? account?.agencyId ?? null
}

export async function listRolesByUser(db: Queries, userIds: readonly string[]): Promise<Map<string, Role[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: userRoles.userId, role: roles })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(userRoles.userId, [...userIds]))
    .orderBy(asc(roles.name))
  const byUser = Map.groupBy(rows, ({ userId }) => userId)
  return new Map([...byUser].map(([userId, of]) => [userId, of.map(({ role }) => role)]))
}
