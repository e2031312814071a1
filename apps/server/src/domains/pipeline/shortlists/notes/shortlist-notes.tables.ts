import { sql } from 'drizzle-orm'
import { check, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps } from '../../../../platform/database/columns.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { shortlisteds } from '../records/shortlisteds.tables.ts'

/** The team’s notes on an entry. The chain holds a salted hash of the text, so that it can be erased. */
export const shortlistNotes = snakeCase.table(
  'shortlist_notes',
  {
    id: id(),
    shortlistedId: uuid()
      .notNull()
      .references(() => shortlisteds.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    /** null: written by a version that kept no hash. */
    salt: bytes('salt'),
    editedAt: instant('edited_at'),
    ...timestamps(),
  },
  (note) => [
    index('shortlist_notes_of_entry').on(note.shortlistedId, note.createdAt),
    check('shortlist_notes_length', sql`char_length(${note.body}) between 1 and 2000`),
  ],
)
