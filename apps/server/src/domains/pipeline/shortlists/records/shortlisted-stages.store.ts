import { and, eq, gte, min, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../../platform/context/context.ts'
import { shortlistedStages, shortlisteds } from './shortlisteds.tables.ts'

export type StageStep = typeof shortlistedStages.$inferSelect

export async function addStep(db: Queries, step: typeof shortlistedStages.$inferInsert): Promise<void> {
  await db.insert(shortlistedStages).values(step)
}

export async function deleteStep(db: Queries, id: string): Promise<void> {
  await db.delete(shortlistedStages).where(eq(shortlistedStages.id, id))
}

/** Every step of an entry, in order. */
export async function listSteps(db: Queries, shortlistedId: string): Promise<StageStep[]> {
  return db
    .select()
    .from(shortlistedStages)
    .where(eq(shortlistedStages.shortlistedId, shortlistedId))
    .orderBy(shortlistedStages.at, shortlistedStages.id)
}

/** For every candidate with a name released to a company: the time of the release and of the company’s next step. */
export async function readAnswerTimes(
  db: Queries,
  { companyId, since }: { companyId: string; since: Date },
): Promise<{ releasedAt: Date; answeredAt: Date | null }[]> {
  const released = alias(shortlistedStages, 'released')
  const answeredAt = db
    .select({ at: min(shortlistedStages.at) })
    .from(shortlistedStages)
    .where(
      and(
        eq(shortlistedStages.shortlistedId, released.shortlistedId),
        eq(shortlistedStages.fromStage, 'contactReleased'),
        gte(shortlistedStages.at, released.at),
      ),
    )
  return db
    .select({
      releasedAt: released.at,
      answeredAt: sql<Date | null>`(${answeredAt})`.mapWith(shortlistedStages.at),
    })
    .from(released)
    .innerJoin(shortlisteds, eq(shortlisteds.id, released.shortlistedId))
    .where(and(eq(shortlisteds.companyId, companyId), eq(released.toStage, 'contactReleased'), gte(released.at, since)))
}
