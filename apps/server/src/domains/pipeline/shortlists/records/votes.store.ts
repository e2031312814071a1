import type { Vote } from '@assay/contracts/shortlisteds'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { shortlistVotes } from './shortlisteds.tables.ts'

export type VoteRow = typeof shortlistVotes.$inferSelect

export async function listVotes(db: Queries, entryIds: readonly string[]): Promise<VoteRow[]> {
  if (entryIds.length === 0) return []
  return db
    .select()
    .from(shortlistVotes)
    .where(inArray(shortlistVotes.shortlistedId, [...entryIds]))
    .orderBy(shortlistVotes.votedAt)
}

/** Null removes the vote. */
export async function saveVote(
  db: Queries,
  { vote, ...row }: { shortlistedId: string; userId: string; vote: Vote | null; note: string | null; votedAt: Date },
): Promise<void> {
  if (vote === null) {
    const own = and(eq(shortlistVotes.shortlistedId, row.shortlistedId), eq(shortlistVotes.userId, row.userId))
    await db.delete(shortlistVotes).where(own)
    return
  }
  await db
    .insert(shortlistVotes)
    .values({ ...row, vote })
    .onConflictDoUpdate({
      target: [shortlistVotes.shortlistedId, shortlistVotes.userId],
      set: { vote, note: row.note, votedAt: row.votedAt },
    })
}
