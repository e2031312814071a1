import { sql } from 'drizzle-orm'
import { bigint, check, index, primaryKey, smallint, snakeCase, text, uuid } from 'drizzle-orm/pg-core'

/**
 * What the ranker could read of each candidate, at every pool version. A trigger lets a profile only be erased.
 * No foreign key: that somebody left is a version too.
 */
export const candidateProfileVersions = snakeCase.table(
  'candidate_profile_versions',
  {
    candidateId: uuid().notNull(),
    /** The first pool version that has it. */
    poolVersion: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the profile; null where the candidate could be found no more. */
    contentHash: text(),
    /** Canonical JSON. A text and not jsonb, so that its bytes stay. null beside a hash: erased. */
    profile: text(),
  },
  (kept) => [
    primaryKey({ columns: [kept.candidateId, kept.poolVersion] }),
    index('candidate_profile_versions_pool_version').on(kept.poolVersion),
    check('candidate_profile_versions_whole', sql`${kept.contentHash} is not null or ${kept.profile} is null`),
  ],
)

/** One row: how far the versions go. Its lock makes servers take turns in writing them. */
export const candidateProfileHistory = snakeCase.table(
  'candidate_profile_history',
  {
    id: smallint().primaryKey().default(1),
    poolVersion: bigint({ mode: 'number' }).notNull().default(0),
    /** Changes of transactions below it are in the versions. */
    settledBelow: text().notNull().default('0'),
    /** Another one after a restore: whoever follows begins again. */
    generation: uuid().notNull().default(sql`gen_random_uuid()`),
  },
  (history) => [check('candidate_profile_history_one_row', sql`${history.id} = 1`)],
)
