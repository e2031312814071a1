import { reportOutcomes, reportReasons, reportStates } from '@assay/contracts/candidate-reports'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../platform/database/columns.ts'
import { candidates } from '../candidates/profiles/candidates.tables.ts'
import { users } from '../identity/users/users.tables.ts'
import { companies } from '../tenants/companies/companies.tables.ts'

/** A line of an explanation as it was shown: the profile may have changed before an operator reads it. */
export interface ReportedLine {
  readonly label: string
  readonly value: string
  readonly points: number
}

export const candidateReports = snakeCase.table(
  'candidate_reports',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** No reference: searches may be deleted before. */
    searchId: uuid(),
    line: jsonb().$type<ReportedLine>(),
    reportedBy: uuid()
      .notNull()
      .references(() => users.id),
    reason: text({ enum: reportReasons }).notNull(),
    note: text(),
    state: text({ enum: reportStates }).notNull().default('open'),
    outcome: text({ enum: reportOutcomes }),
    answer: text(),
    answeredBy: uuid().references(() => users.id),
    closedAt: instant('closed_at'),
    ...timestamps(),
  },
  (report) => [
    index('candidate_reports_of_company').on(report.companyId, report.createdAt),
    index('candidate_reports_by_state').on(report.state, report.createdAt),
    index('candidate_reports_candidate').on(report.candidateId),
    check('candidate_reports_state_known', sql`${report.state} in ('open','answered','withdrawn')`),
    check(
      'candidate_reports_answered_whole',
      sql`(${report.state} = 'answered') = (${report.outcome} is not null) and (${report.state} = 'open') = (${report.closedAt} is null)`,
    ),
    check('candidate_reports_note_length', sql`char_length(${report.note}) <= 1000`),
  ],
)
