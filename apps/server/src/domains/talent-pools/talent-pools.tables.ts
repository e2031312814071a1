import { poolVisibilities } from '@assay/contracts/talent-pools'
import { sql } from 'drizzle-orm'
import { check, date, index, snakeCase, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../platform/database/columns.ts'
import { candidates } from '../candidates/profiles/candidates.tables.ts'
import { users } from '../identity/users/users.tables.ts'
import { companies } from '../tenants/companies/companies.tables.ts'

/** Named lists of candidates across jobs. */
export const talentPools = snakeCase.table(
  'talent_pools',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    description: text(),
    visibility: text({ enum: poolVisibilities }).notNull(),
    version: version(),
    ...timestamps(),
  },
  (pool) => [
    uniqueIndex('talent_pools_name')
      .on(pool.companyId, sql`lower(${pool.name})`)
      .where(sql`${pool.visibility} = 'team'`),
    uniqueIndex('talent_pools_own_name')
      .on(pool.ownerId, sql`lower(${pool.name})`)
      .where(sql`${pool.visibility} = 'private'`),
    index('talent_pools_of_company').on(pool.companyId, pool.createdAt),
    check('talent_pools_name_length', sql`char_length(${pool.name}) between 2 and 60`),
    check('talent_pools_visibility', sql`${pool.visibility} in ('team','private')`),
  ],
)

const memberColumns = () => ({
  id: id(),
  poolId: uuid()
    .notNull()
    .references(() => talentPools.id, { onDelete: 'cascade' }),
  candidateId: uuid()
    .notNull()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  addedBy: uuid()
    .notNull()
    .references(() => users.id),
  note: text(),
  remindOn: date({ mode: 'string' }),
  /** The user who set the reminder, whose task it is. */
  reminderOf: uuid().references(() => users.id),
  version: version(),
  ...timestamps(),
})

export const talentPoolMembers = snakeCase.table('talent_pool_members', memberColumns(), (member) => [
  unique('talent_pool_members_once').on(member.poolId, member.candidateId),
  index('talent_pool_members_candidate').on(member.candidateId),
  index('talent_pool_members_due').on(member.reminderOf, member.remindOn).where(sql`${member.remindOn} is not null`),
  check('talent_pool_members_note_length', sql`char_length(${member.note}) <= 1000`),
  check('talent_pool_members_reminder', sql`num_nulls(${member.remindOn}, ${member.reminderOf}) in (0, 2)`),
])

/** Recently removed members, unchanged, so that the removal can be undone. */
export const talentPoolRemovals = snakeCase.table(
  'talent_pool_removals',
  {
    ...memberColumns(),
    removedBy: uuid()
      .notNull()
      .references(() => users.id),
    removedAt: instant('removed_at').notNull(),
  },
  (removal) => [
    index('talent_pool_removals_of_pool').on(removal.poolId, removal.candidateId),
    index('talent_pool_removals_candidate').on(removal.candidateId),
    index('talent_pool_removals_at').on(removal.removedAt),
  ],
)
