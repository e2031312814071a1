import { engagements, offerStates } from '@assay/contracts/offers'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  snakeCase,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps, version } from '../../../../platform/database/columns.ts'
import { candidates } from '../../../candidates/profiles/candidates.tables.ts'
import { titles } from '../../../content/taxonomy/titles.tables.ts'
import { users } from '../../../identity/users/users.tables.ts'
import { requirements } from '../../../requirements/records/requirements.tables.ts'
import { companies } from '../../../tenants/companies/companies.tables.ts'
import { shortlisteds } from '../../shortlists/records/shortlisteds.tables.ts'

export const offers = snakeCase.table(
  'offers',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    requirementId: uuid()
      .notNull()
      .references(() => requirements.id),
    /** The requirement’s period when it was drafted: reopening frees its seats. */
    period: integer().notNull(),
    shortlistedId: uuid()
      .notNull()
      .references(() => shortlisteds.id),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    /** The values compared with other companies’ offers. */
    titleId: uuid().references(() => titles.id),
    revision: integer().notNull(),
    supersedes: uuid().references((): AnyPgColumn => offers.id),
    state: text({ enum: offerStates }).notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    payPeriod: text({ enum: ['hour', 'day', 'month', 'year'] }).notNull(),
    /** Euro cents per hour; null when the currency has no known rate. */
    hourlyMinor: integer(),
    engagement: text({ enum: engagements }).notNull(),
    hoursPerWeek: integer(),
    startOn: date({ mode: 'string' }).notNull(),
    trialDays: integer().notNull(),
    terms: text().notNull(),
    expiryDays: integer().notNull(),
    expiresAt: instant('expires_at'),
    /** Outside the band, so only an owner may approve. */
    needsOwner: boolean().notNull().default(false),
    approverId: uuid().references(() => users.id),
    /** Every author; none of them may approve the offer. */
    authorIds: uuid().array().notNull(),
    submittedAt: instant('submitted_at'),
    sentAt: instant('sent_at'),
    viewedAt: instant('viewed_at'),
    remindedAt: instant('reminded_at'),
    /** When the employer was warned of the end. */
    warnedAt: instant('warned_at'),
    answeredAt: instant('answered_at'),
    acceptedName: text(),
    acceptedBy: text({ enum: ['link', 'record'] }),
    evidence: text(),
    /** An accepted offer keeps its seat until the hire releases it. */
    seatGivenBackAt: instant('seat_given_back_at'),
    declineCode: text(),
    declineNote: text(),
    withdrawCode: text(),
    withdrawNote: text(),
    version: version(),
    ...timestamps(),
  },
  (offer) => [
    unique('offers_revision_once').on(offer.shortlistedId, offer.revision),
    uniqueIndex('offers_one_in_preparation')
      .on(offer.shortlistedId)
      .where(sql`${offer.state} in ('draft','pendingApproval','approved')`),
    uniqueIndex('offers_one_out').on(offer.shortlistedId).where(sql`${offer.state} in ('sent','viewed')`),
    uniqueIndex('offers_one_accepted').on(offer.shortlistedId).where(sql`${offer.state} = 'accepted'`),
    index('offers_company').on(offer.companyId, offer.createdAt),
    index('offers_requirement').on(offer.requirementId, offer.state),
    index('offers_candidate').on(offer.candidateId),
    index('offers_due').on(offer.expiresAt).where(sql`${offer.state} in ('sent','viewed')`),
    index('offers_comparable').on(offer.titleId, offer.engagement, offer.sentAt),
    check(
      'offers_state_known',
      sql`${offer.state} in ('draft','pendingApproval','approved','sent','viewed','accepted','declined','expired','withdrawn','superseded')`,
    ),
    check('offers_amount', sql`${offer.amountMinor} >= 0 and ${offer.currency} ~ '^[A-Z]{3}$'`),
    check('offers_pay_period', sql`${offer.payPeriod} in ('hour','day','month','year')`),
    check('offers_engagement_known', sql`${offer.engagement} in ('fullTime','contract')`),
    check('offers_hours', sql`${offer.hoursPerWeek} between 1 and 60`),
    check('offers_trial', sql`${offer.trialDays} between 0 and 180`),
    check('offers_expiry_days', sql`${offer.expiryDays} between 1 and 30`),
    check('offers_authors', sql`cardinality(${offer.authorIds}) > 0`),
    check('offers_revision', sql`${offer.revision} >= 1 and (${offer.revision} = 1) = (${offer.supersedes} is null)`),
    check(
      'offers_out_with_clock',
      sql`${offer.state} not in ('sent','viewed','accepted','declined','expired','superseded')
          or num_nulls(${offer.sentAt}, ${offer.expiresAt}) = 0`,
    ),
    check(
      'offers_accepted_whole',
      sql`${offer.state} <> 'accepted' or (num_nulls(${offer.acceptedName}, ${offer.acceptedBy}, ${offer.answeredAt}) = 0
          and (${offer.acceptedBy} = 'link' or ${offer.evidence} is not null))`,
    ),
    check('offers_declined_with_reason', sql`${offer.state} <> 'declined' or ${offer.declineCode} is not null`),
    check('offers_withdrawn_with_reason', sql`${offer.state} <> 'withdrawn' or ${offer.withdrawCode} is not null`),
  ],
)

/** Decisions about a draft, with their authors. */
export const offerApprovals = snakeCase.table(
  'offer_approvals',
  {
    id: id(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    decision: text({ enum: ['approved', 'returned'] }).notNull(),
    note: text(),
    at: instant('at').notNull(),
  },
  (approval) => [
    index('offer_approvals_offer').on(approval.offerId, approval.at),
    check('offer_approvals_decision_known', sql`${approval.decision} in ('approved','returned')`),
    check('offer_approvals_note_length', sql`length(${approval.note}) <= 1000`),
  ],
)

/** The exact bytes that were sent. The database verifies the hash. */
export const offerDocuments = snakeCase.table(
  'offer_documents',
  {
    offerId: uuid()
      .primaryKey()
      .references(() => offers.id),
    bytes: bytes('bytes').notNull(),
    hash: text().notNull(),
    /** The text of the letter as printed in the document. */
    terms: text().notNull(),
    position: text().notNull(),
    companyName: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (document) => [check('offer_documents_hash', sql`${document.hash} = encode(sha256(${document.bytes}), 'hex')`)],
)

/** Templates for a company’s letters. */
export const offerTemplates = snakeCase.table(
  'offer_templates',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    body: text().notNull(),
    version: version(),
    ...timestamps(),
  },
  (template) => [
    uniqueIndex('offer_templates_once').on(template.companyId, sql`lower(${template.name})`),
    check('offer_templates_name_length', sql`char_length(${template.name}) between 2 and 60`),
    check('offer_templates_body_length', sql`char_length(${template.body}) between 1 and 10000`),
  ],
)
