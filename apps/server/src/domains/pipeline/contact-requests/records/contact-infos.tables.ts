import { contactMismatches, contactStates } from '@assay/contracts/contact-infos'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, primaryKey, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, timestamps, version } from '../../../../platform/database/columns.ts'
import { agencies } from '../../../agencies/records/agencies.tables.ts'
import { candidates } from '../../../candidates/profiles/candidates.tables.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { requirements } from '../../../requirements/records/requirements.tables.ts'
import { companies } from '../../../tenants/companies/companies.tables.ts'
import { shortlisteds } from '../../shortlists/records/shortlisteds.tables.ts'

export interface ReleasedDetails {
  readonly legalName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly links: readonly string[]
}

export const contactInfos = snakeCase.table(
  'contact_infos',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    shortlistedId: uuid()
      .notNull()
      .references(() => shortlisteds.id),
    /** The agency that represents the candidate and answers; null when the candidate answers. */
    agencyId: uuid().references(() => agencies.id),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    message: text().notNull(),
    payAmountMinor: bigint({ mode: 'number' }).notNull(),
    payCurrency: text().notNull(),
    payPeriod: text({ enum: ['hour', 'day', 'month', 'year'] }).notNull(),
    location: text(),
    mismatches: text({ enum: contactMismatches }).array().notNull().default([]),
    purpose: text().notNull(),
    undoUntil: instant('undo_until').notNull(),
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at').notNull(),
    /** By the clock, when a day is left. */
    clockRemindedAt: instant('clock_reminded_at'),
    /** By the employer, once. */
    remindedAt: instant('reminded_at'),
    state: text({ enum: contactStates }).notNull(),
    credit: text({ enum: ['reserved', 'spent', 'returned'] }).notNull(),
    details: jsonb().$type<ReleasedDetails>(),
    decidedBy: text({ enum: ['candidate', 'agency', 'operator'] }),
    decidedAt: instant('decided_at'),
    /** The mandate on which the operator acted. */
    mandate: text(),
    declineCode: text(),
    declineNote: text(),
    disputeCode: text(),
    disputeNote: text(),
    disputedAt: instant('disputed_at'),
    retainUntil: instant('retain_until'),
    endedBecause: text({
      enum: ['rejected', 'withdrawn', 'closed', 'erased', 'retention', 'candidate', 'agencyClosed'],
    }),
    version: version(),
    ...timestamps(),
  },
  (info) => [
    uniqueIndex('contact_infos_one_open')
      .on(info.requirementId, info.candidateId)
      .where(sql`${info.state} in ('queued','pending','approved','disputed')`),
    index('contact_infos_company').on(info.companyId, info.createdAt),
    index('contact_infos_candidate').on(info.candidateId),
    index('contact_infos_agency').on(info.agencyId, info.createdAt),
    index('contact_infos_undo').on(info.undoUntil).where(sql`${info.state} = 'queued'`),
    index('contact_infos_expiry').on(info.expiresAt).where(sql`${info.state} = 'pending'`),
    index('contact_infos_retention').on(info.retainUntil).where(sql`${info.state} in ('approved','disputed')`),
    check(
      'contact_infos_state',
      sql`${info.state} in ('queued','pending','approved','declined','expired','withdrawn','disputed','refunded','revoked')`,
    ),
    check(
      'contact_infos_credit_follows',
      sql`${info.credit} = case when ${info.state} in ('queued','pending') then 'reserved'
          when ${info.state} in ('approved','disputed','revoked') then 'spent' else 'returned' end`,
    ),
    check(
      'contact_infos_details_follow',
      sql`(${info.details} is not null) = (${info.state} in ('approved','disputed'))`,
    ),
    check('contact_infos_message', sql`char_length(${info.message}) between 50 and 1500`),
    check('contact_infos_pay', sql`${info.payAmountMinor} >= 0 and ${info.payCurrency} ~ '^[A-Z]{3}$'`),
    check('contact_infos_pay_period', sql`${info.payPeriod} in ('hour','day','month','year')`),
    check('contact_infos_sent', sql`${info.state} in ('queued','withdrawn') or ${info.sentAt} is not null`),
    check('contact_infos_mandate', sql`${info.decidedBy} is distinct from 'operator' or ${info.mandate} is not null`),
    check('contact_infos_decided', sql`(${info.decidedBy} is null) = (${info.decidedAt} is null)`),
    check(
      'contact_infos_dispute',
      sql`${info.state} not in ('disputed','refunded') or ${info.disputeCode} is not null`,
    ),
  ],
)

/** Corrections that candidates request to their data. Erased with them. */
export const dataCorrections = snakeCase.table(
  'data_corrections',
  {
    id: id(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    topic: text({ enum: ['name', 'contact', 'skills', 'work', 'pay', 'availability', 'other'] }).notNull(),
    proposal: text().notNull(),
    state: text({ enum: ['proposed', 'done', 'refused'] })
      .notNull()
      .default('proposed'),
    answer: text(),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant('decided_at'),
    ...timestamps(),
  },
  (correction) => [
    index('data_corrections_candidate').on(correction.candidateId, correction.createdAt),
    index('data_corrections_waiting').on(correction.createdAt).where(sql`${correction.state} = 'proposed'`),
    check('data_corrections_proposal', sql`char_length(${correction.proposal}) between 3 and 2000`),
    check('data_corrections_state', sql`${correction.state} in ('proposed','done','refused')`),
    check(
      'data_corrections_topic',
      sql`${correction.topic} in ('name','contact','skills','work','pay','availability','other')`,
    ),
  ],
)

/** The ends of processes of which candidates were notified, so that each is notified once. */
export const endNotices = snakeCase.table(
  'end_notices',
  {
    shortlistedId: uuid()
      .notNull()
      .references(() => shortlisteds.id, { onDelete: 'cascade' }),
    /** When the entry ended: a restored one may end again. */
    stageSince: instant('stage_since').notNull(),
    createdAt: createdAt(),
  },
  (sent) => [primaryKey({ columns: [sent.shortlistedId, sent.stageSince] })],
)
