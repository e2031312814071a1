import { eq } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { listChanges, listPanels, listSlots } from './interviews.store.ts'
import { scheduledInterviews } from './interviews.tables.ts'
import { listScorecards } from './scorecards.store.ts'

/**
 * Every interview of a company, for its export. Interviewers with a pending scorecard see no others of that interview.
 */
export async function listAllInterviews(
  db: Queries,
  { companyId, readerId }: { companyId: string; readerId: string | null },
): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select()
    .from(scheduledInterviews)
    .where(eq(scheduledInterviews.companyId, companyId))
    .orderBy(scheduledInterviews.createdAt, scheduledInterviews.id)
  const ids = rows.map(({ id }) => id)
  const of = <Row extends { interviewId: string }>(all: readonly Row[]) => Map.groupBy(all, (row) => row.interviewId)
  const panels = of(await listPanels(db, ids))
  const scorecards = of(await listScorecards(db, ids))
  const slots = of(await listSlots(db, ids))
  const changes = of(await listChanges(db, ids))
  return rows.map((interview) => {
    const panel = panels.get(interview.id) ?? []
    const submitted = scorecards.get(interview.id) ?? []
    const owes =
      panel.some(({ userId }) => userId === readerId) &&
      !submitted.some(({ userId }) => userId === readerId) &&
      interview.state !== 'completed'
    return {
      ...interview,
      panel,
      slots: slots.get(interview.id) ?? [],
      changes: changes.get(interview.id) ?? [],
      scorecards: owes ? [] : submitted,
    }
  })
}
