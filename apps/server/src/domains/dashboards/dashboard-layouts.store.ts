import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { dashboardLayouts } from './dashboard-layouts.tables.ts'

type StoredLayout = typeof dashboardLayouts.$inferSelect

export async function findLayout(db: Queries, userId: string): Promise<StoredLayout | null> {
  const [found] = await db.select().from(dashboardLayouts).where(eq(dashboardLayouts.userId, userId))
  return found ?? null
}

export async function saveLayout(
  db: Queries,
  userId: string,
  change: Partial<Pick<StoredLayout, 'layout' | 'period'>>,
  now: Date,
): Promise<void> {
  await db
    .insert(dashboardLayouts)
    .values({ userId, ...change, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: dashboardLayouts.userId, set: { ...change, updatedAt: now } })
}

export async function forgetLayout(db: Queries, userId: string): Promise<void> {
  await db.delete(dashboardLayouts).where(eq(dashboardLayouts.userId, userId))
}
