import { and, asc, eq, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { firstPeriod } from './credits.rules.ts'
import { invoices } from './invoices.tables.ts'
import { billingSettings, plans } from './plans.tables.ts'
import { creditMovements, providerEvents, subscriptions } from './subscriptions.tables.ts'

export type Subscription = typeof subscriptions.$inferSelect
export type Movement = typeof creditMovements.$inferSelect

/** A company without a subscription is on the free plan. Where billing is off, that limits nothing. */
export async function freeSubscription(db: Queries, companyId: string, now: Date): Promise<Subscription> {
  const [limits] = await db
    .select({ credits: plans.contactCredits, seats: plans.seats, isOn: billingSettings.isOn })
    .from(plans)
    .innerJoin(billingSettings, sql`true`)
    .where(eq(plans.key, 'free'))
  return {
    companyId,
    planId: 'free',
    seats: limits?.seats ?? 1,
    interval: 'month',
    ...firstPeriod(now),
    trialEnd: null,
    currency: null,
    priceMinor: null,
    billedUntil: null,
    pendingPlanKey: null,
    pendingInterval: null,
    pendingCurrency: null,
    pendingPriceMinor: null,
    pendingInvoiceId: null,
    stateSince: now,
    reminders: 0,
    creditsIncluded: limits?.isOn ? limits.credits : null,
    creditsExtra: 0,
    creditsUsed: 0,
    cancelAtPeriodEnd: false,
    provider: 'none',
    providerRef: null,
    checkoutRef: null,
    paymentMethod: null,
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

/** Serializes credit movements and changes of the plan of this company until the transaction ends. */
export async function lockSubscription(db: Queries, companyId: string, now: Date): Promise<Subscription> {
  const find = () => db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId)).for('update')
  const [known] = await find()
  if (known !== undefined) return known
  await db
    .insert(subscriptions)
    .values(await freeSubscription(db, companyId, now))
    .onConflictDoNothing()
  const [locked] = await find()
  if (locked === undefined) throw new Gone('subscription')
  return locked
}

export async function insertSubscription(db: Queries, row: typeof subscriptions.$inferInsert): Promise<void> {
  await db.insert(subscriptions).values(row).onConflictDoNothing()
}

export async function updateSubscription(
  db: Queries,
  {
    companyId,
    version: _version,
    createdAt: _createdAt,
    ...change
  }: Pick<Subscription, 'companyId'> & Partial<Subscription>,
  now: Date,
): Promise<Subscription> {
  const [updated] = await db
    .update(subscriptions)
    .set({ ...change, updatedAt: now, version: sql`${subscriptions.version} + 1` })
    .where(eq(subscriptions.companyId, companyId))
    .returning()
  if (updated === undefined) throw new Gone('subscription')
  return updated
}

/** Companies that pay nothing get the credits of the free plan when billing is turned on, and no limit when it is off. */
export async function limitFreeCredits(db: Queries, creditsIncluded: number | null, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({
      creditsIncluded,
      creditsUsed: 0,
      ...firstPeriod(now),
      updatedAt: now,
      version: sql`${subscriptions.version} + 1`,
    })
    .where(eq(subscriptions.provider, 'none'))
}

/** Subscriptions whose state time may change. */
export async function listTimed(db: Queries, limit: number): Promise<string[]> {
  return idsOf(db, sql`${subscriptions.state} in ('incomplete', 'pastDue', 'unpaid', 'paused')`, limit)
}

/** Invoiced here, and the end of their period has come. */
export async function listEnded(db: Queries, now: Date, limit: number): Promise<string[]> {
  return idsOf(db, and(eq(subscriptions.provider, 'manual'), lte(subscriptions.billedUntil, now)), limit)
}

/** Invoiced here, whose next period is not invoiced yet. */
export async function listToRenew(db: Queries, before: Date, limit: number): Promise<string[]> {
  const isInvoiced = sql`exists (select 1 from ${invoices} where ${invoices.companyId} = ${subscriptions.companyId}
    and ${invoices.purpose} = 'renewal' and ${invoices.kind} = 'invoice' and ${invoices.state} <> 'credited'
    and ${invoices.periodStart} = ${subscriptions.billedUntil})`
  return idsOf(
    db,
    and(
      ...[eq(subscriptions.provider, 'manual'), lt(subscriptions.billedUntil, before)],
      ...[eq(subscriptions.cancelAtPeriodEnd, false), isNotNull(subscriptions.priceMinor)],
      ...[sql`${subscriptions.state} in ('active', 'trialing')`, sql`not ${isInvoiced}`],
    ),
    limit,
  )
}

/** Active, with an invoice for a period that has begun, which is overdue. */
export async function listOwing(db: Queries, today: string, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    db,
    and(
      eq(subscriptions.state, 'active'),
      sql`exists (select 1 from ${invoices} where ${invoices.companyId} = ${subscriptions.companyId}
        and ${invoices.state} = 'open' and ${invoices.purpose} = 'renewal' and ${invoices.dueOn} < ${today}
        and ${invoices.periodStart} <= ${now.toISOString()})`,
    ),
    limit,
  )
}

/** Sold by the payment provider: plans, and payments that were begun there. */
export async function listAtProvider(
  db: Queries,
): Promise<Pick<Subscription, 'companyId' | 'providerRef' | 'checkoutRef'>[]> {
  return db
    .select({
      companyId: subscriptions.companyId,
      providerRef: subscriptions.providerRef,
      checkoutRef: subscriptions.checkoutRef,
    })
    .from(subscriptions)
    .where(or(isNotNull(subscriptions.providerRef), isNotNull(subscriptions.checkoutRef)))
    .orderBy(asc(subscriptions.companyId))
}

/** Whether the message is new. */
export async function saveProviderEvent(db: Queries, row: typeof providerEvents.$inferInsert): Promise<boolean> {
  return (await db.insert(providerEvents).values(row).onConflictDoNothing().returning()).length > 0
}

export async function deleteProviderEvents(db: Queries, before: Date): Promise<void> {
  await db.delete(providerEvents).where(lt(providerEvents.receivedAt, before))
}

async function idsOf(db: Queries, condition: SQL | undefined, limit: number): Promise<string[]> {
  const found = await db
    .select({ companyId: subscriptions.companyId })
    .from(subscriptions)
    .where(condition)
    .orderBy(asc(subscriptions.stateSince))
    .limit(limit)
  return found.map(({ companyId }) => companyId)
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
