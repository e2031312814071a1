import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../../../platform/database/columns.ts'
import { editing, editingChecks } from './editing.tables.ts'
import { skills } from './skills.tables.ts'

export const titles = pgTable(
  'titles',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    family: text('family').notNull(),
    seniority: text('seniority', { enum: ['intern', 'junior', 'mid', 'senior', 'staff', 'lead', 'none'] }).notNull(),
    onetCode: text('onet_code'),
    escoUri: text('esco_uri'),
    ...editing((): AnyPgColumn => titles.id),
    ...timestamps(),
  },
  (table) => [
    index('titles_family').on(table.family),
    check('titles_slug_shape', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'titles_seniority',
      sql`${table.seniority} in ('intern', 'junior', 'mid', 'senior', 'staff', 'lead', 'none')`,
    ),
    ...editingChecks('titles', table),
  ],
)

export const titleAliases = pgTable(
  'title_aliases',
  {
    titleId: uuid('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    aliasKey: text('alias_key').notNull(),
    alias: text('alias').notNull(),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.aliasKey] }), index('title_aliases_key').on(table.aliasKey)],
)

export const titleSkills = pgTable(
  'title_skills',
  {
    titleId: uuid('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    skillId: uuid('skill_id')
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
    /** 0: the most typical. */
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.skillId] }), index('title_skills_skill').on(table.skillId)],
)
