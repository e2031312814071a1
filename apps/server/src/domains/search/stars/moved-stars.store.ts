import { sql } from 'drizzle-orm'
import { movableRows } from '../../../platform/database/movable-rows.ts'
import { stars } from './stars.tables.ts'

/** For a user who starred both profiles, the notes are joined. */
export const starsOfCandidate = movableRows(stars, {
  id: stars.id,
  candidate: stars.candidateId,
  combine: async (db, { from, to }) => {
    await db.execute(sql`update ${stars} kept set note = left(concat_ws(' / ', kept.note, gone.note), 200)
      from ${stars} gone
      where kept.candidate_id = ${to} and gone.candidate_id = ${from} and gone.user_id = kept.user_id and gone.note is not null`)
    await db.execute(sql`delete from ${stars} where ${stars.candidateId} = ${from} and exists (
      select from ${stars} kept where kept.candidate_id = ${to} and kept.user_id = ${stars.userId})`)
  },
})
