import { sql } from 'drizzle-orm'
import { movableRows } from '../../platform/database/movable-rows.ts'
import { verifications } from './verifications.tables.ts'

/** A link in a mail keeps working for the profile that remains. */
export const linksOfCandidate = movableRows(verifications, {
  id: verifications.id,
  candidate: verifications.candidateId,
  unless: (to) => sql`${verifications.usedAt} is null and ${verifications.closedAt} is null and exists (
    select from ${verifications} other where other.candidate_id = ${to} and other.used_at is null and other.closed_at is null
      and other.action = ${verifications.action} and other.subject_type = ${verifications.subjectType}
      and other.subject_id = ${verifications.subjectId})`,
})
