import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, timestamps, version } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'
import { categories } from '../items/items.tables.ts'
import { skills } from '../taxonomy/skills.tables.ts'
import { titles } from '../taxonomy/titles.tables.ts'

export const sampleJobDescriptions = pgTable(
  'sample_job_descriptions',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    titleId: uuid('title_id').references(() => titles.id, { onDelete: 'set null' }),
    locale: text('locale').notNull(),
    licenceNote: text('licence_note').notNull(),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    tagIds: uuid('tag_ids').array().notNull().default([]),
    /** null: it comes with Assay. */
    authorId: uuid('author_id').references(() => users.id),
    state: text('state', { enum: ['draft', 'scheduled', 'published', 'archived'] })
      .notNull()
      .default('published'),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    version: version(),
    ...timestamps(),
  },
  (table) => [
    check('sample_job_descriptions_body_length', sql`length(${table.body}) between 200 and 6000`),
    check('sample_job_descriptions_state', sql`${table.state} in ('draft', 'scheduled', 'published', 'archived')`),
    check(
      'sample_job_descriptions_scheduled_when',
      sql`${table.state} <> 'scheduled' or ${table.publishAt} is not null`,
    ),
  ],
)

export const sampleJobDescriptionSkills = pgTable(
  'sample_job_description_skills',
  {
    sampleId: uuid('sample_id')
      .notNull()
      .references(() => sampleJobDescriptions.id, { onDelete: 'cascade' }),
    skillId: uuid('skill_id')
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.sampleId, table.skillId] })],
)
