import type { Guard, LearnedFrom, ModelMetrics, ShadowTest, ShapeChange } from '@assay/contracts/model-versions'
import { modelVersionStates } from '@assay/contracts/model-versions'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'

/** Trained versions: proposed, serving or retired. Everything except the state is immutable. */
export const modelVersions = snakeCase.table(
  'model_versions',
  {
    id: id(),
    /** null: for every company. */
    companyId: uuid().references(() => companies.id),
    /** The version name that searches record. */
    name: text().notNull(),
    state: text({ enum: modelVersionStates }).notNull(),
    /** Canonical JSON, with its SHA-256. */
    model: text().notNull(),
    modelHash: text().notNull(),
    /** The model that served when this one was proposed. */
    basedOn: text().notNull(),
    basedOnHash: text().notNull(),
    learnedFrom: jsonb().$type<LearnedFrom>().notNull(),
    metrics: jsonb().$type<ModelMetrics>().notNull(),
    diff: jsonb().$type<readonly ShapeChange[]>().notNull(),
    shadow: jsonb().$type<ShadowTest>().notNull(),
    guards: jsonb().$type<readonly Guard[]>().notNull(),
    /** null: by the scheduler. */
    proposedBy: uuid().references(() => users.id),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant('decided_at'),
    reason: text(),
    /** Of a version that was promoted and rolled back; `reason` stays that of the promotion. */
    rolledBackBy: uuid().references(() => users.id),
    rolledBackAt: instant('rolled_back_at'),
    rollBackReason: text(),
    version: version(),
    ...timestamps(),
  },
  (row) => [
    uniqueIndex('model_versions_name').on(row.name),
    index('model_versions_lately').on(row.createdAt, row.id),
    uniqueIndex('model_versions_serving')
      .on(sql`coalesce(${row.companyId}, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`${row.state} = 'serving'`),
    uniqueIndex('model_versions_proposed')
      .on(sql`coalesce(${row.companyId}, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`${row.state} = 'proposed'`),
    check(
      'model_versions_state_known',
      sql`${row.state} in ('proposed','serving','retired','rolledBack','rejected','superseded')`,
    ),
    check('model_versions_hash', sql`length(${row.modelHash}) = 64 and length(${row.basedOnHash}) = 64`),
    check('model_versions_reason_length', sql`length(${row.reason}) between 3 and 500`),
    check('model_versions_roll_back_reason_length', sql`length(${row.rollBackReason}) between 3 and 500`),
    check('model_versions_rolled_back_whole', sql`(${row.rolledBackAt} is null) = (${row.rollBackReason} is null)`),
    check(
      'model_versions_decided_whole',
      sql`${row.state} in ('proposed','superseded') or (${row.decidedAt} is not null and ${row.reason} is not null)`,
    ),
  ],
)

/** Companies that agreed to share their decisions for training the shared model. */
export const learningAgreements = snakeCase.table(
  'learning_agreements',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id),
    agreedAt: instant('agreed_at').notNull(),
    /** The user who recorded it, and the company's contact who agreed. */
    recordedBy: uuid()
      .notNull()
      .references(() => users.id),
    note: text().notNull(),
  },
  (row) => [check('learning_agreements_note_length', sql`length(${row.note}) between 3 and 500`)],
)
