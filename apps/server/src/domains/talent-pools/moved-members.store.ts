import { sql } from 'drizzle-orm'
import { movableRows } from '../../platform/database/movable-rows.ts'
import { talentPoolMembers } from './talent-pools.tables.ts'

/** In a pool that holds both profiles, the notes are joined. */
export const poolMembersOfCandidate = movableRows(talentPoolMembers, {
  id: talentPoolMembers.id,
  candidate: talentPoolMembers.candidateId,
  combine: async (db, { from, to }) => {
    await db.execute(sql`update ${talentPoolMembers} kept
      set note = left(concat_ws(' / ', kept.note, gone.note), 1000),
        remind_on = coalesce(kept.remind_on, gone.remind_on), reminder_of = coalesce(kept.reminder_of, gone.reminder_of),
        version = kept.version + 1
      from ${talentPoolMembers} gone
      where kept.candidate_id = ${to} and gone.candidate_id = ${from} and gone.pool_id = kept.pool_id`)
    await db.execute(sql`delete from ${talentPoolMembers} where ${talentPoolMembers.candidateId} = ${from} and exists (
      select from ${talentPoolMembers} kept where kept.candidate_id = ${to} and kept.pool_id = ${talentPoolMembers.poolId})`)
  },
})
