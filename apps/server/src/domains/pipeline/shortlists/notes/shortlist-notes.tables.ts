import { sql } from 'drizzle-orm'
import { check, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../../../platform/database/columns.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { shortlisteds } from '../shortlisteds.tables.ts'

/** What the team writes down about an entry. The history knows only that it was written, so that the words can go. */
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
    editedAt: instant('edited_at'),
    ...timestamps(),
  },
  (note) => [
    index('shortlist_notes_of_entry').on(note.shortlistedId, note.createdAt),
    check('shortlist_notes_length', sql`char_length(${note.body}) between 1 and 2000`),
  ],
)
