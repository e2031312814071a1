import { eq } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { Gone } from '../../../../platform/errors/gone.ts'
import { dataCorrections } from './contact-infos.tables.ts'

export type Correction = typeof dataCorrections.$inferSelect

const MOST = 200

export async function insertCorrection(db: Queries, row: typeof dataCorrections.$inferInsert): Promise<void> {
  await db.insert(dataCorrections).values(row)
}

export async function listCorrectionsOf(db: Queries, candidateId: string): Promise<Correction[]> {
  return db
    .select()
    .from(dataCorrections)
    .where(eq(dataCorrections.candidateId, candidateId))
    .orderBy(dataCorrections.createdAt)
    .limit(MOST)
}

/** Open corrections. */
export async function listWaiting(db: Queries): Promise<Correction[]> {
  return db
    .select()
    .from(dataCorrections)
    .where(eq(dataCorrections.state, 'proposed'))
    .orderBy(dataCorrections.createdAt)
    .limit(MOST)
}

export async function findCorrection(db: Queries, id: string): Promise<Correction | null> {
  const [found] = await db.select().from(dataCorrections).where(eq(dataCorrections.id, id))
  return found ?? null
}

export async function lockCorrection(db: Queries, id: string): Promise<Correction> {
  const [locked] = await db.select().from(dataCorrections).where(eq(dataCorrections.id, id)).for('update')
  if (locked === undefined) throw new Gone('correction')
  return locked
}

export async function updateCorrection(
  db: Queries,
  id: string,
  change: Pick<Correction, 'state' | 'answer' | 'decidedBy' | 'decidedAt'>,
  now: Date,
): Promise<Correction> {
  const [updated] = await db
    .update(dataCorrections)
    .set({ ...change, updatedAt: now })
    .where(eq(dataCorrections.id, id))
    .returning()
  if (updated === undefined) throw new Gone('correction')
  return updated
}

export async function deleteCorrectionsOf(db: Queries, candidateId: string): Promise<string[]> {
  const deleted = await db
    .delete(dataCorrections)
    .where(eq(dataCorrections.candidateId, candidateId))
    .returning({ id: dataCorrections.id })
  return deleted.map(({ id }) => id)
}
