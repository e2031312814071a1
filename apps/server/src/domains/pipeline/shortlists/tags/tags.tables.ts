import { sql } from 'drizzle-orm'
import { check, primaryKey, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps, version } from '../../../../platform/database/columns.ts'
import { companies } from '../../../tenants/companies/companies.tables.ts'
import { shortlisteds } from '../records/shortlisteds.tables.ts'

export const tags = snakeCase.table(
  'tags',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    colour: text().notNull(),
    kind: text({ enum: ['candidate', 'content'] })
      .notNull()
      .default('candidate'),
    version: version(),
    ...timestamps(),
  },
  (tag) => [
    uniqueIndex('tags_once_per_company').on(tag.companyId, sql`lower(${tag.name})`),
    check('tags_name_length', sql`char_length(${tag.name}) between 1 and 30`),
    check('tags_colour', sql`${tag.colour} ~* '^#[0-9a-f]{6}$'`),
  ],
)

export const shortlistedTags = snakeCase.table(
  'shortlisted_tags',
  {
    shortlistedId: uuid()
      .notNull()
      .references(() => shortlisteds.id, { onDelete: 'cascade' }),
    tagId: uuid()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (tagged) => [primaryKey({ columns: [tagged.shortlistedId, tagged.tagId] })],
)
