import { agencyClientSides } from '@assay/contracts/agency-clients'
import { sql } from 'drizzle-orm'
import { check, index, primaryKey, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/records/agencies.tables.ts'
import { candidates } from '../../candidates/profiles/candidates.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { requirements } from '../../requirements/records/requirements.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'

/** Messages between an agency and an employer, one conversation for each topic. */
export const agencyThreads = snakeCase.table(
  'agency_threads',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    requirementId: uuid().references(() => requirements.id, { onDelete: 'cascade' }),
    candidateId: uuid().references(() => candidates.id, { onDelete: 'cascade' }),
    lastMessageAt: instant('last_message_at').notNull(),
    ...timestamps(),
  },
  (thread) => [
    unique('agency_threads_once')
      .on(thread.agencyId, thread.companyId, thread.requirementId, thread.candidateId)
      .nullsNotDistinct(),
    index('agency_threads_of_company').on(thread.companyId, thread.lastMessageAt),
    index('agency_threads_of_agency').on(thread.agencyId, thread.lastMessageAt),
    index('agency_threads_of_candidate').on(thread.candidateId),
  ],
)

export const agencyMessages = snakeCase.table(
  'agency_messages',
  {
    id: id(),
    threadId: uuid()
      .notNull()
      .references(() => agencyThreads.id, { onDelete: 'cascade' }),
    side: text({ enum: agencyClientSides }).notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    ...timestamps(),
  },
  (message) => [
    index('agency_messages_of_thread').on(message.threadId, message.createdAt),
    index('agency_messages_of_author').on(message.authorId, message.createdAt),
    check('agency_messages_side_known', sql`${message.side} in ('employer','agency')`),
    check('agency_messages_length', sql`char_length(${message.body}) between 1 and 4000`),
  ],
)

/** Until when each person has read. */
export const agencyThreadReads = snakeCase.table(
  'agency_thread_reads',
  {
    threadId: uuid()
      .notNull()
      .references(() => agencyThreads.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (read) => [primaryKey({ columns: [read.threadId, read.userId] })],
)
