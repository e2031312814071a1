import { and, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { Interview } from './interviews.store.ts'
import { interviewReminders, scheduledInterviews } from './interviews.tables.ts'

/** False when that reminder was already sent. */
export async function addReminder(db: Queries, reminder: typeof interviewReminders.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(interviewReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ kind: interviewReminders.kind })
  return added.length > 0
}

interface Soon {
  readonly from: Date
  readonly to: Date
  /** The prefix of the kind, before the sequence. */
  readonly kind: string
  readonly limit: number
}

/** Agreed interviews that begin within the range and have no reminder for this time. */
export async function listSoon(db: Queries, { from, to, kind, limit }: Soon): Promise<Interview[]> {
  return db
    .select()
    .from(scheduledInterviews)
    .where(
      and(
        inArray(scheduledInterviews.state, ['scheduled', 'rescheduling']),
        gt(scheduledInterviews.startsAt, from),
        lte(scheduledInterviews.startsAt, to),
        isUnreminded(db, sql`${`${kind}.`} || ${scheduledInterviews.icsSequence}::text`),
      ),
    )
    .orderBy(scheduledInterviews.startsAt)
    .limit(limit)
}

/** Ended this long ago, with scorecards missing. */
export async function listUnjudged(
  db: Queries,
  { before, kind, limit }: { before: Date; kind: string; limit: number },
): Promise<Interview[]> {
  return db
    .select()
    .from(scheduledInterviews)
    .where(
      and(
        eq(scheduledInterviews.state, 'awaitingFeedback'),
        lte(scheduledInterviews.endsAt, before),
        isUnreminded(db, sql`${kind}`),
      ),
    )
    .orderBy(scheduledInterviews.endsAt)
    .limit(limit)
}

const isUnreminded = (db: Queries, kind: ReturnType<typeof sql>) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(interviewReminders)
      .where(and(eq(interviewReminders.interviewId, scheduledInterviews.id), eq(interviewReminders.kind, kind))),
  )
