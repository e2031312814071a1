import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { impressions } from '../funnel/impressions.tables.ts'
import { learningAgreements } from './model-versions.tables.ts'

export type Agreement = typeof learningAgreements.$inferSelect

export async function listAgreements(db: Queries): Promise<Agreement[]> {
  return db.select().from(learningAgreements).orderBy(learningAgreements.companyId)
}

/** null withdraws it: later proposals contain nothing of the company. */
export async function saveAgreement(db: Queries, companyId: string, agreement: Agreement | null): Promise<void> {
  if (agreement === null) {
    await db.delete(learningAgreements).where(eq(learningAgreements.companyId, companyId))
    return
  }
  const { agreedAt, recordedBy, note } = agreement
  await db
    .insert(learningAgreements)
    .values(agreement)
    .onConflictDoUpdate({ target: learningAgreements.companyId, set: { agreedAt, recordedBy, note } })
}

/** Companies with at least one impression. */
export async function listShownCompanies(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ id: impressions.companyId, shown: sql<number>`count(*)::int` })
    .from(impressions)
    .groupBy(impressions.companyId)
    .orderBy(sql`count(*) desc`, impressions.companyId)
  return rows.map(({ id }) => id)
}
