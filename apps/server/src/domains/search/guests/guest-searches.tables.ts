import type { Facet, WaterfallStep } from '@assay/contracts/candidate-searches'
import type { LintFinding } from '@assay/contracts/search-criteria'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  real,
  smallint,
  snakeCase,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../../platform/database/columns.ts'
import { upgradedJson } from '../../../platform/database/upgraded-json.ts'
import { users } from '../../identity/users/users.tables.ts'
import { type PayBand, upgradeCriteria, upgradeMatches, upgradeSeal, upgradeSpans } from '../searches/index.ts'

export const anonymousUsers = snakeCase.table(
  'anonymous_users',
  {
    id: id(),
    /** SHA-256 of the cookie; the cookie itself is not stored. */
    cookieHash: text().notNull().unique(),
    firstSeenAt: instant('first_seen_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    consentAnalytics: boolean().notNull().default(false),
    convertedUserId: uuid().references(() => users.id),
  },
  (guest) => [index('anonymous_users_last_seen').on(guest.lastSeenAt)],
)

export const candidateAnonymousSearches = snakeCase.table(
  'candidate_anonymous_searches',
  {
    id: id(),
    anonymousUserId: uuid()
      .notNull()
      .references(() => anonymousUsers.id, { onDelete: 'cascade' }),
    /** Ordinal among the searches of the last 24 hours; unique, so that no race can exceed the limit. */
    place: smallint().notNull(),
    door: text({ enum: ['jobDesc', 'summary', 'skill'] }).notNull(),
    text: text(),
    criteria: upgradedJson(upgradeCriteria).notNull(),
    spans: upgradedJson(upgradeSpans).notNull(),
    notUnderstood: jsonb().$type<readonly string[]>().notNull(),
    lint: jsonb().$type<readonly LintFinding[]>().notNull(),
    /** The best matches in full: five are shown to the guest, all move along at registration. */
    matches: upgradedJson(upgradeMatches).notNull(),
    facets: jsonb().$type<readonly Facet[]>().notNull(),
    waterfall: jsonb().$type<readonly WaterfallStep[]>().notNull(),
    poolHash: text().notNull(),
    poolSize: integer().notNull(),
    matchedCount: integer().notNull(),
    payBand: jsonb().$type<PayBand | null>(),
    modelVersionId: text().notNull(),
    tookMs: real().notNull(),
    seal: upgradedJson(upgradeSeal),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (search) => [
    unique('candidate_anonymous_searches_place').on(search.anonymousUserId, search.place),
    index('candidate_anonymous_searches_expiry').on(search.expiresAt),
    check('candidate_anonymous_searches_place_range', sql`${search.place} >= 1`),
    check('candidate_anonymous_searches_text_length', sql`char_length(${search.text}) <= 20000`),
    check('candidate_anonymous_searches_door_known', sql`${search.door} in ('jobDesc','summary','skill')`),
    check('candidate_anonymous_searches_counts', sql`${search.matchedCount} between 0 and ${search.poolSize}`),
  ],
)
