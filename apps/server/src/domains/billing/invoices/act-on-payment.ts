import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import {
  findInvoice,
  findPayment,
  findPaymentOf,
  insertPayment,
  invoicesFor,
  mayManageBilling,
  mayOperateBilling,
  type Payment,
  paymentMoved,
  updatePayment,
} from '../records/index.ts'
import { chargeAgain, type StripeConnection } from '../stripe/index.ts'
import { lockForChange } from './settle-invoice.ts'

export async function getPayment({ db, actor }: Context, id: string): Promise<Payment> {
  const access = invoicesFor(actor)
  if (access === null) throw new AppError('permission.denied')
  const found = await findPayment(db, id)
  if (found === null || (access.companyId !== null && access.companyId !== found.companyId)) throw notFound('payment')
  return found
}

/** Retries a failed payment of an open invoice; one at Stripe is charged again. */
export async function retryPayment(ctx: Context, id: string, stripe: StripeConnection | null): Promise<Payment> {
  assertAllowed(mayManageBilling(ctx.actor) || mayOperateBilling(ctx.actor))
  const found = await getPayment(ctx, id)
  if (found.provider === 'stripe') {
    if (found.state !== 'failed') throw notNow(found)
    return chargeAgain(ctx, stripe, found)
  }
  const at = ctx.now()
  return ctx.transaction(async (tx) => {
    const invoice = found.invoiceId === null ? null : await findInvoice(tx, found.invoiceId)
    const locked = await lockForChange(tx, invoice, at)
    const latest = await findPaymentOf(tx, locked.invoice.id)
    if (latest?.id !== found.id || latest.state !== 'failed' || locked.invoice.state !== 'open') throw notNow(found)
    const { companyId, invoiceId, amountMinor, currency, provider } = found
    const asked = await insertPayment(tx, {
      id: newId(at.getTime()),
      companyId,
      invoiceId,
      amountMinor,
      currency,
      provider,
      state: 'requested',
      requestedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    tx.record(paymentMoved('retry', asked))
    return asked
  })
}

/** The operator saw that the money did not come. */
export async function failPayment(ctx: Context, { id, reason }: { id: string; reason: string }): Promise<Payment> {
  assertAllowed(mayOperateBilling(ctx.actor), 'Only operators of this installation can do this.')
  const found = await getPayment(ctx, id)
  const at = ctx.now()
  return ctx.transaction(async (tx) => {
    const invoice = found.invoiceId === null ? null : await findInvoice(tx, found.invoiceId)
    await lockForChange(tx, invoice, at)
    const current = await findPayment(tx, id)
    if (current?.state !== 'requested') throw notNow(current ?? found)
    const failed = await updatePayment(tx, id, { state: 'failed', failure: reason, settledAt: at }, at)
    tx.record(paymentMoved('fail', failed))
    return failed
  })
}

const notNow = ({ state }: Payment): AppError =>
  new AppError('payment.transition', { detail: `This payment is ${state}.`, meta: { state } })
