import { disputeReasons, disputeSides, disputeStates } from '@assay/contracts/ownership-disputes'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/records/agencies.tables.ts'
import { candidates } from '../../candidates/profiles/candidates.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { submissions } from '../../pipeline/shortlists/submissions/submissions.tables.ts'
import { requirements } from '../../requirements/records/requirements.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'

/** Disputes about who introduced a candidate to an employer; at most one undecided dispute about a submission. */
export const ownershipDisputes = snakeCase.table(
  'ownership_disputes',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    submissionId: uuid()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    otherSubmissionId: uuid().references(() => submissions.id, { onDelete: 'cascade' }),
    otherAgencyId: uuid().references(() => agencies.id),
    openedBy: text({ enum: disputeSides }).notNull(),
    openedUser: uuid()
      .notNull()
      .references(() => users.id),
    reason: text({ enum: disputeReasons }).notNull(),
    state: text({ enum: disputeStates }).notNull(),
    answerBy: instant('answer_by').notNull(),
    outcome: text({ enum: disputeSides }),
    decisionReason: text(),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant('decided_at'),
    version: version(),
    ...timestamps(),
  },
  (dispute) => [
    uniqueIndex('ownership_disputes_once')
      .on(dispute.submissionId)
      .where(sql`${dispute.state} in ('open','answered','unanswered')`),
    index('ownership_disputes_of_company').on(dispute.companyId, dispute.createdAt),
    index('ownership_disputes_of_agency').on(dispute.agencyId, dispute.createdAt),
    index('ownership_disputes_of_other').on(dispute.otherAgencyId, dispute.createdAt),
    index('ownership_disputes_due').on(dispute.answerBy).where(sql`${dispute.state} = 'open'`),
    check(
      'ownership_disputes_state_known',
      sql`${dispute.state} in ('open','answered','unanswered','decided','conceded','withdrawn')`,
    ),
    check('ownership_disputes_outcome_known', sql`${dispute.outcome} in ('agency','employer','otherAgency')`),
    check(
      'ownership_disputes_ended',
      sql`(${dispute.state} in ('decided','conceded')) = (${dispute.outcome} is not null)`,
    ),
    check(
      'ownership_disputes_other_whole',
      sql`num_nonnulls(${dispute.otherSubmissionId}, ${dispute.otherAgencyId}) in (0, 2)`,
    ),
  ],
)

export interface Evidence {
  readonly on: string
  readonly what: string
}

/** The statement of each side, once. */
export const disputeStatements = snakeCase.table(
  'dispute_statements',
  {
    id: id(),
    disputeId: uuid()
      .notNull()
      .references(() => ownershipDisputes.id, { onDelete: 'cascade' }),
    side: text({ enum: disputeSides }).notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    evidence: jsonb().$type<readonly Evidence[]>().notNull(),
    ...timestamps(),
  },
  (statement) => [
    unique('dispute_statements_once').on(statement.disputeId, statement.side),
    check('dispute_statements_length', sql`char_length(${statement.body}) <= 2000`),
  ],
)
