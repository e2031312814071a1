import { index, snakeCase, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { requirements } from '../../requirements/records/requirements.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'
import { candidates } from '../profiles/candidates.tables.ts'

/** To which company a candidate released their identity, and for which requirement only. */
export const candidateReleases = snakeCase.table(
  'candidate_releases',
  {
    /** The contact request that was approved. */
    contactInfoId: uuid().primaryKey(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id),
    releasedAt: instant('released_at').notNull(),
  },
  (release) => [
    unique('candidate_releases_once').on(release.candidateId, release.requirementId),
    index('candidate_releases_company').on(release.companyId, release.candidateId),
  ],
)
