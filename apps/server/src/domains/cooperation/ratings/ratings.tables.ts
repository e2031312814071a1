import { sql } from 'drizzle-orm'
import { check, index, smallint, snakeCase, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/records/agencies.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { submissions } from '../../pipeline/shortlists/submissions/submissions.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'

/** An employer's rating of an agency’s work on one submission. */
export const agencyRatings = snakeCase.table(
  'agency_ratings',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    submissionId: uuid()
      .notNull()
      .unique()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    ratedBy: uuid()
      .notNull()
      .references(() => users.id),
    accuracy: smallint().notNull(),
    speed: smallint().notNull(),
    quality: smallint().notNull(),
    ...timestamps(),
  },
  (rating) => [
    index('agency_ratings_of_agency').on(rating.agencyId, rating.createdAt),
    index('agency_ratings_of_company').on(rating.companyId, rating.createdAt),
    check(
      'agency_ratings_grades',
      sql`${rating.accuracy} between 1 and 5 and ${rating.speed} between 1 and 5 and ${rating.quality} between 1 and 5`,
    ),
  ],
)
