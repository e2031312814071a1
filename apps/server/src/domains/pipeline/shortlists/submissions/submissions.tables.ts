import { contactAnswers } from '@assay/contracts/shortlisteds'
import { submissionStates } from '@assay/contracts/submissions'
import { sql } from 'drizzle-orm'
import { check, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../../platform/database/columns.ts'
import { agencies } from '../../../agencies/records/agencies.tables.ts'
import { candidates } from '../../../candidates/profiles/candidates.tables.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { requirements } from '../../../requirements/records/requirements.tables.ts'
import { companies } from '../../../tenants/companies/companies.tables.ts'
import { shortlisteds } from '../records/shortlisteds.tables.ts'

/** Agency proposals: at most one per shortlist entry. */
export const submissions = snakeCase.table(
  'submissions',
  {
    id: id(),
    shortlistedId: uuid()
      .notNull()
      .unique()
      .references(() => shortlisteds.id, { onDelete: 'cascade' }),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    submittedBy: uuid()
      .notNull()
      .references(() => users.id),
    note: text(),
    state: text({ enum: submissionStates }).notNull(),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant('decided_at'),
    ownedUntil: instant('owned_until'),
    /** While it is set, ownership does not end and nothing about it is decided. */
    disputedSince: instant('disputed_since'),
    /** The last request of a client contact to meet the candidate. */
    contactAskedBy: uuid().references(() => users.id),
    contactAskedAt: instant('contact_asked_at'),
    contactMessage: text(),
    contactAnswer: text({ enum: contactAnswers }),
    contactAnsweredAt: instant('contact_answered_at'),
    version: version(),
    ...timestamps(),
  },
  (submission) => [
    index('submissions_agency').on(submission.agencyId, submission.createdAt),
    index('submissions_company').on(submission.companyId, submission.createdAt),
    index('submissions_requirement').on(submission.requirementId),
    index('submissions_ownership').on(submission.ownedUntil).where(sql`${submission.state} = 'accepted'`),
    check(
      'submissions_state_known',
      sql`${submission.state} in ('submitted','accepted','denied','duplicate','withdrawn','closed','expired')`,
    ),
    check('submissions_decided', sql`(${submission.state} = 'submitted') = (${submission.decidedAt} is null)`),
    check(
      'submissions_owned',
      sql`(${submission.state} in ('accepted','expired')) = (${submission.ownedUntil} is not null)`,
    ),
    check(
      'submissions_contact_asked',
      sql`(${submission.contactAskedBy} is null) = (${submission.contactAskedAt} is null)`,
    ),
    check(
      'submissions_contact_answered',
      sql`(${submission.contactAnswer} is null) = (${submission.contactAnsweredAt} is null)
        and (${submission.contactAnswer} is null or ${submission.contactAskedAt} is not null)`,
    ),
    check('submissions_contact_answer', sql`${submission.contactAnswer} in ('introducing','notYet','declined')`),
    check('submissions_contact_message', sql`length(${submission.contactMessage}) <= 500`),
    check('submissions_note_length', sql`length(${submission.note}) <= 1000`),
  ],
)
