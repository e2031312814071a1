import { goneStates } from '@assay/contracts/candidates'
import { and, asc, eq, gt, notInArray, sql } from 'drizzle-orm'
import type { Queries, Tx } from '../../../platform/context/context.ts'
import { candidates } from '../profiles/candidates.tables.ts'
import type { Candidate } from '../profiles/index.ts'
import { keywordReadings } from './keyword-readings.tables.ts'

export type KeywordReading = typeof keywordReadings.$inferSelect

export async function findReading(db: Queries, digest: string): Promise<KeywordReading | null> {
  const [found] = await db.select().from(keywordReadings).where(eq(keywordReadings.digest, digest))
  return found ?? null
}

/** Creates the row on first use and locks it until the end of the transaction. */
export async function lockReading(tx: Tx, digest: string, now: Date): Promise<KeywordReading> {
  await tx.insert(keywordReadings).values({ digest, startedAt: now }).onConflictDoNothing()
  const [locked] = await tx.select().from(keywordReadings).where(eq(keywordReadings.digest, digest)).for('update')
  if (locked === undefined) throw new Error('The row of this keyword reading is gone.')
  return locked
}

export async function keepReading(tx: Tx, { digest, ...kept }: Omit<KeywordReading, 'startedAt'>): Promise<void> {
  await tx.update(keywordReadings).set(kept).where(eq(keywordReadings.digest, digest))
}

export async function hasCandidates(db: Queries): Promise<boolean> {
  return (await db.select({ id: candidates.id }).from(candidates).limit(1)).length > 0
}

/** Locks these rows against changes until the end of the transaction; inserts that refer to them still work. */
export async function lockCandidatesAfter(tx: Tx, after: string | null, limit: number): Promise<Candidate[]> {
  return tx
    .select()
    .from(candidates)
    .where(and(notInArray(candidates.state, [...goneStates]), after === null ? undefined : gt(candidates.id, after)))
    .orderBy(asc(candidates.id))
    .limit(limit)
    .for('no key update')
}

export interface ReadTerms {
  readonly id: string
  readonly terms: readonly string[]
}

/** One statement, so that the change log records all of them together. */
export async function writeKeywords(tx: Tx, read: readonly ReadTerms[]): Promise<void> {
  if (read.length === 0) return
  await tx.execute(sql`
    update candidates c
    set keywords = array(select jsonb_array_elements_text(r.terms)), version = c.version + 1
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r(id uuid, terms jsonb)
    where c.id = r.id`)
}
