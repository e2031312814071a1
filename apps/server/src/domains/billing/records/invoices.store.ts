import type { InvoiceState } from '@assay/contracts/invoices'
import type { PaymentState } from '@assay/contracts/payments'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../platform/database/keyset.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { invoiceNumbers, invoices, payments } from './invoices.tables.ts'

export type Invoice = typeof invoices.$inferSelect
export type Payment = typeof payments.$inferSelect

interface Wanted<State> {
  /** null: of all companies. */
  readonly companyId: string | null
  readonly state: State | undefined
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

/** The next number, without gaps: it waits for others who take one, and comes back if the transaction fails. */
export async function takeSequence(db: Queries, issuer: string, year: number): Promise<number> {
  const [taken] = await db
    .insert(invoiceNumbers)
    .values({ issuer, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.issuer, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning()
  if (taken === undefined) throw new Error('No number was given.')
  return taken.last
}

export async function insertInvoice(db: Queries, row: typeof invoices.$inferInsert): Promise<Invoice> {
  const [inserted] = await db.insert(invoices).values(row).returning()
  if (inserted === undefined) throw new Error('The invoice was not kept.')
  return inserted
}

export async function listInvoices(
  db: Queries,
  { companyId, state, sort, page }: Wanted<InvoiceState>,
): Promise<KeysetPage<Invoice> & { total: number }> {
  const by = {
    createdAt: { by: invoices.createdAt, read: (row: Invoice) => row.createdAt },
    dueOn: { by: invoices.dueOn, read: (row: Invoice) => row.dueOn },
    number: { by: invoices.number, read: (row: Invoice) => row.number },
  } as const
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(by, name) ? [{ ...by[name as keyof typeof by], descending }] : [],
  )
  const keys: OrderKey<Invoice>[] = [
    ...(asked.length > 0 ? asked : [{ ...by.createdAt, descending: true }]),
    { by: invoices.id, descending: true, read: (row) => row.id },
  ]
  const among = and(
    companyId === null ? undefined : eq(invoices.companyId, companyId),
    state === undefined ? undefined : eq(invoices.state, state),
  )
  return listRows(db, invoices, { page, keys, where: among })
}

export async function findInvoice(db: Queries, id: string): Promise<Invoice | null> {
  const [found] = await db.select().from(invoices).where(eq(invoices.id, id))
  return found ?? null
}

export async function lockInvoice(db: Queries, id: string): Promise<Invoice | null> {
  const [found] = await db.select().from(invoices).where(eq(invoices.id, id)).for('update')
  return found ?? null
}

export async function findInvoiceByRef(db: Queries, providerRef: string): Promise<Invoice | null> {
  const [found] = await db.select().from(invoices).where(eq(invoices.providerRef, providerRef))
  return found ?? null
}

export async function listInvoicesById(db: Queries, ids: readonly string[]): Promise<Map<string, Invoice>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Open invoices for a next period, the earliest first. */
export async function listOpenRenewals(db: Queries, companyId: string): Promise<Invoice[]> {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.state, 'open'), eq(invoices.purpose, 'renewal')))
    .orderBy(invoices.dueOn)
}

/** Everything invoiced to a company, for its export. */
export async function listAllInvoices(db: Queries, companyId: string): Promise<Invoice[]> {
  return db.select().from(invoices).where(eq(invoices.companyId, companyId)).orderBy(invoices.createdAt, invoices.id)
}

export async function listOpenInvoices(db: Queries, companyId: string): Promise<Invoice[]> {
  return db
    .select()
    .from(invoices)
    .where(and(...[eq(invoices.companyId, companyId), eq(invoices.state, 'open'), eq(invoices.kind, 'invoice')]))
    .orderBy(invoices.dueOn)
}

export async function findRenewal(db: Queries, companyId: string, periodStart: Date): Promise<Invoice | null> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(
      and(
        ...[eq(invoices.companyId, companyId), eq(invoices.purpose, 'renewal'), eq(invoices.kind, 'invoice')],
        ...[eq(invoices.periodStart, periodStart), inArray(invoices.state, ['open', 'paid'])],
      ),
    )
  return found ?? null
}

/** Only what may change after an invoice was issued. */
export async function updateInvoice(
  db: Queries,
  id: string,
  change: { readonly state?: InvoiceState; readonly creditedById?: string; readonly remindedAt?: Date },
  now: Date,
): Promise<Invoice> {
  const [updated] = await db
    .update(invoices)
    .set({ ...change, updatedAt: now, version: sql`${invoices.version} + 1` })
    .where(eq(invoices.id, id))
    .returning()
  if (updated === undefined) throw new Gone('invoice')
  return updated
}

export async function insertPayment(db: Queries, row: typeof payments.$inferInsert): Promise<Payment> {
  const [inserted] = await db.insert(payments).values(row).returning()
  if (inserted === undefined) throw new Error('The payment was not kept.')
  return inserted
}

export async function listPayments(
  db: Queries,
  { companyId, state, sort, page }: Wanted<PaymentState>,
): Promise<KeysetPage<Payment> & { total: number }> {
  const [first] = sort
  const descending = first?.descending ?? true
  const column = first?.name === 'createdAt' ? 'createdAt' : 'requestedAt'
  const keys: OrderKey<Payment>[] = [
    { by: payments[column], descending, read: (row) => row[column] },
    { by: payments.id, descending, read: (row) => row.id },
  ]
  const among = and(
    companyId === null ? undefined : eq(payments.companyId, companyId),
    state === undefined ? undefined : eq(payments.state, state),
  )
  return listRows(db, payments, { page, keys, where: among })
}

export async function findPayment(db: Queries, id: string): Promise<Payment | null> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id))
  return found ?? null
}

export async function findPaymentByRef(db: Queries, providerRef: string): Promise<Payment | null> {
  const [found] = await db.select().from(payments).where(eq(payments.providerRef, providerRef))
  return found ?? null
}

/** The latest payment of an invoice. */
export async function findPaymentOf(db: Queries, invoiceId: string): Promise<Payment | null> {
  const [found] = await db
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(desc(payments.requestedAt), desc(payments.id))
    .limit(1)
  return found ?? null
}

/** The latest charge that the payment provider could not make. */
export async function findFailedCharge(db: Queries, companyId: string): Promise<Payment | null> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, companyId), eq(payments.provider, 'stripe'), eq(payments.state, 'failed')))
    .orderBy(desc(payments.requestedAt), desc(payments.id))
    .limit(1)
  return found ?? null
}

export async function updatePayment(
  db: Queries,
  id: string,
  change: Partial<Pick<Payment, 'state' | 'method' | 'failure' | 'settledAt' | 'invoiceId'>>,
  now: Date,
): Promise<Payment> {
  const [updated] = await db
    .update(payments)
    .set({ ...change, updatedAt: now, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, id))
    .returning()
  if (updated === undefined) throw new Gone('payment')
  return updated
}
