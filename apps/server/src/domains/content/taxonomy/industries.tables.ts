import { type AnyPgColumn, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../../../platform/database/columns.ts'
import { editing, editingChecks } from './editing.tables.ts'

export const industries = pgTable(
  'industries',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => industries.id),
    ...editing((): AnyPgColumn => industries.id),
    ...timestamps(),
  },
  (table) => editingChecks('industries', table),
)

export const industryAliases = pgTable(
  'industry_aliases',
  {
    industryId: uuid('industry_id')
      .notNull()
      .references(() => industries.id, { onDelete: 'cascade' }),
    aliasKey: text('alias_key').notNull(),
    alias: text('alias').notNull(),
  },
  (table) => [primaryKey({ columns: [table.industryId, table.aliasKey] })],
)
