import { reasonKinds } from '@assay/contracts/reason-codes'
import { sql } from 'drizzle-orm'
import { check, integer, snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { companies } from '../companies/companies.tables.ts'

/** Why a company rejects, a candidate declines, an offer is withdrawn. A row is never deleted: old records carry it. */
export const reasonCodes = snakeCase.table(
  'reason_codes',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text({ enum: reasonKinds }).notNull(),
    code: text().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
    retiredAt: instant('retired_at'),
    version: version(),
    ...timestamps(),
  },
  (reason) => [
    unique('reason_codes_once').on(reason.companyId, reason.kind, reason.code),
    uniqueIndex('reason_codes_name')
      .on(reason.companyId, reason.kind, sql`lower(${reason.label})`)
      .where(sql`${reason.retiredAt} is null`),
    check('reason_codes_kind', sql`${reason.kind} in ('reject','decline','withdraw')`),
    check('reason_codes_label_length', sql`char_length(${reason.label}) between 2 and 60`),
    check('reason_codes_position', sql`${reason.position} >= 0`),
  ],
)
