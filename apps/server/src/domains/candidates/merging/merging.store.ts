import { goneStates } from '@assay/contracts/candidates'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries, Tx } from '../../../platform/context/context.ts'
import { movableRows } from '../../../platform/database/movable-rows.ts'
import { candidateReleases } from '../masking/candidate-releases.tables.ts'
import {
  candidateContacts,
  candidates,
  candidateTexts,
  candidateWork,
  vettingResults,
} from '../profiles/candidates.tables.ts'
import { vettingChanges } from '../vetting/vetting.tables.ts'

export const vettingOfCandidate = [
  movableRows(vettingResults, { id: vettingResults.id, candidate: vettingResults.candidateId }),
  movableRows(vettingChanges, { id: vettingChanges.id, candidate: vettingChanges.candidateId }),
]

export const releasesOfCandidate = movableRows(candidateReleases, {
  id: candidateReleases.contactInfoId,
  candidate: candidateReleases.candidateId,
  requirement: candidateReleases.requirementId,
})

/** In one order, so that two merges never wait for each other. */
export async function lockCandidates(db: Queries, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(inArray(candidates.id, [...ids]))
    .orderBy(candidates.id)
    .for('update')
}

export async function findProfileText(db: Queries, id: string): Promise<string> {
  const [found] = await db
    .select({ said: candidateTexts.said })
    .from(candidateTexts)
    .where(eq(candidateTexts.candidateId, id))
  return found?.said ?? ''
}

/** What a merge decides beyond what an import writes. */
export async function settleProfile(
  db: Queries,
  { id, state, said }: { id: string; state: (typeof candidates.$inferSelect)['state']; said: string },
): Promise<number> {
  await db.update(candidateTexts).set({ said }).where(eq(candidateTexts.candidateId, id))
  const [settled] = await db
    .update(candidates)
    .set({ state, version: sql`${candidates.version} + 1` })
    .where(eq(candidates.id, id))
    .returning({ version: candidates.version })
  return settled?.version ?? 0
}

export interface LikelyPair {
  readonly firstId: string
  readonly secondId: string
  readonly signals: readonly string[]
}

/** An address that more people give belongs to an office. */
const MAX_TOGETHER = 6
const MIN_PHONE_DIGITS = 7

/** Pairs with the same mail address or phone number, or with the same name, employer and first year there. */
export async function findLikelyPairs(tx: Tx): Promise<LikelyPair[]> {
  await tx.execute(sql`set local statement_timeout = '10min'`)
  const isThere = sql`c.state not in (${sql.join(
    goneStates.map((state) => sql`${state}`),
    sql`, `,
  )})`
  const { rows } = await tx.execute<{ firstId: string; secondId: string; signals: string[] }>(sql`
    with people as (
      select c.id, nullif(lower(trim(k.email)), '') as email, regexp_replace(k.phone, '[^0-9]', '', 'g') as phone,
        nullif(lower(regexp_replace(trim(k.legal_name), '\\s+', ' ', 'g')), '') as name
      from ${candidates} c join ${candidateContacts} k on k.candidate_id = c.id where ${isThere}),
    told as (
      select id, 'email' as signal, email as value from people where email is not null
      union all
      select id, 'phone', phone from people where length(phone) >= ${MIN_PHONE_DIGITS}
      union all
      select distinct p.id, 'career', concat_ws('|', p.name, lower(trim(w.employer)), left(w.started_on, 4))
      from people p join ${candidateWork} w on w.candidate_id = p.id
      where p.name is not null and trim(w.employer) <> '' and w.started_on is not null),
    alike as (
      select signal, array_agg(id order by id) as ids from told
      group by signal, value having count(*) between 2 and ${MAX_TOGETHER})
    select one.id as "firstId", other.id as "secondId", array_agg(distinct alike.signal) as signals
    from alike cross join lateral unnest(ids) as one(id) cross join lateral unnest(ids) as other(id)
    where one.id < other.id group by one.id, other.id`)
  return rows
}
