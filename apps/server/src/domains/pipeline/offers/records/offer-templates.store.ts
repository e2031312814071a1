import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { offerTemplates } from './offers.tables.ts'

export type OfferTemplate = typeof offerTemplates.$inferSelect

export async function listTemplates(db: Queries, companyId: string): Promise<OfferTemplate[]> {
  return db
    .select()
    .from(offerTemplates)
    .where(eq(offerTemplates.companyId, companyId))
    .orderBy(sql`lower(${offerTemplates.name})`)
}

export async function findTemplate(db: Queries, companyId: string, id: string): Promise<OfferTemplate | null> {
  const found = await db
    .select()
    .from(offerTemplates)
    .where(and(eq(offerTemplates.companyId, companyId), eq(offerTemplates.id, id)))
  return found[0] ?? null
}

/** An existing template of that name gets the new text. */
export async function saveTemplate(
  db: Queries,
  template: typeof offerTemplates.$inferInsert & { updatedAt: Date },
): Promise<OfferTemplate> {
  const [added] = await db.insert(offerTemplates).values(template).onConflictDoNothing().returning()
  if (added !== undefined) return added
  const { companyId, name, body, updatedAt } = template
  const [changed] = await db
    .update(offerTemplates)
    .set({ name, body, updatedAt, version: sql`${offerTemplates.version} + 1` })
    .where(and(eq(offerTemplates.companyId, companyId), eq(sql`lower(${offerTemplates.name})`, name.toLowerCase())))
    .returning()
  if (changed === undefined) throw new Error('The letter went away while it was being kept.')
  return changed
}

export async function removeTemplate(db: Queries, id: string): Promise<void> {
  await db.delete(offerTemplates).where(eq(offerTemplates.id, id))
}
