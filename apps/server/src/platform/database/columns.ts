import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from './new-id.ts'

/** Milliseconds, so that values read by the application equal those that a page cursor compares with. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => newId())

export const createdAt = () => instant('created_at').notNull().defaultNow()

export const timestamps = () => ({
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** Compared with If-Match; every change increments it. */
export const version = () => integer('version').notNull().default(1)

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
