import { type AuditResult, biasAuditStates } from '@assay/contracts/bias-audits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../platform/database/columns.ts'
import { users } from '../identity/users/users.tables.ts'
import { companies } from '../tenants/companies/companies.tables.ts'

/** Audits of a company's rankings, or of all; the result is tables without people. */
export const biasAudits = snakeCase.table(
  'bias_audits',
  {
    id: id(),
    /** null: the whole installation. */
    companyId: uuid().references(() => companies.id),
    askedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: biasAuditStates }).notNull(),
    /** Whole months, such as 2026-10. */
    fromMonth: text().notNull(),
    toMonth: text().notNull(),
    triesReranking: boolean().notNull(),
    result: jsonb().$type<AuditResult>(),
    failure: text(),
    publishedAt: instant('published_at'),
    version: version(),
    ...timestamps(),
  },
  (audit) => [
    index('bias_audits_lately').on(audit.createdAt, audit.id),
    index('bias_audits_published').on(audit.publishedAt).where(sql`${audit.publishedAt} is not null`),
    uniqueIndex('bias_audits_one_at_a_time')
      .on(sql`coalesce(${audit.companyId}, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`${audit.state} in ('queued','running')`),
    check('bias_audits_state_known', sql`${audit.state} in ('queued','running','ready','failed')`),
    check('bias_audits_months', sql`${audit.fromMonth} <= ${audit.toMonth}`),
    check('bias_audits_ready_with_result', sql`(${audit.state} = 'ready') = (${audit.result} is not null)`),
    check('bias_audits_failed_with_reason', sql`(${audit.state} = 'failed') = (${audit.failure} is not null)`),
    check('bias_audits_published_ready', sql`${audit.publishedAt} is null or ${audit.state} = 'ready'`),
  ],
)
