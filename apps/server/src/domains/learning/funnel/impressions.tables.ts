import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, snakeCase, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { candidates } from '../../candidates/profiles/candidates.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { candidateSearches } from '../../search/searches/searches.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'

/** Which candidates were really shown to which user, and at which rank; one row per viewer of a search. */
export const impressions = snakeCase.table(
  'impressions',
  {
    searchId: uuid()
      .notNull()
      .references(() => candidateSearches.id, { onDelete: 'cascade' }),
    viewerId: uuid()
      .notNull()
      .references(() => users.id),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    /** Rank in the frozen list, from 1. */
    place: integer().notNull(),
    shownAt: instant('shown_at').notNull(),
    /** When the explanation or profile was opened. */
    openedAt: instant('opened_at'),
    /** When it had been open for a while. */
    longLookAt: instant('long_look_at'),
  },
  (impression) => [
    primaryKey({ columns: [impression.searchId, impression.viewerId, impression.candidateId] }),
    index('impressions_of_company').on(impression.companyId, impression.shownAt),
    index('impressions_of_candidate').on(impression.candidateId, impression.shownAt),
    check('impressions_place', sql`${impression.place} between 1 and 200`),
    check('impressions_look', sql`${impression.longLookAt} is null or ${impression.openedAt} is not null`),
  ],
)
