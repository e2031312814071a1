import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'
import type { InvoiceLine } from './plan-change.rules.ts'

export interface Party {
  readonly legalName: string
  readonly lines: readonly string[]
  readonly taxId: string | null
}

/** The last number of each issuer and year. The row lock makes the numbers gapless. */
export const invoiceNumbers = snakeCase.table(
  'invoice_numbers',
  { issuer: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (counted) => [primaryKey({ columns: [counted.issuer, counted.year] })],
)

/** A trigger refuses every change of an issued invoice except of its state. */
export const invoices = snakeCase.table(
  'invoices',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    issuer: text().notNull(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    number: text().notNull(),
    kind: text({ enum: ['invoice', 'creditNote'] }).notNull(),
    /** start, change: a plan that begins when it is paid; renewal: the next period. */
    purpose: text({ enum: ['start', 'change', 'renewal'] }).notNull(),
    state: text({ enum: ['open', 'paid', 'credited'] }).notNull(),
    creditedById: uuid(),
    issuedOn: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    periodStart: instant('period_start'),
    currency: text().notNull(),
    netMinor: bigint({ mode: 'number' }).notNull(),
    taxMinor: bigint({ mode: 'number' }).notNull(),
    totalMinor: bigint({ mode: 'number' }).notNull(),
    taxBasisPoints: integer().notNull(),
    taxNote: text(),
    seller: jsonb().$type<Party>().notNull(),
    buyer: jsonb().$type<Party>().notNull(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    poNumber: text(),
    paymentInstructions: text(),
    reason: text(),
    /** The invoice at the payment provider. */
    providerRef: text().unique(),
    remindedAt: instant('reminded_at'),
    version: version(),
    ...timestamps(),
  },
  (invoice) => [
    uniqueIndex('invoices_sequence').on(invoice.issuer, invoice.year, invoice.sequence),
    uniqueIndex('invoices_renewal')
      .on(invoice.companyId, invoice.periodStart)
      .where(sql`${invoice.purpose} = 'renewal' and ${invoice.kind} = 'invoice' and ${invoice.state} <> 'credited'`),
    index('invoices_company').on(invoice.companyId, invoice.createdAt),
    index('invoices_open').on(invoice.dueOn).where(sql`${invoice.state} = 'open'`),
    check('invoices_sum', sql`${invoice.netMinor} + ${invoice.taxMinor} = ${invoice.totalMinor}`),
    check('invoices_kind', sql`(${invoice.kind} = 'invoice') = (${invoice.totalMinor} >= 0)`),
    check('invoices_state', sql`${invoice.state} in ('open','paid','credited')`),
    check('invoices_purpose', sql`${invoice.purpose} in ('start','change','renewal')`),
  ],
)

export const payments = snakeCase.table(
  'payments',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    invoiceId: uuid().references(() => invoices.id),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    provider: text({ enum: ['manual', 'stripe'] }).notNull(),
    /** The invoice at the payment provider, which writes it itself. */
    providerRef: text().unique(),
    documentNumber: text(),
    documentUrl: text(),
    state: text({ enum: ['requested', 'succeeded', 'failed', 'refunded'] }).notNull(),
    method: text(),
    failure: text(),
    requestedAt: instant('requested_at').notNull(),
    settledAt: instant('settled_at'),
    version: version(),
    ...timestamps(),
  },
  (payment) => [
    uniqueIndex('payments_one_running')
      .on(payment.invoiceId)
      .where(sql`${payment.state} in ('requested','succeeded','refunded')`),
    index('payments_company').on(payment.companyId, payment.requestedAt),
    check('payments_amount', sql`${payment.amountMinor} >= 0`),
    check('payments_state', sql`${payment.state} in ('requested','succeeded','failed','refunded')`),
    check('payments_provider', sql`${payment.provider} in ('manual','stripe')`),
  ],
)
