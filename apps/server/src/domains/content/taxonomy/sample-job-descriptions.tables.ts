import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../../../platform/database/columns.ts'
import { skills } from './skills.tables.ts'
import { titles } from './titles.tables.ts'

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
    ...timestamps(),
  },
  (table) => [check('sample_job_descriptions_body_length', sql`length(${table.body}) between 200 and 6000`)],
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
