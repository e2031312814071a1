import { sql } from 'drizzle-orm'
import { check, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../../../platform/database/columns.ts'
import { candidates } from '../../candidates/profiles/candidates.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { requirements } from '../../requirements/records/requirements.tables.ts'

export const stars = snakeCase.table(
  'stars',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    requirementId: uuid().references(() => requirements.id, { onDelete: 'set null' }),
    note: text(),
    ...timestamps(),
  },
  (star) => [
    unique('stars_once').on(star.userId, star.candidateId),
    check('stars_note_length', sql`char_length(${star.note}) <= 200`),
  ],
)
