import { sql } from 'drizzle-orm'
import { bigint, check, index, primaryKey, smallint, snakeCase, text, uuid } from 'drizzle-orm/pg-core'

/**
 * What the ranker could read of each candidate, at every pool version. A trigger forbids every change but erasure. No
 * foreign key: a departure is a version too.
 */
export const candidateProfileVersions = snakeCase.table(
  'candidate_profile_versions',
  {
    candidateId: uuid().notNull(),
    /** The first pool version that includes this row. */
    poolVersion: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the profile; null if the candidate could no longer be found. */
    contentHash: text(),
    /** Canonical JSON, as text and not jsonb so that its bytes are preserved. null with a hash: erased. */
    profile: text(),
  },
  (kept) => [
    primaryKey({ columns: [kept.candidateId, kept.poolVersion] }),
    index('candidate_profile_versions_pool_version').on(kept.poolVersion),
    check('candidate_profile_versions_whole', sql`${kept.contentHash} is not null or ${kept.profile} is null`),
  ],
)

/** One row with the latest version. Its lock makes servers take turns in writing versions. */
export const candidateProfileHistory = snakeCase.table(
  'candidate_profile_history',
  {
    id: smallint().primaryKey().default(1),
    poolVersion: bigint({ mode: 'number' }).notNull().default(0),
    /** Changes of transactions below it are in the versions. */
    settledBelow: text().notNull().default('0'),
    /** Changes after a restore, upon which followers reload. */
    generation: uuid().notNull().default(sql`gen_random_uuid()`),
  },
  (history) => [check('candidate_profile_history_one_row', sql`${history.id} = 1`)],
)
