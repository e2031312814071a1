import { and, countDistinct, eq, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Queries, Tx } from '../../../../platform/context/context.ts'
import { type DueDays, dueByDay } from '../../../../platform/database/due-by-day.ts'
import { submissions } from '../submissions/submissions.tables.ts'
import { shortlistedTags } from '../tags/tags.tables.ts'
import type { Entry } from './shortlisteds.store.ts'
import { shortlisteds, shortlistVotes } from './shortlisteds.tables.ts'

interface EndedBefore {
  readonly companyId: string
  readonly before: Date
}

/** Ended without a hire, and not anonymized yet. */
const ended = (companyId: string): SQL | undefined =>
  and(
    eq(shortlisteds.companyId, companyId),
    isNull(shortlisteds.anonymizedAt),
    inArray(shortlisteds.stage, ['duplicate', 'denied', 'rejected', 'withdrawn', 'closed']),
  )

export async function listEnded(
  db: Queries,
  { companyId, before, limit }: EndedBefore & { readonly limit: number },
): Promise<Entry[]> {
  return db
    .select()
    .from(shortlisteds)
    .where(and(ended(companyId), lte(shortlisteds.stageSince, before)))
    .orderBy(shortlisteds.stageSince, shortlisteds.id)
    .limit(limit)
}

/** How many people’s processes become that old on each coming day. */
export async function countEndedByDay(
  db: Queries,
  { companyId, ...period }: DueDays & { readonly companyId: string },
): Promise<{ on: string; count: number }[]> {
  const { on, isDue } = dueByDay(shortlisteds.stageSince, period)
  const due = db
    .select({ on: on.as('due_on'), candidateId: shortlisteds.candidateId })
    .from(shortlisteds)
    .where(and(ended(companyId), isDue))
    .as('due')
  return db
    .select({ on: due.on, count: countDistinct(due.candidateId) })
    .from(due)
    .groupBy(due.on)
    .orderBy(due.on)
}

/** null if the process is active again, or was anonymized in the meantime. */
export async function lockEnded(tx: Tx, { companyId, id }: { companyId: string; id: string }): Promise<Entry | null> {
  const [found] = await tx
    .select()
    .from(shortlisteds)
    .where(and(ended(companyId), eq(shortlisteds.id, id)))
    .for('update')
  return found ?? null
}

/** The entry, its steps and its dates stay for figures; nothing leads to the person any more. */
export async function makeAnonymous(
  tx: Tx,
  { id, placeholderId, at }: { id: string; placeholderId: string; at: Date },
): Promise<void> {
  await tx.delete(shortlistedTags).where(eq(shortlistedTags.shortlistedId, id))
  await tx.delete(shortlistVotes).where(eq(shortlistVotes.shortlistedId, id))
  await tx.update(submissions).set({ candidateId: placeholderId }).where(eq(submissions.shortlistedId, id))
  await tx
    .update(shortlisteds)
    .set({ candidateId: placeholderId, searchId: null, anonymizedAt: at, updatedAt: at })
    .where(eq(shortlisteds.id, id))
}

/** The frozen searches that explain why a candidate was shortlisted. */
export async function listSearchesBehind(db: Queries, companyId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: shortlisteds.searchId })
    .from(shortlisteds)
    .where(and(eq(shortlisteds.companyId, companyId), isNotNull(shortlisteds.searchId)))
  return rows.flatMap(({ id }) => id ?? [])
}
