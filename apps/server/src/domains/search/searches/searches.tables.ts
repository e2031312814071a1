import { type Facet, searchStates, type WaterfallStep } from '@assay/contracts/candidate-searches'
import type { LintFinding } from '@assay/contracts/search-criteria'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  real,
  snakeCase,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { packedJson } from '../../../platform/database/packed-json.ts'
import { upgradedJson } from '../../../platform/database/upgraded-json.ts'
import { users } from '../../identity/users/users.tables.ts'
import { requirements } from '../../requirements/records/requirements.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'
import { upgradeCriteria, upgradeSeal, upgradeSpans } from './legacy-seals.rules.ts'
import type { StoredMatches } from './stored-matches.rules.ts'

/** Immutable once ready: a trigger allows changes of the name, the deletion, `superseded` and when it was seen only. */
export const candidateSearches = snakeCase.table(
  'candidate_searches',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    requirementId: uuid().references(() => requirements.id),
    parentId: uuid().references((): AnyPgColumn => candidateSearches.id),
    door: text({ enum: ['jobDesc', 'summary', 'skill'] }).notNull(),
    text: text(),
    criteria: upgradedJson(upgradeCriteria).notNull(),
    spans: upgradedJson(upgradeSpans).notNull(),
    notUnderstood: jsonb().$type<readonly string[]>().notNull(),
    lint: jsonb().$type<readonly LintFinding[]>().notNull(),
    poolHash: text().notNull(),
    poolSize: integer().notNull(),
    matchedCount: integer().notNull(),
    frozenCount: integer().notNull(),
    facets: jsonb().$type<readonly Facet[]>().notNull(),
    waterfall: jsonb().$type<readonly WaterfallStep[]>().notNull(),
    modelVersionId: text().notNull(),
    tookMs: real().notNull(),
    /** Inputs of a replay, and hashes of all frozen data; null for searches from before replays. */
    seal: upgradedJson(upgradeSeal),
    state: text({ enum: searchStates }).notNull(),
    savedName: text(),
    /** Run because of an alert, for its owner. */
    createdForAlert: boolean().notNull().default(false),
    /** When its owner first saw the answer; null for an alert's run that waits for them. */
    seenAt: instant('seen_at'),
    deletedAt: instant('deleted_at'),
    deletedBy: uuid().references(() => users.id),
    version: version(),
    ...timestamps(),
  },
  (search) => [
    index('candidate_searches_of_user').on(search.userId, search.createdAt, search.id),
    index('candidate_searches_of_company').on(search.companyId, search.createdAt, search.id),
    check('candidate_searches_door_known', sql`${search.door} in ('jobDesc','summary','skill')`),
    check('candidate_searches_state_known', sql`${search.state} in ('queued','running','ready','failed','superseded')`),
    check('candidate_searches_text_length', sql`char_length(${search.text}) <= 20000`),
    check('candidate_searches_name_length', sql`char_length(${search.savedName}) between 1 and 80`),
    check(
      'candidate_searches_counts',
      sql`${search.matchedCount} between 0 and ${search.poolSize} and ${search.frozenCount} between 0 and ${search.matchedCount}`,
    ),
    check('candidate_searches_deletion_whole', sql`num_nulls(${search.deletedAt}, ${search.deletedBy}) in (0, 2)`),
  ],
)

/** The frozen matches of a search by rank, in one row. A trigger refuses every update. */
export const searchMatchLists = snakeCase.table(
  'search_match_lists',
  {
    searchId: uuid()
      .primaryKey()
      .references(() => candidateSearches.id, { onDelete: 'cascade' }),
    /** By rank. Erased candidates keep their row, so every id resolves. */
    candidateIds: uuid().array().notNull(),
    kept: packedJson<StoredMatches>().notNull(),
  },
  (list) => [check('search_match_lists_somebody', sql`cardinality(${list.candidateIds}) > 0`)],
)
