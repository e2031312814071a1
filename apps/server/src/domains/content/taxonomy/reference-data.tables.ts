import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

/** The version that the reference tables were last filled from, so that a normal start writes nothing. */
export const referenceData = pgTable('reference_data', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  synchronizedAt: instant('synchronised_at').notNull(),
})
