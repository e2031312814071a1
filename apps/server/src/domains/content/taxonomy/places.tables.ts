import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../../../platform/database/columns.ts'

export const countries = pgTable(
  'countries',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    dialCode: text('dial_code').notNull(),
    currency: text('currency').notNull(),
    eu: boolean('eu').notNull(),
    eea: boolean('eea').notNull(),
    ...timestamps(),
  },
  (table) => [
    check('countries_code_shape', sql`${table.code} ~ '^[A-Z]{2}$'`),
    check('countries_currency_shape', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('countries_dial_code_shape', sql`${table.dialCode} ~ '^[+][0-9]'`),
  ],
)

/** Time zones of the runtime. Offsets are not stored, since they change during the year. */
export const timezones = pgTable('timezones', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  countryCodes: text('country_codes').array().notNull(),
  ...timestamps(),
})
