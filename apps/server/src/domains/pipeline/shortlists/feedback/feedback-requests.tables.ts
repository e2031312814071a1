import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, timestamps } from '../../../../platform/database/columns.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { requirements } from '../../../requirements/records/requirements.tables.ts'
import { companies } from '../../../tenants/companies/companies.tables.ts'
import { shortlisteds } from '../records/shortlisteds.tables.ts'

/** One address asked for opinions on candidates of one requirement. Its link is derived from a key and this id. */
export const feedbackRequests = snakeCase.table(
  'feedback_requests',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id),
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Null once erased, together with the mail to it. */
    email: text(),
    message: text(),
    /** Increases when candidates are added, which sends another mail. */
    revision: integer().notNull().default(1),
    expiresAt: instant('expires_at').notNull(),
    remindedAt: instant('reminded_at'),
    reminders: integer().notNull().default(0),
    /** Wrong tokens for this link. */
    endedAt: instant('ended_at'),
    endedBecause: text({ enum: ['expired', 'withdrawn', 'closed'] }),
    /** Set when the requirement closes: until then the address identifies the reviewer. */
    forgetAt: instant('forget_at'),
    ...timestamps(),
  },
  (request) => [
    uniqueIndex('feedback_requests_one_open')
      .on(request.requirementId, request.email)
      .where(sql`${request.endedAt} is null`),
    index('feedback_requests_of_company').on(request.companyId, request.createdAt),
    index('feedback_requests_of_requirement').on(request.requirementId, request.createdAt),
    index('feedback_requests_due').on(request.expiresAt).where(sql`${request.endedAt} is null`),
    index('feedback_requests_forgotten').on(request.forgetAt).where(sql`${request.email} is not null`),
    check(
      'feedback_requests_email',
      sql`${request.email} = lower(${request.email}) and length(${request.email}) <= 254`,
    ),
    check('feedback_requests_message', sql`char_length(${request.message}) <= 1000`),
    check('feedback_requests_ended', sql`(${request.endedAt} is null) = (${request.endedBecause} is null)`),
    check('feedback_requests_because', sql`${request.endedBecause} in ('expired','withdrawn','closed')`),
    check('feedback_requests_open_has_address', sql`${request.endedAt} is not null or ${request.email} is not null`),
  ],
)

/** The candidates of a request with their opinions; a repeated request replaces the opinion. */
export const feedbackOpinions = snakeCase.table(
  'feedback_opinions',
  {
    feedbackRequestId: uuid()
      .notNull()
      .references(() => feedbackRequests.id, { onDelete: 'cascade' }),
    shortlistedId: uuid()
      .notNull()
      .references(() => shortlisteds.id, { onDelete: 'cascade' }),
    vote: text({ enum: ['up', 'down', 'unsure'] }),
    note: text(),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (opinion) => [
    primaryKey({ columns: [opinion.feedbackRequestId, opinion.shortlistedId] }),
    index('feedback_opinions_of_entry').on(opinion.shortlistedId),
    check('feedback_opinions_vote', sql`${opinion.vote} in ('up','down','unsure')`),
    check('feedback_opinions_note', sql`char_length(${opinion.note}) <= 500`),
    check('feedback_opinions_answered', sql`(${opinion.vote} is null) = (${opinion.answeredAt} is null)`),
  ],
)
