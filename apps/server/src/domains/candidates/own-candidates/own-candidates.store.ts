import { isGone } from '@assay/contracts/candidates'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '../../../platform/context/context.ts'
import { candidateContacts, candidates, consents } from '../profiles/candidates.tables.ts'

type Row = typeof candidates.$inferSelect
export type Facts = Pick<
  Row,
  | 'country'
  | 'engagement'
  | 'hourlyRateMinor'
  | 'hoursPerWeek'
  | 'noticeDays'
  | 'rateAmountMinor'
  | 'rateCurrency'
  | 'ratePeriod'
  | 'timezone'
>
export type OwnCandidate = Facts & Pick<Row, 'id' | 'state' | 'version'>

/** Null if it belongs to another agency, or was erased. */
export async function lockOwnCandidate(
  tx: Tx,
  { id, agencyId }: { readonly id: string; readonly agencyId: string },
): Promise<OwnCandidate | null> {
  const [found] = await tx
    .select()
    .from(candidates)
    .where(and(eq(candidates.id, id), eq(candidates.agencyId, agencyId)))
    .for('update')
  return found === undefined || isGone(found.state) ? null : found
}

export async function saveOwnCandidate(
  tx: Tx,
  id: string,
  change: Partial<Facts & Pick<Row, 'lastConfirmedAt' | 'state'>>,
  at: Date,
): Promise<void> {
  await tx
    .update(candidates)
    .set({ ...change, updatedAt: at, version: sql`${candidates.version} + 1` })
    .where(eq(candidates.id, id))
}

/** Whether it is another one than before. */
export async function saveVideo(tx: Tx, candidateId: string, videoUrl: string | null): Promise<boolean> {
  const saved = await tx
    .update(candidateContacts)
    .set({ videoUrl })
    .where(
      and(
        eq(candidateContacts.candidateId, candidateId),
        sql`${candidateContacts.videoUrl} is distinct from ${videoUrl}`,
      ),
    )
    .returning({ id: candidateContacts.candidateId })
  return saved.length > 0
}

/** The day until which the candidate agrees to be found; null if nothing was recorded. */
export async function findMatchingUntil(db: Queries, candidateId: string): Promise<string | null> {
  const [latest] = await db
    .select({ until: consents.until })
    .from(consents)
    .where(and(eq(consents.candidateId, candidateId), eq(consents.purpose, 'matching')))
    .orderBy(desc(consents.until))
    .limit(1)
  return latest?.until ?? null
}
