import { linkPurposes } from '@assay/contracts/candidate-links'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant, timestamps } from '../../platform/database/columns.ts'
import { candidates } from '../candidates/profiles/candidates.tables.ts'
import { companies } from '../tenants/companies/companies.tables.ts'

/** Links sent to a person for one purpose. The token is derived, so only its hash is stored. */
export const verifications = snakeCase.table(
  'verifications',
  {
    id: id(),
    purpose: text({ enum: ['candidateAction'] }).notNull(),
    action: text({ enum: linkPurposes }).notNull(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    companyId: uuid().references(() => companies.id),
    subjectType: text().notNull(),
    subjectId: uuid().notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    /** The changes to be confirmed, as references: never personal data. */
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    outcome: text(),
    /** Set when the subject was settled or a newer link replaced this one. */
    closedAt: instant('closed_at'),
    ...timestamps(),
  },
  (link) => [
    uniqueIndex('verifications_one_open')
      .on(link.candidateId, link.action, link.subjectType, link.subjectId)
      .where(sql`${link.usedAt} is null and ${link.closedAt} is null`),
    index('verifications_subject').on(link.subjectType, link.subjectId),
    check('verifications_purpose', sql`${link.purpose} in ('candidateAction')`),
    check(
      'verifications_action',
      sql`${link.action} in ('answerContactRequest','chooseInterviewSlot','answerOffer','followProgress','correctOrEraseData','askForExplanation','confirmStart','askForAccommodation','followCommunity')`,
    ),
    check('verifications_used_with_outcome', sql`(${link.usedAt} is null) = (${link.outcome} is null)`),
    check('verifications_token_hash', sql`octet_length(${link.tokenHash}) = 32`),
  ],
)

/** Secrets that this installation generated for itself. */
export const installationKeys = snakeCase.table(
  'installation_keys',
  { name: text().primaryKey(), key: bytes('key').notNull(), createdAt: createdAt() },
  (key) => [check('installation_keys_length', sql`octet_length(${key.key}) = 32`)],
)
