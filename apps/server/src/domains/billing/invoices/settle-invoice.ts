import type { Tx } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import {
  applyPaid,
  findPaymentOf,
  type Invoice,
  invoicePaid,
  listOpenRenewals,
  lockInvoice,
  lockSubscription,
  NOTHING_PENDING,
  paymentMoved,
  updateInvoice,
  updatePayment,
  updateSubscription,
} from '../records/index.ts'
import { issueCreditNote } from './issue-invoice.ts'

/** The company's row is locked first, as everywhere, so that payments and changes of its plan wait for each other. */
export async function lockForChange(tx: Tx, found: Invoice | null, at: Date) {
  if (found === null) throw notFound('invoice')
  const subscription = await lockSubscription(tx, found.companyId, at)
  const invoice = await lockInvoice(tx, found.id)
  if (invoice === null) throw notFound('invoice')
  return { subscription, invoice }
}

/** The money arrived: what was bought begins. */
export async function settleInvoice(
  tx: Tx,
  found: Invoice,
  { at, paidAt, method }: { at: Date; paidAt: Date; method: string | null },
): Promise<Invoice> {
  const { subscription, invoice } = await lockForChange(tx, found, at)
  if (invoice.state !== 'open' || invoice.kind !== 'invoice') throw notPossible(invoice)
  const paid = await updateInvoice(tx, invoice.id, { state: 'paid' }, at)
  const payment = await findPaymentOf(tx, invoice.id)
  if (payment !== null)
    await updatePayment(tx, payment.id, { state: 'succeeded', settledAt: paidAt, method, failure: null }, at)
  const today = dayOf(at)
  const due = await listOpenRenewals(tx, invoice.companyId)
  await applyPaid(tx, subscription, { invoice: paid, at, isStillDue: due.some(({ dueOn }) => dueOn < today) })
  tx.record(invoicePaid(paid))
  return paid
}

/** Cancels an invoice by a credit note; what was paid is refunded. */
export async function creditInvoice(
  tx: Tx,
  found: Invoice,
  { reason, at }: { reason: string; at: Date },
): Promise<Invoice> {
  const { subscription, invoice } = await lockForChange(tx, found, at)
  if (invoice.state === 'credited' || invoice.kind !== 'invoice') throw notPossible(invoice)
  const note = await issueCreditNote(tx, invoice, { reason, at })
  const credited = await updateInvoice(tx, invoice.id, { state: 'credited', creditedById: note.id }, at)
  const payment = await findPaymentOf(tx, invoice.id)
  if (payment?.state === 'succeeded')
    tx.record(paymentMoved('refund', await updatePayment(tx, payment.id, { state: 'refunded', settledAt: at }, at)))
  else if (payment?.state === 'requested') {
    const ended = { state: 'failed', failure: 'The invoice was cancelled.', settledAt: at } as const
    await updatePayment(tx, payment.id, ended, at)
  }
  if (subscription.pendingInvoiceId === invoice.id)
    await updateSubscription(tx, { companyId: invoice.companyId, ...NOTHING_PENDING }, at)
  return credited
}

const notPossible = ({ state, kind }: Invoice): AppError =>
  new AppError('invoice.transition', {
    detail: kind === 'creditNote' ? 'Credit notes can’t be changed.' : `This invoice is ${state}.`,
    meta: { state },
  })
