import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import {
  findInvoice,
  type Invoice,
  invoicesFor,
  mayOperateBilling,
  paymentReminded,
  updateInvoice,
} from '../records/index.ts'
import { creditInvoice, lockForChange, settleInvoice } from './settle-invoice.ts'

/** The invoice if the caller may see it. */
export async function getInvoice({ db, actor }: Context, id: string): Promise<Invoice> {
  const access = invoicesFor(actor)
  if (access === null) throw new AppError('permission.denied')
  const found = await findInvoice(db, id)
  if (found === null || (access.companyId !== null && access.companyId !== found.companyId)) throw notFound('invoice')
  return found
}

/**
 * Records a payment that arrived outside of the payment provider, such as a bank transfer. Without a day it was paid
 * now.
 */
export async function markInvoicePaid(
  ctx: Context,
  { id, paidOn, method }: { id: string; paidOn: string | undefined; method: string | null },
): Promise<Invoice> {
  const found = await forOperator(ctx, id)
  const at = ctx.now()
  const paidAt = paidOn === undefined ? at : new Date(`${paidOn}T12:00:00Z`)
  if (paidAt.getTime() > at.getTime() + DAY_MS)
    throw new AppError('validation.invalid', { detail: 'Paid on can’t be in the future.', field: 'paidOn' })
  return ctx.transaction((tx) => settleInvoice(tx, found, { at, paidAt, method: method ?? 'Bank transfer' }))
}

export async function cancelInvoice(ctx: Context, { id, reason }: { id: string; reason: string }): Promise<Invoice> {
  const found = await forOperator(ctx, id)
  return ctx.transaction((tx) => creditInvoice(tx, found, { reason, at: ctx.now() }))
}

/** Mails an open invoice again, at most once a day. */
export async function remindOfInvoice(ctx: Context, id: string): Promise<Invoice> {
  const found = await forOperator(ctx, id)
  const at = ctx.now()
  return ctx.transaction(async (tx) => {
    const { subscription, invoice } = await lockForChange(tx, found, at)
    const last = invoice.remindedAt ?? invoice.createdAt
    if (invoice.state !== 'open' || at.getTime() - last.getTime() < DAY_MS)
      throw new AppError('invoice.transition', { detail: 'Reminders can be sent for open invoices only, once a day.' })
    const reminded = await updateInvoice(tx, invoice.id, { remindedAt: at }, at)
    tx.record(paymentReminded(subscription, reminded))
    return reminded
  })
}

async function forOperator(ctx: Context, id: string): Promise<Invoice> {
  assertAllowed(mayOperateBilling(ctx.actor), 'Only operators of this installation can do this.')
  return getInvoice(ctx, id)
}
