import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id } from '../../platform/database/columns.ts'
import { candidates } from '../candidates/profiles/candidates.tables.ts'
import { users } from '../identity/users/users.tables.ts'
import { requirements } from '../requirements/records/requirements.tables.ts'

/**
 * Notes in the timeline. The chain holds only a salted hash of the text: it cannot be altered unnoticed, and once text
 * and salt are erased, the text cannot be guessed from the hash.
 */
export const activityNotes = pgTable(
  'activity_notes',
  {
    id: id(),
    tenantId: uuid('tenant_id').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    requirementId: uuid('requirement_id').references(() => requirements.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id').references(() => candidates.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    /** null: written by a version that kept no hash. */
    salt: bytes('salt'),
    createdAt: createdAt(),
  },
  (table) => [
    index('activity_notes_tenant').on(table.tenantId, table.createdAt),
    index('activity_notes_candidate').on(table.candidateId),
    check('activity_notes_length', sql`char_length(${table.body}) between 1 and 1000`),
  ],
)
