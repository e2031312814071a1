import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../../platform/context/context.ts'
import { hireCheckIns, hiredCandidates } from './hires.tables.ts'

/** Erases texts about a former hire. The hire and its dates remain. */
export async function eraseHireWordsOf(tx: Tx, candidateId: string, now: Date): Promise<string[]> {
  const found = await tx
    .select({ id: hiredCandidates.id })
    .from(hiredCandidates)
    .where(eq(hiredCandidates.candidateId, candidateId))
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  await tx.update(hireCheckIns).set({ note: null }).where(inArray(hireCheckIns.hireId, ids))
  await tx
    .update(hiredCandidates)
    .set({ endNote: null, replacementNote: null, ratingNote: null, updatedAt: now })
    .where(inArray(hiredCandidates.id, ids))
  return ids
}
