import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { firstPeriod } from './credits.rules.ts'
import { creditMovements, subscriptions } from './subscriptions.tables.ts'

export type Subscription = typeof subscriptions.$inferSelect
export type Movement = typeof creditMovements.$inferSelect

/** A company without a subscription is on the free plan. */
export function freeSubscription(companyId: string, now: Date): Subscription {
  return {
    companyId,
    planId: 'free',
    seats: 1,
    interval: 'month',
    ...firstPeriod(now),
    trialEnd: null,
    creditsIncluded: null,
    creditsExtra: 0,
    creditsUsed: 0,
    cancelAtPeriodEnd: false,
    provider: 'none',
    providerRef: null,
    state: 'active',
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
}

export async function findSubscription(db: Queries, companyId: string): Promise<Subscription | null> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  return found ?? null
}

/** Serializes credit movements of this company until the transaction ends. */
export async function lockSubscription(db: Queries, companyId: string, now: Date): Promise<Subscription> {
  await db.insert(subscriptions).values(freeSubscription(companyId, now)).onConflictDoNothing()
  const [locked] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId)).for('update')
  if (locked === undefined) throw new Error('The subscription is gone.')
  return locked
}

export async function insertSubscription(db: Queries, row: typeof subscriptions.$inferInsert): Promise<void> {
  await db.insert(subscriptions).values(row).onConflictDoNothing()
}

export async function updateSubscription(
  db: Queries,
  { companyId, ...facts }: Pick<Subscription, 'companyId'> & Partial<Subscription>,
  now: Date,
): Promise<void> {
  const { periodStart, periodEnd, creditsUsed, creditsExtra } = facts
  await db
    .update(subscriptions)
    .set({
      periodStart,
      periodEnd,
      creditsUsed,
      creditsExtra,
      updatedAt: now,
      version: sql`${subscriptions.version} + 1`,
    })
    .where(eq(subscriptions.companyId, companyId))
}

export async function findMovements(db: Queries, subjectId: string): Promise<Movement[]> {
  return db.select().from(creditMovements).where(eq(creditMovements.subjectId, subjectId))
}

export async function addMovement(
  db: Queries,
  { companyId, subjectId, kind, periodStart, at }: Omit<Movement, 'id'>,
): Promise<void> {
  await db.insert(creditMovements).values({ id: newId(at.getTime()), companyId, subjectId, kind, periodStart, at })
}
