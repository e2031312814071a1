import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/context/context.ts'
import { offerApprovals, offerDocuments, offers } from './offers.tables.ts'

const ERASED = 'Erased with the person.'

/** Erases the letters and related texts. The offer and its outcome remain. */
export const eraseOfferWordsOf = (tx: Tx, candidateId: string, now: Date): Promise<string[]> =>
  eraseWords(tx, eq(offers.candidateId, candidateId), now)

/** For a process whose retention period is over: its offers become anonymous. */
export async function forgetOffersOf(
  tx: Tx,
  { shortlistedId, placeholderId, at }: { shortlistedId: string; placeholderId: string; at: Date },
): Promise<string[]> {
  const ids = await eraseWords(tx, eq(offers.shortlistedId, shortlistedId), at)
  if (ids.length > 0) await tx.update(offers).set({ candidateId: placeholderId }).where(inArray(offers.id, ids))
  return ids
}

async function eraseWords(tx: Tx, where: SQL, now: Date): Promise<string[]> {
  const found = await tx.select({ id: offers.id }).from(offers).where(where)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  await tx.delete(offerDocuments).where(inArray(offerDocuments.offerId, ids))
  await tx.update(offerApprovals).set({ note: null }).where(inArray(offerApprovals.offerId, ids))
  await tx
    .update(offers)
    .set({
      terms: ERASED,
      declineNote: null,
      withdrawNote: null,
      updatedAt: now,
      acceptedName: sql`case when ${offers.acceptedName} is not null then ${ERASED} end`,
      evidence: sql`case when ${offers.evidence} is not null then ${ERASED} end`,
    })
    .where(inArray(offers.id, ids))
  return ids
}
