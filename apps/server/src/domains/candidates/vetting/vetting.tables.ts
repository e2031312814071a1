import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, real, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'
import { candidates, type VettingIntegrity, vettingResults } from '../profiles/candidates.tables.ts'

/**
 * The person that the results were recorded about: hashes of name, address and number as they were each time, written by a trigger.
 * Under another identity, an agency’s candidate would take over what someone else has shown.
 */
export const vettedIdentities = snakeCase.table('vetted_identities', {
  candidateId: uuid()
    .primaryKey()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  marks: text().array().notNull(),
})

/** Corrections that wait for a second person. A confirmed one becomes a result that supersedes the old one. */
export const vettingChanges = snakeCase.table(
  'vetting_changes',
  {
    id: id(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    resultId: uuid()
      .notNull()
      .references(() => vettingResults.id, { onDelete: 'cascade' }),
    stage: text().notNull(),
    method: text().notNull(),
    assessorRole: text().notNull(),
    result: text({ enum: ['pass', 'fail', 'score'] }).notNull(),
    score: real(),
    scoreMax: real(),
    on: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }),
    documentHash: text(),
    integrity: jsonb().$type<VettingIntegrity>(),
    skillIds: uuid().array().notNull().default([]),
    reason: text().notNull(),
    state: text({ enum: ['proposed', 'confirmed', 'rejected'] })
      .notNull()
      .default('proposed'),
    proposedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant('decided_at'),
    ...timestamps(),
  },
  (change) => [
    uniqueIndex('vetting_changes_one_open').on(change.resultId).where(sql`${change.state} = 'proposed'`),
    index('vetting_changes_candidate').on(change.candidateId),
    check('vetting_changes_state_known', sql`${change.state} in ('proposed','confirmed','rejected')`),
    check(
      'vetting_changes_second_person',
      sql`${change.state} <> 'confirmed' or ${change.decidedBy} <> ${change.proposedBy}`,
    ),
  ],
)
