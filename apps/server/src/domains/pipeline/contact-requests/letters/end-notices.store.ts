import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { endNotices } from '../records/contact-infos.tables.ts'

interface Ended {
  readonly id: string
  readonly stageSince: Date
}

/** Those of the given ends that have no notice yet. */
export async function notYetNotified<Entry extends Ended>(db: Queries, entries: readonly Entry[]): Promise<Entry[]> {
  if (entries.length === 0) return []
  const ids = entries.map(({ id }) => id)
  const sent = await db.select().from(endNotices).where(inArray(endNotices.shortlistedId, ids))
  const keys = new Set(sent.map(({ shortlistedId, stageSince }) => `${shortlistedId}/${stageSince.getTime()}`))
  return entries.filter(({ id, stageSince }) => !keys.has(`${id}/${stageSince.getTime()}`))
}

/** False when another run was first. */
export async function markEndNotified(db: Queries, { id, stageSince }: Ended, now: Date): Promise<boolean> {
  const marked = await db
    .insert(endNotices)
    .values({ shortlistedId: id, stageSince, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: endNotices.shortlistedId })
  return marked.length > 0
}
