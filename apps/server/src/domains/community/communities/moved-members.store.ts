import { sql } from 'drizzle-orm'
import { movableRows } from '../../../platform/database/movable-rows.ts'
import { communityMembers } from './communities.tables.ts'

/** Of two memberships of one community, that of the kept profile stays. */
export const membershipsOfCandidate = movableRows(communityMembers, {
  id: communityMembers.id,
  candidate: communityMembers.candidateId,
  combine: async (db, { from, to }) => {
    await db.execute(sql`delete from ${communityMembers} where ${communityMembers.candidateId} = ${from} and exists (
      select from ${communityMembers} kept where kept.candidate_id = ${to} and kept.community_id = ${communityMembers.communityId})`)
  },
})
