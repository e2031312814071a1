import { index, snakeCase, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../platform/database/columns.ts'
import { candidates } from '../candidates/profiles/candidates.tables.ts'
import { users } from '../identity/users/users.tables.ts'
import { companies } from '../tenants/companies/companies.tables.ts'

/** Links to a masked profile. The token is derived from a key and this id. */
export const profileShares = snakeCase.table(
  'profile_shares',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    sharedBy: uuid()
      .notNull()
      .references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    ...timestamps(),
  },
  (share) => [
    index('profile_shares_of_company').on(share.companyId, share.createdAt),
    index('profile_shares_candidate').on(share.candidateId, share.createdAt),
  ],
)
