import { sql } from 'drizzle-orm'
import { check, date, pgSchema } from 'drizzle-orm/pg-core'
import { bytes } from '../../platform/database/columns.ts'

/** Apart from everything else; the backup includes it by this name. */
export const demographicsSchema = pgSchema('demographics')

/**
 * Group data that candidates volunteered, apart from everything else: in a separate schema, encrypted with a key that
 * is not in the database, under a pseudonym derived from the same key. Nothing here refers to another table.
 */
export const demographicAnswers = demographicsSchema.table(
  'answers',
  {
    subject: bytes('subject').primaryKey(),
    sealed: bytes('sealed').notNull(),
    /** The first day of a month: the exact time could be matched with the audit log. */
    answeredIn: date('answered_in').notNull(),
    keptUntil: date('kept_until').notNull(),
  },
  (answer) => [
    check('answers_subject_length', sql`octet_length(${answer.subject}) = 32`),
    check('answers_sealed_length', sql`octet_length(${answer.sealed}) between 29 and 200`),
  ],
)
