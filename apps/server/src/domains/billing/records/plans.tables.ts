import type { PostalAddress } from '@assay/contracts/plans'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps, version } from '../../../platform/database/columns.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'

const address = () => jsonb().$type<PostalAddress>()

/** The plans on offer. null: no limit. */
export const plans = snakeCase.table(
  'plans',
  {
    id: id(),
    key: text().notNull().unique(),
    name: text().notNull(),
    summary: text().notNull(),
    position: integer().notNull(),
    seats: integer(),
    contactCredits: integer(),
    historyDays: integer(),
    trialDays: integer().notNull().default(0),
    ...timestamps(),
  },
  (plan) => [
    check(
      'plans_limits',
      sql`coalesce(${plan.seats}, 1) >= 1 and coalesce(${plan.contactCredits}, 0) >= 0
          and coalesce(${plan.historyDays}, 1) >= 1 and ${plan.trialDays} between 0 and 90`,
    ),
  ],
)

export const planPrices = snakeCase.table(
  'plan_prices',
  {
    planId: uuid()
      .notNull()
      .references(() => plans.id),
    currency: text().notNull(),
    interval: text({ enum: ['month', 'year'] }).notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
  },
  (price) => [
    primaryKey({ columns: [price.planId, price.currency, price.interval] }),
    check('plan_prices_amount', sql`${price.amountMinor} >= 0 and ${price.currency} ~ '^[A-Z]{3}$'`),
    check('plan_prices_interval', sql`${price.interval} in ('month','year')`),
  ],
)

/** One row: whether plans cost something here, and who issues the invoices. */
export const billingSettings = snakeCase.table(
  'billing_settings',
  {
    id: id(),
    isOn: boolean().notNull().default(false),
    legalName: text().notNull().default(''),
    address: address(),
    taxId: text(),
    contactEmail: text(),
    /** Hundredths of a percent. */
    taxBasisPoints: integer().notNull().default(0),
    invoicePrefix: text().notNull().default(''),
    paymentDays: integer().notNull().default(14),
    guaranteeDays: integer().notNull().default(14),
    paymentInstructions: text(),
    version: version(),
    ...timestamps(),
  },
  (settings) => [
    check('billing_settings_days', sql`${settings.paymentDays} between 1 and 90 and ${settings.guaranteeDays} >= 0`),
    check('billing_settings_tax', sql`${settings.taxBasisPoints} between 0 and 3000`),
  ],
)

/** Where the invoices of a company go; with the id of the company. */
export const billingInfos = snakeCase.table(
  'billing_infos',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id),
    legalName: text().notNull(),
    address: address().notNull(),
    taxId: text(),
    invoiceEmails: text().array().notNull(),
    poNumber: text(),
    currency: text().notNull(),
    /** The customer at the payment provider. */
    providerCustomerRef: text().unique(),
    version: version(),
    ...timestamps(),
  },
  (info) => [
    check('billing_infos_emails', sql`cardinality(${info.invoiceEmails}) between 1 and 10`),
    check('billing_infos_currency', sql`${info.currency} ~ '^[A-Z]{3}$'`),
  ],
)
