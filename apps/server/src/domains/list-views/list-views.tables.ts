import { viewableLists } from '@assay/contracts/list-views'
import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps, version } from '../../platform/database/columns.ts'
import { users } from '../identity/users/users.tables.ts'

/** Saved views of a list, one row for each view of a user. */
export const listViews = snakeCase.table(
  'list_views',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: viewableLists }).notNull(),
    name: text().notNull(),
    columns: jsonb().$type<readonly string[]>().notNull(),
    filters: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    sort: text(),
    isDefault: boolean().notNull().default(false),
    version: version(),
    ...timestamps(),
  },
  (view) => [
    unique('list_views_name').on(view.userId, view.list, view.name),
    uniqueIndex('list_views_one_default').on(view.userId, view.list).where(sql`${view.isDefault}`),
    check(
      'list_views_list',
      sql`${view.list} in ('shortlists','requirements','contacts','interviews','offers','hires')`,
    ),
    check('list_views_name_length', sql`char_length(${view.name}) between 1 and 60`),
    check('list_views_columns', sql`jsonb_typeof(${view.columns}) = 'array'`),
    check('list_views_filters', sql`jsonb_typeof(${view.filters}) = 'object'`),
  ],
)
