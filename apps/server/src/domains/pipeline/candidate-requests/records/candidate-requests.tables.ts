import { requestKinds, requestOutcomes, requestStates } from '@assay/contracts/candidate-requests'
import { deliveryMethods, manualNoticeStates, noticeSubjects } from '@assay/contracts/manual-notices'
import { sql } from 'drizzle-orm'
import { check, index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../../platform/database/columns.ts'
import { agencies } from '../../../agencies/records/agencies.tables.ts'
import { candidates } from '../../../candidates/profiles/candidates.tables.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { requirements } from '../../../requirements/records/requirements.tables.ts'
import { companies } from '../../../tenants/companies/companies.tables.ts'
import { shortlisteds } from '../../shortlists/records/shortlisteds.tables.ts'

const aboutCandidate = () => ({
  companyId: uuid()
    .notNull()
    .references(() => companies.id),
  requirementId: uuid()
    .notNull()
    .references(() => requirements.id),
  candidateId: uuid()
    .notNull()
    .references(() => candidates.id),
  shortlistedId: uuid()
    .notNull()
    .references(() => shortlisteds.id),
})

/** Requests of candidates to a company. The text may mention their health, so it is erased with them. */
export const candidateRequests = snakeCase.table(
  'candidate_requests',
  {
    id: id(),
    ...aboutCandidate(),
    kind: text({ enum: requestKinds }).notNull(),
    message: text().notNull(),
    state: text({ enum: requestStates }).notNull().default('open'),
    /** The user who recorded a spoken request; null when the candidate wrote it. */
    recordedBy: uuid().references(() => users.id),
    outcome: text({ enum: requestOutcomes }),
    answer: text(),
    answeredBy: uuid().references(() => users.id),
    answeredAt: instant('answered_at'),
    answerBy: instant('answer_by').notNull(),
    remindedAt: instant('reminded_at'),
    overdueAt: instant('overdue_at'),
    version: version(),
    ...timestamps(),
  },
  (request) => [
    uniqueIndex('candidate_requests_one_open')
      .on(request.shortlistedId, request.kind)
      .where(sql`${request.state} = 'open'`),
    index('candidate_requests_company').on(request.companyId, request.createdAt),
    index('candidate_requests_candidate').on(request.candidateId),
    index('candidate_requests_waiting').on(request.answerBy).where(sql`${request.state} = 'open'`),
    check('candidate_requests_kind', sql`${request.kind} in ('question','alternative','accommodation','review')`),
    check('candidate_requests_state', sql`${request.state} in ('open','answered','withdrawn')`),
    check('candidate_requests_message', sql`char_length(${request.message}) between 10 and 2000`),
    check(
      'candidate_requests_answered',
      sql`(${request.state} = 'answered') = (${request.answer} is not null)
          and (${request.answer} is null) = (${request.outcome} is null)
          and (${request.answer} is null) = (${request.answeredAt} is null)
          and (${request.answer} is null) = (${request.answeredBy} is null)`,
    ),
    check('candidate_requests_outcome', sql`${request.outcome} in ('granted','partly','declined','answered')`),
    check(
      'candidate_requests_outcome_of_kind',
      sql`${request.outcome} is null or (${request.outcome} = 'answered') = (${request.kind} = 'question')`,
    ),
    check('candidate_requests_answer', sql`char_length(${request.answer}) between 3 and 2000`),
  ],
)

/** Manual notices, one for each mail that could not be sent. */
export const manualNotices = snakeCase.table(
  'manual_notices',
  {
    id: id(),
    ...aboutCandidate(),
    /** The agency that represents the candidate and delivers the notice; null for the company. */
    agencyId: uuid().references(() => agencies.id),
    about: text({ enum: noticeSubjects }).notNull(),
    /** The key that the mail would have had, so that a repeated effect creates one notice. */
    key: text().notNull().unique(),
    /** For a closed process, its stage; for an answer, its request. */
    stage: text(),
    requestId: uuid().references(() => candidateRequests.id, { onDelete: 'cascade' }),
    /** For an interview or an offer: its id, and the text that the mail would have had. */
    subjectId: uuid(),
    message: text(),
    state: text({ enum: manualNoticeStates }).notNull().default('pending'),
    deliverBy: instant('deliver_by').notNull(),
    method: text({ enum: deliveryMethods }),
    note: text(),
    deliveredBy: uuid().references(() => users.id),
    deliveredAt: instant('delivered_at'),
    ...timestamps(),
  },
  (notice) => [
    index('manual_notices_company').on(notice.companyId, notice.createdAt),
    index('manual_notices_agency').on(notice.agencyId, notice.createdAt),
    index('manual_notices_candidate').on(notice.candidateId),
    index('manual_notices_subject').on(notice.subjectId).where(sql`${notice.state} = 'pending'`),
    check(
      'manual_notices_about',
      sql`case ${notice.about} when 'end' then ${notice.stage} in ('rejected','closed')
          and ${notice.requestId} is null when 'answer' then ${notice.requestId} is not null
          when 'interview' then ${notice.message} is not null and ${notice.subjectId} is not null
          when 'offer' then ${notice.message} is not null and ${notice.subjectId} is not null else false end`,
    ),
    check(
      'manual_notices_delivered',
      sql`${notice.state} in ('pending','delivered','superseded') and (${notice.state} = 'delivered') = (${notice.method} is not null)
          and (${notice.method} is null) = (${notice.deliveredAt} is null) and (${notice.method} is null) = (${notice.deliveredBy} is null)`,
    ),
    check('manual_notices_method', sql`${notice.method} in ('phone','inPerson','otherWay')`),
    check('manual_notices_message', sql`char_length(${notice.message}) between 1 and 4000`),
    check('manual_notices_note', sql`char_length(${notice.note}) <= 500`),
    check('manual_notices_key', sql`char_length(${notice.key}) between 1 and 300`),
  ],
)
