import { sql } from 'drizzle-orm'
import { bigint, customType, index, snakeCase, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Changed candidates, written by a trigger on `candidates`. Read only below `pg_snapshot_xmin`: a lower seq may still
 * commit after a higher one. No foreign key, because a removal is a change too.
 */
export const candidateChanges = snakeCase.table(
  'candidate_changes',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    candidateId: uuid().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (change) => [index('candidate_changes_xid').on(change.xid)],
)
