import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { toldEnds } from './contact-infos.tables.ts'

interface Ended {
  readonly id: string
  readonly stageSince: Date
}

/** Of these, those of whose end nobody was told yet. */
export async function withoutTold<Entry extends Ended>(db: Queries, entries: readonly Entry[]): Promise<Entry[]> {
  if (entries.length === 0) return []
  const ids = entries.map(({ id }) => id)
  const told = await db.select().from(toldEnds).where(inArray(toldEnds.shortlistedId, ids))
  const keys = new Set(told.map(({ shortlistedId, stageSince }) => `${shortlistedId}/${stageSince.getTime()}`))
  return entries.filter(({ id, stageSince }) => !keys.has(`${id}/${stageSince.getTime()}`))
}

/** false: somebody else was faster. */
export async function markTold(db: Queries, { id, stageSince }: Ended, now: Date): Promise<boolean> {
  const marked = await db
    .insert(toldEnds)
    .values({ shortlistedId: id, stageSince, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: toldEnds.shortlistedId })
  return marked.length > 0
}
