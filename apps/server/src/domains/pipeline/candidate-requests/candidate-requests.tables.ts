import { requestKinds, requestOutcomes, requestStates } from '@assay/contracts/candidate-requests'
import { letterStates, letterSubjects, waysTold } from '@assay/contracts/owed-letters'
import { sql } from 'drizzle-orm'
import { check, index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/agencies.tables.ts'
import { candidates } from '../../candidates/profiles/candidates.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { requirements } from '../../requirements/requirements.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'
import { shortlisteds } from '../shortlists/shortlisteds.tables.ts'

const ofWhom = () => ({
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

/** What candidates ask of a company. The words are theirs, and may tell of their health: erased with them. */
export const candidateRequests = snakeCase.table(
  'candidate_requests',
  {
    id: id(),
    ...ofWhom(),
    kind: text({ enum: requestKinds }).notNull(),
    wish: text().notNull(),
    state: text({ enum: requestStates }).notNull().default('asked'),
    /** Who noted what was asked by word of mouth; null: the candidate wrote it. */
    writtenDownBy: uuid().references(() => users.id),
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
      .where(sql`${request.state} = 'asked'`),
    index('candidate_requests_company').on(request.companyId, request.createdAt),
    index('candidate_requests_candidate').on(request.candidateId),
    index('candidate_requests_waiting').on(request.answerBy).where(sql`${request.state} = 'asked'`),
    check('candidate_requests_kind', sql`${request.kind} in ('alternative','accommodation','review')`),
    check('candidate_requests_state', sql`${request.state} in ('asked','answered','withdrawn')`),
    check('candidate_requests_wish', sql`char_length(${request.wish}) between 10 and 2000`),
    check(
      'candidate_requests_answered',
      sql`(${request.state} = 'answered') = (${request.answer} is not null)
          and (${request.answer} is null) = (${request.outcome} is null)
          and (${request.answer} is null) = (${request.answeredAt} is null)
          and (${request.answer} is null) = (${request.answeredBy} is null)`,
    ),
    check('candidate_requests_outcome', sql`${request.outcome} in ('granted','partly','declined')`),
    check('candidate_requests_answer', sql`char_length(${request.answer}) between 3 and 2000`),
  ],
)

/** Letters that could not go out, one row for each mail that was not written. */
export const owedLetters = snakeCase.table(
  'owed_letters',
  {
    id: id(),
    ...ofWhom(),
    /** Who represents the person, and tells them; null: the company does. */
    agencyId: uuid().references(() => agencies.id),
    about: text({ enum: letterSubjects }).notNull(),
    /** As the mail would have had it: owed once, whatever runs twice. */
    key: text().notNull().unique(),
    /** Of an end: at which stage; of an answer: whose. */
    stage: text(),
    requestId: uuid().references(() => candidateRequests.id, { onDelete: 'cascade' }),
    /** Of an interview or an offer: which, and what the mail would have said. */
    subjectId: uuid(),
    says: text(),
    state: text({ enum: letterStates }).notNull().default('owed'),
    tellBy: instant('tell_by').notNull(),
    how: text({ enum: waysTold }),
    note: text(),
    toldBy: uuid().references(() => users.id),
    toldAt: instant('told_at'),
    ...timestamps(),
  },
  (letter) => [
    index('owed_letters_company').on(letter.companyId, letter.createdAt),
    index('owed_letters_agency').on(letter.agencyId, letter.createdAt),
    index('owed_letters_candidate').on(letter.candidateId),
    index('owed_letters_subject').on(letter.subjectId).where(sql`${letter.state} = 'owed'`),
    check(
      'owed_letters_about',
      sql`case ${letter.about} when 'end' then ${letter.stage} in ('passed','closed')
          and ${letter.requestId} is null when 'answer' then ${letter.requestId} is not null
          when 'interview' then ${letter.says} is not null and ${letter.subjectId} is not null
          when 'offer' then ${letter.says} is not null and ${letter.subjectId} is not null else false end`,
    ),
    check(
      'owed_letters_told',
      sql`${letter.state} in ('owed','told','overtaken') and (${letter.state} = 'told') = (${letter.how} is not null)
          and (${letter.how} is null) = (${letter.toldAt} is null) and (${letter.how} is null) = (${letter.toldBy} is null)`,
    ),
    check('owed_letters_how', sql`${letter.how} in ('phone','inPerson','otherWay')`),
    check('owed_letters_says', sql`char_length(${letter.says}) between 1 and 4000`),
    check('owed_letters_note', sql`char_length(${letter.note}) <= 500`),
    check('owed_letters_key', sql`char_length(${letter.key}) between 1 and 300`),
  ],
)
