import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../../../platform/database/columns.ts'
import { editing, editingChecks } from './editing.tables.ts'

export const skills = pgTable(
  'skills',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['language', 'framework', 'tool', 'domain', 'soft'] }).notNull(),
    popularity: doublePrecision('popularity').notNull(),
    ...editing((): AnyPgColumn => skills.id),
    ...timestamps(),
  },
  (table) => [
    check('skills_slug_shape', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('skills_kind', sql`${table.kind} in ('language', 'framework', 'tool', 'domain', 'soft')`),
    ...editingChecks('skills', table),
    check('skills_popularity', sql`${table.popularity} between 0 and 1`),
  ],
)

export const skillAliases = pgTable(
  'skill_aliases',
  {
    skillId: uuid('skill_id')
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
    /** The compared form of a spelling: lower case, single blanks. */
    aliasKey: text('alias_key').notNull(),
    alias: text('alias').notNull(),
  },
  (table) => [primaryKey({ columns: [table.skillId, table.aliasKey] }), index('skill_aliases_key').on(table.aliasKey)],
)

export const skillLinks = pgTable(
  'skill_links',
  {
    fromId: uuid('from_id')
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
    toId: uuid('to_id')
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['broader', 'related'] }).notNull(),
    strength: doublePrecision('strength').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.fromId, table.kind, table.toId] }),
    index('skill_links_to').on(table.toId),
    check('skill_links_kind', sql`${table.kind} in ('broader', 'related')`),
    check('skill_links_strength', sql`${table.strength} between 0 and 1`),
    check('skill_links_lead_elsewhere', sql`${table.fromId} <> ${table.toId}`),
  ],
)
