import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { billingInfos, billingSettings, planPrices, plans } from './plans.tables.ts'

export type PlanPrice = Omit<typeof planPrices.$inferSelect, 'planId'>
export type Plan = typeof plans.$inferSelect & { readonly prices: readonly PlanPrice[] }
export type BillingSettings = typeof billingSettings.$inferSelect
export type BillingInfo = typeof billingInfos.$inferSelect

export async function listPlans(db: Queries): Promise<Plan[]> {
  const rows = await db.select().from(plans).orderBy(asc(plans.position))
  const prices = await db.select().from(planPrices).orderBy(asc(planPrices.currency), asc(planPrices.interval))
  return rows.map((plan) => ({
    ...plan,
    prices: prices.filter(({ planId }) => planId === plan.id).map(({ planId: _, ...price }) => price),
  }))
}

export async function findPlanByKey(db: Queries, key: string): Promise<Plan | null> {
  return (await listPlans(db)).find((plan) => plan.key === key) ?? null
}

export async function readSettings(db: Queries): Promise<BillingSettings> {
  const [found] = await db.select().from(billingSettings).limit(1)
  if (found === undefined) throw new Error('The billing settings are gone.')
  return found
}

export async function lockSettings(db: Queries): Promise<BillingSettings> {
  const [found] = await db.select().from(billingSettings).limit(1).for('update')
  if (found === undefined) throw new Error('The billing settings are gone.')
  return found
}

export async function updateSettings(
  db: Queries,
  { id, ...change }: Partial<BillingSettings> & Pick<BillingSettings, 'id'>,
  now: Date,
): Promise<BillingSettings> {
  const [updated] = await db
    .update(billingSettings)
    .set({ ...change, updatedAt: now, version: sql`${billingSettings.version} + 1` })
    .where(eq(billingSettings.id, id))
    .returning()
  if (updated === undefined) throw new Error('The billing settings are gone.')
  return updated
}

export async function findBillingInfo(db: Queries, companyId: string): Promise<BillingInfo | null> {
  const [found] = await db.select().from(billingInfos).where(eq(billingInfos.companyId, companyId))
  return found ?? null
}

export async function findInfoByCustomer(db: Queries, customerRef: string): Promise<BillingInfo | null> {
  const [found] = await db.select().from(billingInfos).where(eq(billingInfos.providerCustomerRef, customerRef))
  return found ?? null
}

export async function lockBillingInfo(db: Queries, companyId: string): Promise<BillingInfo | null> {
  const [found] = await db.select().from(billingInfos).where(eq(billingInfos.companyId, companyId)).for('update')
  return found ?? null
}

/** All, for operators; or that of one company. */
export async function listBillingInfos(db: Queries, companyId: string | null): Promise<BillingInfo[]> {
  return db
    .select()
    .from(billingInfos)
    .where(companyId === null ? undefined : eq(billingInfos.companyId, companyId))
    .orderBy(asc(billingInfos.createdAt))
}

export async function insertBillingInfo(
  db: Queries,
  row: typeof billingInfos.$inferInsert,
): Promise<BillingInfo | null> {
  const [inserted] = await db.insert(billingInfos).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function updateBillingInfo(
  db: Queries,
  { companyId, ...change }: Partial<BillingInfo> & Pick<BillingInfo, 'companyId'>,
  now: Date,
): Promise<BillingInfo> {
  const [updated] = await db
    .update(billingInfos)
    .set({ ...change, updatedAt: now, version: sql`${billingInfos.version} + 1` })
    .where(eq(billingInfos.companyId, companyId))
    .returning()
  if (updated === undefined) throw new Error('The billing details are gone.')
  return updated
}

export async function deleteBillingInfo(db: Queries, companyId: string): Promise<void> {
  await db.delete(billingInfos).where(eq(billingInfos.companyId, companyId))
}
