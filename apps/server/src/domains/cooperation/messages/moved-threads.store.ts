import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { type Moving, movableRows } from '../../../platform/database/movable-rows.ts'
import { agencyMessages, agencyThreads } from './agency-threads.tables.ts'

/** Two conversations of the same sides about the same person become one. */
async function combineThreads(db: Queries, { from, to, exceptAt }: Moving): Promise<void> {
  const twins = sql`select gone.id as gone, kept.id as kept, gone.last_message_at as last
    from ${agencyThreads} gone join ${agencyThreads} kept on kept.candidate_id = ${to}
      and kept.agency_id = gone.agency_id and kept.company_id = gone.company_id
      and kept.requirement_id is not distinct from gone.requirement_id
    where gone.candidate_id = ${from} and not coalesce(gone.requirement_id::text = any(${sql.param([...exceptAt])}::text[]), false)`
  await db.execute(sql`with twins as (${twins})
    update ${agencyThreads} set last_message_at = greatest(last_message_at, twins.last)
    from twins where ${agencyThreads.id} = twins.kept`)
  await db.execute(sql`with twins as (${twins})
    update ${agencyMessages} set thread_id = twins.kept from twins where ${agencyMessages.threadId} = twins.gone`)
  await db.execute(
    sql`with twins as (${twins}) delete from ${agencyThreads} using twins where ${agencyThreads.id} = twins.gone`,
  )
}

export const threadsOfCandidate = movableRows(agencyThreads, {
  id: agencyThreads.id,
  candidate: agencyThreads.candidateId,
  requirement: agencyThreads.requirementId,
  combine: combineThreads,
})
