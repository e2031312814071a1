import { type TaxonomyChange, taxonomyLists } from '@assay/taxonomy/edits/taxonomy-edit'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../platform/database/columns.ts'
import { users } from '../identity/users/users.tables.ts'

/** Operators' edits of the shipped skills, job titles and industries, in order. Append-only. */
export const taxonomyEdits = pgTable(
  'taxonomy_edits',
  {
    id: id(),
    number: integer('number').notNull().unique(),
    list: text('list', { enum: taxonomyLists }).notNull().default('skills'),
    /** The entry that was changed. */
    slug: text('slug').notNull(),
    change: jsonb('change').$type<TaxonomyChange>().notNull(),
    /** The entry's name before and after, for the history. */
    nameBefore: text('name_before'),
    nameAfter: text('name_after').notNull(),
    editedBy: uuid('edited_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('taxonomy_edits_slug').on(table.slug),
    check('taxonomy_edits_number', sql`${table.number} > 0`),
    check('taxonomy_edits_list', sql`${table.list} in ('skills', 'titles', 'industries')`),
  ],
)
