import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  primaryKey,
  smallint,
  snakeCase,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'

export const categories = snakeCase.table(
  'categories',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    kind: text({ enum: ['content', 'skill'] }).notNull(),
    parentId: uuid().references((): AnyPgColumn => categories.id, { onDelete: 'set null' }),
    order: integer().notNull().default(100),
    version: version(),
    ...timestamps(),
  },
  (category) => [unique('categories_slug').on(category.kind, category.slug)],
)

export const contentTags = snakeCase.table(
  'content_tags',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    colour: text().notNull(),
    version: version(),
    ...timestamps(),
  },
  (tag) => [unique('content_tags_slug').on(tag.slug)],
)

export const items = snakeCase.table(
  'items',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    summary: text().notNull().default(''),
    body: text().notNull(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    tagIds: uuid().array().notNull().default([]),
    kind: text({ enum: ['article', 'course', 'tour', 'post', 'template'] }).notNull(),
    audience: text({ enum: ['all', 'employer', 'agency'] }).notNull(),
    cover: text({ enum: ['scale', 'people', 'law', 'talk', 'pay', 'chart'] }),
    readMinutes: integer().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    state: text({ enum: ['draft', 'inReview', 'scheduled', 'published', 'retired'] }).notNull(),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    version: version(),
    ...timestamps(),
  },
  (item) => [
    index('items_state').on(item.state, item.publishedAt),
    check('items_state_known', sql`${item.state} in ('draft','inReview','scheduled','published','retired')`),
    check('items_scheduled_when', sql`${item.state} <> 'scheduled' or ${item.publishAt} is not null`),
  ],
)

/** A user's actions on an item: opened, read, rated. Visible only to the user. */
export const itemReadings = snakeCase.table(
  'item_readings',
  {
    itemId: uuid()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    openedAt: instant('opened_at').notNull(),
    doneAt: instant('done_at'),
    stars: smallint(),
  },
  (reading) => [
    primaryKey({ columns: [reading.itemId, reading.userId] }),
    check('item_readings_stars_range', sql`${reading.stars} between 1 and 5`),
  ],
)
