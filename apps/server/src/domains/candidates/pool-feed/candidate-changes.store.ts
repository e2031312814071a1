import { lt } from 'drizzle-orm'
import type pg from 'pg'
import type { Queries } from '../../../platform/context/context.ts'
import { candidateChanges } from './candidate-changes.tables.ts'

/** The oldest running transaction: everything below it is settled. */
export async function settledBelow(client: Pick<pg.PoolClient, 'query'>): Promise<string> {
  const answer = await client.query<{ xmin: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as xmin')
  return answer.rows[0]?.xmin ?? '0'
}

export interface ChangedCandidates {
  readonly ids: readonly string[]
  /** Where the next read starts. */
  readonly settledBelow: string
  /** Changes exist that are not settled yet. */
  readonly morePending: boolean
}

/** Candidates changed by transactions that have settled since, each once. */
export async function readChanges(client: Pick<pg.PoolClient, 'query'>, from: string): Promise<ChangedCandidates> {
  const answer = await client.query<{ xmin: string; ids: string[]; pending: boolean }>(
    `with edge as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
     select edge.xmin::text as xmin,
       array(select distinct candidate_id from candidate_changes
             where xid >= $1::text::xid8 and xid < edge.xmin) as ids,
       exists (select from candidate_changes where xid >= edge.xmin) as pending
     from edge`,
    [from],
  )
  const row = answer.rows[0]
  if (row === undefined) throw new Error('The change log did not answer.')
  return { ids: row.ids, settledBelow: row.xmin, morePending: row.pending }
}

/** Deletes changes that every server has long read. */
export async function deleteChangesBefore(db: Queries, instant: Date): Promise<void> {
  await db.delete(candidateChanges).where(lt(candidateChanges.changedAt, instant))
}
