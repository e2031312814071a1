import { sql } from 'drizzle-orm'
import { check, index, integer, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { candidates } from '../../candidates/candidates.tables.ts'
import { users } from '../../identity/users.tables.ts'
import { requirements } from '../../requirements/requirements.tables.ts'
import { candidateSearches } from '../../search/searches.tables.ts'
import { companies } from '../../tenants/companies.tables.ts'

export const pipelineStages = [
  'submitted',
  'duplicate',
  'denied',
  'shortlisted',
  'contactRequested',
  'contactReleased',
  'interviewing',
  'decision',
  'offer',
  'hired',
  'passed',
  'withdrawn',
  'closed',
] as const

export const shortlisteds = snakeCase.table(
  'shortlisteds',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    addedBy: uuid()
      .notNull()
      .references(() => users.id),
    searchId: uuid().references(() => candidateSearches.id),
    rankAtAdd: integer(),
    scoreAtAdd: integer(),
    ownerId: uuid().references(() => users.id),
    stage: text({ enum: pipelineStages }).notNull(),
    stageSince: instant('stage_since').notNull().defaultNow(),
    passCode: text(),
    passNote: text(),
    version: version(),
    ...timestamps(),
  },
  (entry) => [
    unique('shortlisteds_once').on(entry.requirementId, entry.candidateId),
    index('shortlisteds_of_company').on(entry.companyId, entry.candidateId),
    check(
      'shortlisteds_stage_known',
      sql`${entry.stage} in ('submitted','duplicate','denied','shortlisted','contactRequested','contactReleased','interviewing','decision','offer','hired','passed','withdrawn','closed')`,
    ),
    check('shortlisteds_passed_with_reason', sql`${entry.stage} <> 'passed' or ${entry.passCode} is not null`),
  ],
)
