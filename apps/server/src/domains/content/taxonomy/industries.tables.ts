import { type AnyPgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../../../platform/database/columns.ts'

export const industries = pgTable('industries', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  code: text('code').notNull(),
  parentId: uuid('parent_id').references((): AnyPgColumn => industries.id),
  ...timestamps(),
})
