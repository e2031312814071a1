import type { ReferralState } from '@assay/contracts/referrals'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { inTheLast } from '../../../platform/database/in-the-last.ts'
import { fromEitherEnd, type KeysetPage } from '../../../platform/database/keyset.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import { lockName } from '../../../platform/database/lock-name.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { YEAR_MS } from './referrals.rules.ts'
import { referrals } from './referrals.tables.ts'

export type Referral = typeof referrals.$inferSelect
export type ReferralChange = Partial<Omit<Referral, 'id' | 'createdAt' | 'updatedAt'>>

/** Of one user, or of all. */
export interface ReferralScope {
  readonly userId: string | null
}

const within = ({ userId }: ReferralScope): SQL | undefined =>
  userId === null ? undefined : eq(referrals.referrerUserId, userId)

export async function listReferrals(
  db: Queries,
  wanted: { scope: ReferralScope; state: ReferralState | undefined; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Referral> & { total: number }> {
  const keys = fromEitherEnd<Referral>(
    [
      { by: referrals.createdAt, descending: true, read: (row) => row.createdAt },
      { by: referrals.id, descending: true, read: (row) => row.id },
    ],
    wanted.sort,
  )
  const among = and(within(wanted.scope), wanted.state === undefined ? undefined : eq(referrals.state, wanted.state))
  return listRows(db, referrals, { page: wanted.page, keys, where: among })
}

/** How many have come at least as far as each step. */
export async function countFunnel(db: Queries, scope: ReferralScope): Promise<Record<string, number>> {
  const has = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [row] = await db
    .select({
      clicked: has(isNotNull(referrals.landedAt)),
      signedUp: has(isNotNull(referrals.signedUpTenantId)),
      qualified: has(isNotNull(referrals.qualifiedAt)),
      approved: has(inArray(referrals.state, ['approved', 'paid'])),
      paid: has(eq(referrals.state, 'paid')),
    })
    .from(referrals)
    .where(within(scope))
  return row ?? {}
}

export async function findReferral(db: Queries, scope: ReferralScope, id: string): Promise<Referral | null> {
  const [found] = await db
    .select()
    .from(referrals)
    .where(and(within(scope), eq(referrals.id, id)))
  return found ?? null
}

export async function lockReferral(
  db: Queries,
  by: { readonly id: string } | { readonly code: string },
): Promise<Referral | null> {
  const which = 'id' in by ? eq(referrals.id, by.id) : eq(referrals.code, by.code)
  const [found] = await db.select().from(referrals).where(which).for('update')
  return found ?? null
}

export async function findLinkOf(db: Queries, userId: string): Promise<Referral | null> {
  const [found] = await db
    .select()
    .from(referrals)
    .where(and(eq(referrals.referrerUserId, userId), eq(referrals.isLink, true)))
  return found ?? null
}

export async function findInvitation(db: Queries, userId: string, email: string): Promise<Referral | null> {
  const [found] = await db
    .select()
    .from(referrals)
    .where(and(eq(referrals.referrerUserId, userId), eq(referrals.email, email)))
  return found ?? null
}

/** Otherwise several parallel requests would each count without the others. */
export async function lockReferrer(tx: Queries, userId: string): Promise<void> {
  await lockName(tx, `referrals of ${userId}`)
}

export async function countInvitationsOfDay(db: Queries, userId: string, now: Date): Promise<number> {
  return db.$count(
    referrals,
    and(eq(referrals.referrerUserId, userId), eq(referrals.isLink, false), inTheLast(referrals.createdAt, DAY_MS, now)),
  )
}

export async function countPaidInYear(db: Queries, userId: string, now: Date): Promise<number> {
  return db.$count(referrals, and(eq(referrals.referrerUserId, userId), inTheLast(referrals.paidAt, YEAR_MS, now)))
}

export async function isReferred(db: Queries, tenantId: string): Promise<boolean> {
  return (await db.$count(referrals, eq(referrals.signedUpTenantId, tenantId))) > 0
}

/** Null if another request was first. */
export async function addReferral(db: Queries, row: typeof referrals.$inferInsert): Promise<Referral | null> {
  const [added] = await db.insert(referrals).values(row).onConflictDoNothing().returning()
  return added ?? null
}

export async function updateReferral(db: Queries, id: string, change: ReferralChange, at: Date): Promise<Referral> {
  const [updated] = await db
    .update(referrals)
    .set({ ...change, updatedAt: at })
    .where(eq(referrals.id, id))
    .returning()
  if (updated === undefined) throw new Gone('referral')
  return updated
}

export async function listSignedUp(db: Queries): Promise<Referral[]> {
  return db.select().from(referrals).where(eq(referrals.state, 'signedUp'))
}

export async function listOverdue(db: Queries, at: Date): Promise<Referral[]> {
  return db
    .select()
    .from(referrals)
    .where(
      and(
        eq(referrals.isLink, false),
        lte(referrals.expiresAt, at),
        inArray(referrals.state, ['created', 'clicked', 'signedUp', 'qualified']),
      ),
    )
}
